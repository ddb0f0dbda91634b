// From light to picture: calm the noise, draw inner and outer lines, fog, bloom, tone.
#include "noise.hpp"
#include "picture.hpp"

static Vec3 tone(Vec3 c) {
  auto film = [](float x) {
    x = std::max(0.f, x) * .82f;
    return clamp((x * (2.51f * x + .03f)) / (x * (2.43f * x + .59f) + .14f), 0, 1);
  };
  const float grey = dot(c, {.25f, .65f, .1f});
  c = mix({grey, grey, grey}, c, 1.10f);
  return {film(c.x), film(c.y), film(c.z)};
}
/** joint bilateral filter on light only: texture stays sharp while few samples suffice */
static void calm(const Studio& studio, Pass& pass) {
  const Options& o = studio.scene.options;
  const int radius = o.backdrop ? 2 : int(o.supersample * 1.5f), width = pass.width, height = pass.height;
  const float spread = o.backdrop ? .02f : o.tile ? .01f : .0012f;
  std::vector<Vec3> light = pass.irradiance, shine = pass.shine;
  parallel(height, [&](int y) {
    for (int x = 0; x < width; x++) {
      const size_t i = size_t(y) * width + x;
      if (pass.group[i] < 0) continue;
      Vec3 sum{0, 0, 0}, sharp{0, 0, 0};
      float weight = 0, sharpWeight = 0;
      for (int v = std::max(-radius, -y); v <= std::min(radius, height - 1 - y); v++)
        for (int u = std::max(-radius, -x); u <= std::min(radius, width - 1 - x); u++) {
          const size_t j = i + v * width + u;
          if (pass.group[j] != pass.group[i]) continue;
          const float same = dot(pass.normals[i], pass.normals[j]);
          if (same < .85f) continue;
          const float dz = pass.depth[i] - pass.depth[j], w = (same - .85f) * (same - .85f) * expf(-dz * dz / spread);
          sum = sum + pass.irradiance[j] * w, weight += w;
          if (abs(u) <= 2 && abs(v) <= 2 && same > .97f) sharp = sharp + pass.shine[j] * (same - .97f), sharpWeight += same - .97f;
        }
      if (weight > 0) light[i] = sum * (1 / weight);
      if (sharpWeight > 0 && !o.backdrop) shine[i] = sharp * (1 / sharpWeight);
    }
  });
  pass.irradiance.swap(light), pass.shine.swap(shine);
}
/** darkness of an inner line: a step in depth, or the border of two groups */
static float innerLine(const Studio& studio, const Pass& pass, int x, int y) {
  const Options& o = studio.scene.options;
  const float step = 2.2f * studio.view.pixel * o.supersample + .02f;
  const int sides[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  const size_t i = size_t(y) * pass.width + x;
  const int reach = int(o.supersample * o.innerWidth + .5f);
  float line = 0;
  for (int k = 1; k <= reach; k++)
    for (auto& s : sides) {
      const int X = x + s[0] * k, Y = y + s[1] * k;
      if (X < 0 || Y < 0 || X >= pass.width || Y >= pass.height) continue;
      const size_t j = size_t(Y) * pass.width + X;
      if (pass.group[j] < 0 || (k > o.supersample && pass.group[j] == pass.group[i])) continue;
      const float gap = pass.depth[i] - pass.depth[j];
      if (gap > step) line = std::max(line, smooth(step, step * 3, gap) * .62f);
      else if (pass.group[j] != pass.group[i] && gap >= 0) line = std::max(line, .26f);
    }
  return line;
}
/** distance haze, beams of the low sun, dark corners */
static Vec3 air(const Studio& studio, const Pass& pass, Vec3 c, int x, int y) {
  const Options& o = studio.scene.options;
  const float depth = pass.depth[size_t(y) * pass.width + x], px = x / (float)pass.width, py = y / (float)pass.height;
  if (depth < 1e5f) c = mix(c, o.fogColour * .98f, 1 - expf(-std::max(0.f, depth - 8) * o.fog));
  const float sx = px + .25f, sy = (py + .12f) * 1.4f, angle = atan2f(sy, sx);
  const float beam = smooth(.48f, .85f, noise({angle * 17.f, 1.5f, 0}) * .7f + noise({angle * 37.f, 4.5f, 0}) * .3f);
  const float far = depth > 1e5f ? .15f : .25f + .75f * smooth(6.f, 13.f, depth);
  c = c + o.keyColour * Vec3{1, .96f, .8f} * (beam * .13f * smooth(1.9f, .3f, std::hypot(sx, sy)) * far);
  const float vx = (px - .5f) * 2, vy = (py - .45f) * 2, corner = smooth(.55f, 1.55f, sqrtf(vx * vx * .9f + vy * vy * .8f));
  return c * mix(Vec3{1.04f, 1.02f, .99f}, Vec3{.62f, .64f, .76f}, corner);
}
static std::vector<Vec3> compose(const Studio& studio, const Pass& pass) {
  const Options& o = studio.scene.options;
  std::vector<Vec3> colours(pass.size());
  parallel(pass.height, [&](int y) {
    for (int x = 0; x < pass.width; x++) {
      const size_t i = size_t(y) * pass.width + x;
      const bool solid = pass.group[i] >= 0;
      if (!solid && !o.backdrop) continue;
      Vec3 c = solid ? (pass.albedo[i] * pass.irradiance[i] * .72f + pass.shine[i] + pass.emission[i]) * o.exposure : pass.shine[i];
      if (solid && o.outline) c = mix(c, c * Vec3{.22f, .16f, .20f}, innerLine(studio, pass, x, y));
      colours[i] = o.backdrop ? air(studio, pass, c, x, y) : c;
    }
  });
  return colours;
}
/** cover of the outer line at a pixel outside the shape */
static float outerLine(const Pass& pass, int x, int y, float width) {
  const int reach = ceilf(width);
  float best = 1e9f;
  for (int v = -reach; v <= reach; v++)
    for (int u = -reach; u <= reach; u++) {
      const int X = x + u, Y = y + v;
      if (X < 0 || Y < 0 || X >= pass.width || Y >= pass.height) continue;
      if (pass.group[size_t(Y) * pass.width + X] >= 0) best = std::min(best, float(u * u + v * v));
    }
  return best > 1e8f ? 0 : clamp(width + .5f - sqrtf(best), 0, 1);
}
struct Resolved {
  std::vector<Vec3> colour, glow;
  std::vector<float> alpha, line;
  explicit Resolved(size_t n) : colour(n), glow(n), alpha(n), line(n) {}
};
static Resolved resolve(const Studio& studio, const Pass& pass, const std::vector<Vec3>& colours, const std::vector<float>& ring) {
  const Options& o = studio.scene.options;
  const int ss = o.supersample;
  const float width = o.outlineWidth * ss * .5f, share = 1.f / (ss * ss);
  Resolved r(size_t(o.width) * o.height);
  parallel(o.height, [&](int y) {
    for (int x = 0; x < o.width; x++) {
      const size_t k = size_t(y) * o.width + x;
      for (int j = 0; j < ss; j++)
        for (int i = 0; i < ss; i++) {
          const int X = x * ss + i, Y = y * ss + j;
          const size_t p = size_t(Y) * pass.width + X;
          const float left = pass.cut.empty() ? 1.f : pass.cut[p];
          if (pass.group[p] >= 0 || o.backdrop) {
            r.colour[k] = r.colour[k] + tone(colours[p]) * (left * share);
            r.alpha[k] += left * share;
            const Vec3 e = pass.emission[p];
            if (const float peak = brightest(e); peak > .95f) r.glow[k] = r.glow[k] + e * ((peak - .7f) / peak * o.exposure * share);
          } else if (o.outline && (ring.empty() || ring[p] > 0))
            r.line[k] += outerLine(pass, X, Y, width) * (ring.empty() ? 1.f : ring[p]) * left * share;
        }
    }
  });
  return r;
}
/** a small and a wide halo around what shines */
static std::vector<Vec3> halo(const Studio& studio, const std::vector<Vec3>& glow) {
  const Options& o = studio.scene.options;
  std::vector<Vec3> out(glow.size()), rows(glow.size());
  if (o.bloom <= 0 || std::none_of(glow.begin(), glow.end(), [](Vec3 g) { return brightest(g) > 0; })) return out;
  const float unit = o.backdrop ? o.height * .175f : studio.scene.camera.scale;
  for (float sigma : {.06f * unit, .20f * unit}) {
    const int reach = sigma * 2.5f;
    std::vector<float> kernel(reach + 1);
    float total = 0;
    for (int i = 0; i <= reach; i++) kernel[i] = expf(-i * i / (2 * sigma * sigma)), total += kernel[i] * (i ? 2 : 1);
    parallel(o.height, [&](int y) {
      for (int x = 0; x < o.width; x++) {
        Vec3 sum{0, 0, 0};
        for (int i = -reach; i <= reach; i++) sum = sum + glow[size_t(y) * o.width + int(clamp(x + i, 0, o.width - 1))] * kernel[abs(i)];
        rows[size_t(y) * o.width + x] = sum * (1 / total);
      }
    });
    parallel(o.height, [&](int y) {
      for (int x = 0; x < o.width; x++) {
        Vec3 sum{0, 0, 0};
        for (int i = -reach; i <= reach; i++) sum = sum + rows[size_t(clamp(y + i, 0, o.height - 1)) * o.width + x] * kernel[abs(i)];
        out[size_t(y) * o.width + x] = out[size_t(y) * o.width + x] + sum * (.5f * o.bloom / total);
      }
    });
  }
  return out;
}
static Pixels encode(const Options& o, const Resolved& r, const std::vector<Vec3>& bloom) {
  Pixels px(r.alpha.size() * 4);
  for (size_t k = 0; k < r.alpha.size(); k++) {
    const float line = std::min(1 - r.alpha[k], r.line[k]) * o.outlineAlpha;
    Vec3 c = r.colour[k] + Vec3{.028f, .014f, .030f} * line;
    const Vec3 b{1 - expf(-bloom[k].x), 1 - expf(-bloom[k].y), 1 - expf(-bloom[k].z)};
    auto screen = [](float x, float y) { return 1 - (1 - std::min(1.f, x)) * (1 - y); };
    c = {screen(c.x, b.x), screen(c.y, b.y), screen(c.z, b.z)};
    float a = r.alpha[k] + line;
    a = o.tile || o.backdrop ? 1 : a + (1 - a) * brightest(b);
    const float inverse = a > 0 ? 1 / a : 0;
    px[k * 4] = toSrgb(c.x * inverse) * 255 + .5f, px[k * 4 + 1] = toSrgb(c.y * inverse) * 255 + .5f;
    px[k * 4 + 2] = toSrgb(c.z * inverse) * 255 + .5f, px[k * 4 + 3] = clamp(a, 0, 1) * 255 + .5f;
  }
  return px;
}
Pixels finish(const Studio& studio, Pass& pass, int part, const Figure* figure) {
  calm(studio, pass);
  std::vector<float> ring;
  if (part >= 0) ring = outlineStrength(studio, pass, part, *figure);
  const Resolved r = resolve(studio, pass, compose(studio, pass), ring);
  return encode(studio.scene.options, r, halo(studio, r.glow));
}
Pixels groundShadow(const Studio& studio, const Pass& pass) {
  const Options& o = studio.scene.options;
  const int ss = o.supersample, reach = std::max(2, int(studio.scene.camera.scale * .035f));
  std::vector<float> dark(size_t(o.width) * o.height), next;
  for (int y = 0; y < o.height; y++)
    for (int x = 0; x < o.width; x++) {
      const int X = x * ss / SHADOW_STEP * SHADOW_STEP, Y = y * ss / SHADOW_STEP * SHADOW_STEP;
      const size_t i = size_t(Y) * pass.width + X;
      const float sky = smooth(.05f, .85f, pass.shadowSky[i]);
      dark[size_t(y) * o.width + x] = 1 - (1 - o.shadowKey * pass.shadowKey[i]) * (1 - o.shadowSky * sky);
    }
  for (int step = 0; step < 4; step++) {
    next = dark;
    parallel(o.height, [&](int y) {
      for (int x = 0; x < o.width; x++) {
        float sum = 0;
        for (int i = -reach; i <= reach; i++) {
          const int X = step & 1 ? x : x + i, Y = step & 1 ? y + i : y;
          if (X >= 0 && Y >= 0 && X < o.width && Y < o.height) sum += dark[size_t(Y) * o.width + X];
        }
        next[size_t(y) * o.width + x] = sum / (2 * reach + 1);
      }
    });
    dark.swap(next);
  }
  Pixels px(dark.size() * 4);
  for (size_t k = 0; k < dark.size(); k++) {
    px[k * 4] = toSrgb(o.shadowColour.x) * 255, px[k * 4 + 1] = toSrgb(o.shadowColour.y) * 255;
    px[k * 4 + 2] = toSrgb(o.shadowColour.z) * 255, px[k * 4 + 3] = clamp(dark[k], 0, 1) * 255 + .5f;
  }
  return px;
}
