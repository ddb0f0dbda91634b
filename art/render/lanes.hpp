// Sixteen rays at once: the same formulas run on one float or on a packet of sixteen.
#pragma once
#include "vector.hpp"

typedef float F16 __attribute__((vector_size(64)));
typedef int I16 __attribute__((vector_size(64)));
#define INLINE static inline __attribute__((always_inline))

INLINE float fill(float x, float) { return x; }
INLINE F16 fill(float x, F16) { return x - (F16){}; }
INLINE float least(float a, float b) { return a < b ? a : b; }
INLINE float most(float a, float b) { return a > b ? a : b; }
INLINE F16 least(F16 a, F16 b) { return a < b ? a : b; }
INLINE F16 most(F16 a, F16 b) { return a > b ? a : b; }
INLINE F16 least(F16 a, float b) { return least(a, fill(b, a)); }
INLINE F16 most(F16 a, float b) { return most(a, fill(b, a)); }
INLINE float positive(float a) { return a < 0 ? -a : a; }
INLINE F16 positive(F16 a) { return a < 0.f ? -a : a; }
INLINE float root(float a) { return __builtin_sqrtf(a < 0 ? 0 : a); }
INLINE F16 root(F16 a) {
  F16 r;
  for (int i = 0; i < 16; i++) r[i] = __builtin_sqrtf(a[i] < 0 ? 0 : a[i]);
  return r;
}
INLINE float whole(float a) { return __builtin_floorf(a); }
INLINE F16 whole(F16 a) {
  F16 r;
  for (int i = 0; i < 16; i++) r[i] = __builtin_floorf(a[i]);
  return r;
}
INLINE float pick(bool c, float a, float b) { return c ? a : b; }
INLINE F16 pick(I16 c, F16 a, F16 b) { return c ? a : b; }
template <class F> INLINE F bound(F x, float low, float high) { return least(most(x, low), high); }
/** sine by a parabola pair: 0.1 % off, far cheaper than the library's */
template <class F> INLINE F sine(F x) {
  F k = whole(x * 0.15915494f + 0.5f);
  x = x - k * TURN;
  F y = x * 1.2732395f - x * positive(x) * 0.4052847f;
  return y * 0.775f + y * positive(y) * 0.225f;
}
template <class F> INLINE F angleOf(F y, F x) {
  F ax = positive(x), ay = positive(y), big = most(ax, ay), small = least(ax, ay);
  F a = small / (big + 1e-9f), s = a * a;
  F r = ((-0.0464964749f * s + 0.15931422f) * s - 0.327622764f) * s * a + a;
  r = pick(ay > ax, 1.57079637f - r, r);
  r = pick(x < 0.f, 3.14159274f - r, r);
  return pick(y < 0.f, -r, r);
}
template <class F> struct Point {
  F x, y, z;
};
INLINE bool any(I16 m) {
  for (int i = 0; i < 16; i++)
    if (m[i]) return true;
  return false;
}
