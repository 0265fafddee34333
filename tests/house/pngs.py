"""Writes PNGs of every kind without interlacing, and damaged ones: pngs.py FOLDER"""
import os
import random
import struct
import sys
import zlib


def chunk(name, data):
    return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))


def chunks_of(width, height, kind, depth, rnd):
    """The chunks of a random picture that uses all five filters."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    stride = (width * channels * depth + 7) // 8
    rows = b''.join(bytes([y % 5]) + rnd.randbytes(stride) for y in range(height))
    parts = [(b'IHDR', struct.pack('>IIBBBBB', width, height, depth, kind, 0, 0, 0))]
    if kind == 3:
        parts += [(b'PLTE', rnd.randbytes(3 << depth)), (b'tRNS', rnd.randbytes(1 << depth >> 1))]
    elif kind in (0, 2) and rnd.random() < .5:
        parts.append((b'tRNS', b'\0\1' * channels))
    packed = zlib.compress(rows)
    half = len(packed) // 2
    return parts + [(b'IDAT', packed[:half]), (b'IDAT', packed[half:]), (b'IEND', b'')]


def write(folder, name, parts, end=None):
    data = b'\x89PNG\r\n\x1a\n' + b''.join(chunk(*part) for part in parts)
    with open(os.path.join(folder, name + '.png'), 'wb') as file:
        file.write(data[:end])


def main():
    folder, rnd = sys.argv[1], random.Random(7)
    os.makedirs(folder)
    for kind, depths in {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}.items():
        for depth in depths:
            parts = chunks_of(33, 21, kind, depth, rnd)
            name = f'kind{kind}-depth{depth}'
            write(folder, name, parts)
            for i in range(8):
                write(folder, f'{name}-cut{i}', parts, rnd.randrange(8, 500))
                which = rnd.randrange(len(parts))
                data = bytearray(parts[which][1])
                if data:
                    data[rnd.randrange(len(data))] = rnd.randrange(256)
                    write(folder, f'{name}-byte{i}', parts[:which] + [(parts[which][0], bytes(data))] + parts[which + 1:])


main()
