// Value noise, its sums, and cells.
#pragma once
#include "vector.hpp"

inline float hash(int x, int y, int z) {
  uint32_t h = x * 374761393u + y * 668265263u + z * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h ^= h >> 16;
  return (h & 0xffffff) / 16777216.f;
}
inline float noise(Vec3 p) {
  int i = floorf(p.x), j = floorf(p.y), k = floorf(p.z);
  float x = p.x - i, y = p.y - j, z = p.z - k;
  x = x * x * (3 - 2 * x), y = y * y * (3 - 2 * y), z = z * z * (3 - 2 * z);
  auto row = [&](int dj, int dk) { return hash(i, j + dj, k + dk) * (1 - x) + hash(i + 1, j + dj, k + dk) * x; };
  return (row(0, 0) * (1 - y) + row(1, 0) * y) * (1 - z) + (row(0, 1) * (1 - y) + row(1, 1) * y) * z;
}
inline float clouds(Vec3 p, int octaves = 4) {
  float sum = 0, weight = .5f;
  for (int i = 0; i < octaves; i++) {
    sum += weight * noise(p);
    p = p * 2.03f + Vec3{1.7f, 9.2f, 3.1f};
    weight *= .5f;
  }
  return sum;
}
struct Cell {
  float centre, edge, id;
};
/** distance to the nearest cell centre, to the cell's edge, and the cell's own random number */
inline Cell cells(Vec3 p) {
  int i = floorf(p.x), j = floorf(p.y), k = floorf(p.z);
  float best = 9, second = 9, id = 0;
  for (int c = -1; c <= 1; c++)
    for (int b = -1; b <= 1; b++)
      for (int a = -1; a <= 1; a++) {
        int x = i + a, y = j + b, z = k + c;
        Vec3 q{x + .2f + .6f * hash(x, y, z), y + .2f + .6f * hash(x + 57, y, z), z + .2f + .6f * hash(x, y + 91, z)};
        float d = length(q - p);
        if (d < best) second = best, best = d, id = hash(x, y + 13, z + 7);
        else if (d < second) second = d;
      }
  return {best, second - best, id};
}
