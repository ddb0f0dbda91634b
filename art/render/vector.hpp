// Points, colours and the few scalar helpers everything else is written in.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

struct Vec2 {
  float x = 0, y = 0;
};
struct Vec3 {
  float x = 0, y = 0, z = 0;
};
inline Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline Vec3 operator-(Vec3 a) { return {-a.x, -a.y, -a.z}; }
inline Vec3 operator*(Vec3 a, float s) { return {a.x * s, a.y * s, a.z * s}; }
inline Vec3 operator*(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
inline float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline Vec3 cross(Vec3 a, Vec3 b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline float length(Vec3 a) { return std::sqrt(dot(a, a)); }
inline Vec3 normal(Vec3 a) {
  float l = length(a);
  return l > 1e-9f ? a * (1 / l) : Vec3{0, 1, 0};
}
inline float mix(float a, float b, float t) { return a + (b - a) * t; }
inline Vec3 mix(Vec3 a, Vec3 b, float t) { return a + (b - a) * t; }
inline float clamp(float x, float low, float high) { return x < low ? low : x > high ? high : x; }
inline float smooth(float from, float to, float x) {
  float t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
inline float brightest(Vec3 c) { return std::max({c.x, c.y, c.z}); }
inline Vec3 brighter(Vec3 a, Vec3 b) {
  return {std::max(a.x, b.x), std::max(a.y, b.y), std::max(a.z, b.z)};
}
inline Vec3 hex(uint32_t c) {
  auto linear = [](float u) { return u <= 0.04045f ? u / 12.92f : std::pow((u + 0.055f) / 1.055f, 2.4f); };
  return {linear(((c >> 16) & 255) / 255.f), linear(((c >> 8) & 255) / 255.f), linear((c & 255) / 255.f)};
}
inline float toSrgb(float x) {
  x = clamp(x, 0, 1);
  return x <= .0031308f ? 12.92f * x : 1.055f * std::pow(x, 1 / 2.4f) - .055f;
}
constexpr float TURN = 6.2831853f;
