"""Builds the wheel pave-maps. See README.md."""
import os
import re

from setuptools import setup
from wheel.bdist_wheel import bdist_wheel

here = os.path.dirname(os.path.abspath(__file__))
os.chdir(here)
root = os.path.abspath(os.environ.get('PAVE_ROOT') or os.path.join(here, '..', '..'))


class OneForAll(bdist_wheel):
    """cffi's modules use Python's stable ABI, so that one wheel serves all of Python 3."""

    def get_tag(self):
        return 'cp37', 'abi3', super().get_tag()[2]


with open(os.path.join(root, 'VERSION'), encoding='utf8') as file:
    version = file.read().strip().replace('-', '')  # 1.0.0rc1, as PEP 440 has it
with open('README.md', encoding='utf8') as file:
    readme = re.sub(r'\]\(\.\./', '](', file.read())
setup(
    name='pave-maps', version=version, description='The ground that games are played on: grids, endless worlds, tessellations, region maps',
    long_description=readme, long_description_content_type='text/markdown', license='MIT', python_requires='>=3.8',
    packages=['pave'], package_data={'pave': ['py.typed']}, install_requires=['cffi>=1.15', 'numpy'],
    cffi_modules=['build_pave.py:ffibuilder'], cmdclass={'bdist_wheel': OneForAll})
