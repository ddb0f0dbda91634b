// The painted ground: everything repeats every segment, and rows near a joint are shared by all variants.
#include "noise.hpp"
#include "surface.hpp"

static float rowHash(const Ground& g, int x, int row, int rows, int salt) {
  const int period = g.stairs * rows;
  row = (row % period + period) % period;
  const bool own = row > rows && row < period - rows;
  return hash(x + 11 * salt, row + 57 * salt, (own ? g.variant + 1 : 0) * 131 + salt);
}
static float waves(const Ground& g, float x, float s, int rows, int salt) {
  float fy = s * rows, fx = x * rows / g.depth;
  int i = floorf(fx), j = floorf(fy);
  float u = fx - i, v = fy - j;
  u = u * u * (3 - 2 * u), v = v * v * (3 - 2 * v);
  auto h = [&](int a, int b) { return rowHash(g, i + a, j + b, rows, salt); };
  return (h(0, 0) * (1 - u) + h(1, 0) * u) * (1 - v) + (h(0, 1) * (1 - u) + h(1, 1) * u) * v;
}
static float cracks(const Ground& g, float x, float s, int rows, int salt) {
  float fy = s * rows, fx = x * rows / g.depth, best = 9, second = 9;
  int i = floorf(fx), j = floorf(fy);
  for (int q = -1; q <= 1; q++)
    for (int a = -1; a <= 1; a++) {
      float cx = i + a + .15f + .7f * rowHash(g, i + a, j + q, rows, salt);
      float cy = j + q + .15f + .7f * rowHash(g, i + a, j + q, rows, salt + 1);
      float d = std::hypot(fx - cx, fy - cy);
      if (d < best) second = best, best = d;
      else if (d < second) second = d;
    }
  return second - best;
}
static float bend(const Ground& g, int stair) { return g.bends[(stair % g.stairs + g.stairs) % g.stairs]; }
static float arena(const Ground& g, Vec3 p) { return std::hypot(p.x / 4.15f, (p.z - g.bends[0]) / 5.2f); }
/** how far beside the road (in units), ragged later by noise */
static float beside(const Ground& g, Vec3 p, float s, float from, float to) {
  int i = floorf(s);
  return fabsf(p.x - mix(bend(g, i), bend(g, i + 1), smooth(from, to, s - i))) - g.halfRoad;
}
void paintGround(const Ground& g, Vec3 p, Vec3 n, Surface& out) {
  const float s = -p.z / g.depth, warp = waves(g, p.x, s, 4, 3) - .5f;
  float broad = waves(g, p.x + warp * .5f, s, 1, 1) * .5f + waves(g, p.x, s, 2, 2) * .3f + waves(g, p.x, s, 4, 4) * .2f;
  float fine = waves(g, p.x + warp * .3f, s, 3, 7) * .6f + waves(g, p.x, s, 8, 8) * .4f;
  Vec3 c = mix(g.base, g.light, smooth(.50f, .62f, broad) * .85f);
  c = mix(c, g.dark, smooth(.46f, .34f, broad) * .8f);
  c = mix(c, g.dark, smooth(.66f, .72f, fine) * .28f);
  c = mix(c, g.light, smooth(.36f, .30f, fine) * .35f);
  const float blade = waves(g, p.x * 3.2f, s, 10, 9), grain = waves(g, p.x * 2.2f + 7, s, 16, 10);
  c = c * (1 + g.strokes * (.16f * (smooth(.62f, .8f, blade) - smooth(.38f, .2f, blade)) + .10f * (grain - .5f)));
  if (g.flat) {
    float w = smooth(1.02f, .80f, arena(g, p) + (fine - .5f) * .28f + (broad - .5f) * .22f);
    c = mix(c, g.road * (1 + .20f * (broad - .5f) + .12f * (grain - .5f)), w * .9f);
  } else {
    float w = smooth(g.path, .0f, beside(g, p, s, .55f, 1.05f) + (fine - .5f) * .75f);
    c = mix(c, g.road, w * .85f);
  }
  if (float steep = smooth(.80f, .62f, n.y + (fine - .5f) * .28f); steep > 0) {
    float layer = .5f + .5f * sinf((p.y - s * g.rise) * 15 + fine * 5);
    c = mix(c, mix(g.cliff, g.cliff2, smooth(.35f, .75f, waves(g, p.x * 1.3f, s, 8, 12) * .6f + layer * .4f)), steep);
  }
  if (g.lavaGlow > 0) {
    float wy = waves(g, p.x, s, 6, 5) - .5f;
    float e1 = cracks(g, p.x + warp * .55f, s + wy * .22f, 1, 20), e2 = cracks(g, p.x + warp * .35f, s + wy * .14f, 2, 30);
    float patch = smooth(.50f, .66f, waves(g, p.x, s, 1, 40) * .65f + waves(g, p.x, s, 2, 41) * .35f + .03f);
    float away = g.flat ? 2.f - 2 * smooth(1.15f, .9f, arena(g, p)) : beside(g, p, s, 0, 1);
    patch *= smooth(.15f, .7f, away);
    float core = std::max(smooth(.065f, .015f, e1), smooth(.04f, .01f, e2) * .6f) * patch;
    float halo = std::max(smooth(.34f, .0f, e1), smooth(.2f, .0f, e2) * .6f) * patch;
    c = mix(c, g.lava * Vec3{.9f, .35f, .25f}, halo * .32f);
    out.emission = g.lava * (core * g.lavaGlow) + Vec3{.35f, .22f, .02f} * (smooth(.5f, 1.f, core) * g.lavaGlow * .6f) +
                   g.lava * Vec3{.6f, .2f, .3f} * (halo * .10f * g.lavaGlow);
    c = mix(c, hex(0x2a0c10), core * .5f);
  }
  out.colour = c;
}
