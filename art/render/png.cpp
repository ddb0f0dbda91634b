#include "picture.hpp"
#include <cstdio>
#include <cstring>
#include <zlib.h>

static void bigEndian(uint8_t* at, uint32_t v) {
  at[0] = v >> 24, at[1] = v >> 16, at[2] = v >> 8, at[3] = v;
}
static void chunk(FILE* f, const char* type, const Pixels& data) {
  uint8_t size[4], check[4];
  bigEndian(size, data.size());
  uint32_t crc = crc32(0, (const Bytef*)type, 4);
  if (!data.empty()) crc = crc32(crc, data.data(), data.size());
  bigEndian(check, crc);
  fwrite(size, 1, 4, f), fwrite(type, 1, 4, f), fwrite(data.data(), 1, data.size(), f), fwrite(check, 1, 4, f);
}
bool writePng(const std::string& path, int width, int height, const Pixels& pixels) {
  Pixels rows;
  rows.reserve((size_t(width) * 4 + 1) * height);
  for (int y = 0; y < height; y++) {
    rows.push_back(0);
    rows.insert(rows.end(), pixels.begin() + size_t(y) * width * 4, pixels.begin() + size_t(y + 1) * width * 4);
  }
  uLongf size = compressBound(rows.size());
  Pixels packed(size), header(13, 0);
  compress2(packed.data(), &size, rows.data(), rows.size(), 3);
  packed.resize(size);
  bigEndian(&header[0], width), bigEndian(&header[4], height);
  header[8] = 8, header[9] = 6;
  FILE* f = fopen(path.c_str(), "wb");
  if (!f) return false;
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, f);
  chunk(f, "IHDR", header), chunk(f, "IDAT", packed), chunk(f, "IEND", {});
  fclose(f);
  return true;
}
