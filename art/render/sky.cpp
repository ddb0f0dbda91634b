// The painted sky of a backdrop: three tones, a sun, soft heaps of cloud.
#include "light.hpp"
#include "noise.hpp"

static float heap(float x, float y) {
  static const float puffs[9][3] = {{0, 0, .26f}, {.27f, -.05f, .19f}, {-.26f, -.05f, .20f}, {.44f, -.06f, .13f},
      {-.45f, -.06f, .12f}, {.12f, .15f, .18f}, {-.13f, .11f, .17f}, {.34f, .05f, .11f}, {-.02f, .22f, .12f}};
  float sum = 0;
  for (auto& f : puffs) {
    float dx = x - f[0], dy = (y - f[1]) * 1.15f, q = 1 - (dx * dx + dy * dy) / (f[2] * f[2] * 2.1f);
    if (q > 0) sum += q * q;
  }
  return sum;
}
Vec3 Light::skyAt(Vec3 d) const {
  static const float heaps[7][3] = {{-.15f, .45f, .26f}, {.22f, .38f, .22f}, {.12f, .60f, .36f}, {-.13f, .245f, .15f},
      {.17f, .235f, .14f}, {-.32f, .62f, .30f}, {.02f, .33f, .10f}};
  const Options& o = scene.options;
  const float h = clamp(d.y * 2.2f + .08f, 0, 1);
  Vec3 c = mix(mix(o.skyLow, o.skyMiddle, smooth(.05f, .40f, h)), o.skyHigh, smooth(.35f, 1.f, h));
  const float sun = std::max(0.f, dot(d, normal(o.sun)));
  c = c + o.skyLow * (powf(sun, 28) * .55f + powf(sun, 6) * .06f);
  const float x = d.x / (-d.z + .2f), y = d.y / (-d.z + .2f);
  const float wx = (clouds({x * 9, y * 9, 1}) - .47f) * .10f, wy = (clouds({x * 9, y * 9, 5}) - .47f) * .10f;
  c = mix(c, hex(0xf4f6ff), smooth(.52f, .75f, clouds({x * 3.f, y * 9.f, 2}, 5)) * .35f * smooth(.1f, .4f, h));
  for (auto& q : heaps) {
    float X = (x - q[0] + wx * .8f) / q[2], Y = (y - q[1] + wy * .8f) / q[2];
    if (fabsf(X) > .8f || fabsf(Y) > .6f) continue;
    float body = heap(X, Y), alpha = smooth(.17f, .32f, body) * smooth(-.22f, -.10f, Y);
    if (alpha <= 0) continue;
    float lit = clamp(.70f + (body - heap(X - .07f, Y + .10f)) * .55f + .55f * Y, 0, 1);
    Vec3 tone = mix(mix(o.skyHigh, Vec3{.6f, .6f, .75f}, .7f), mix(o.skyLow, Vec3{1, 1, 1}, .7f), lit * lit * (3 - 2 * lit));
    c = mix(c, tone * 1.08f, alpha * .96f * smooth(.0f, .22f, h));
  }
  return c;
}
