# Turns a file into a C array: cmake -DFILE=... -DNAME=... -DOUT=... -P embed.cmake
file(READ ${FILE} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE ${OUT} "static const unsigned char ${NAME}[] = {${bytes}};\n")
