// What makes a layer of a puppet differ from a picture of its own: borrowed light, soft cuts, quiet inner outlines.
#include "picture.hpp"

/** mean over a window of 2r+1 along rows or columns, counting only pixels that pass */
static void blur(std::vector<float>& values, int width, int height, int radius, bool columns,
                 const std::function<bool(size_t)>& counts) {
  std::vector<float> out(values.size(), 0);
  const int lines = columns ? width : height, length = columns ? height : width;
  parallel(lines, [&](int line) {
    const size_t step = columns ? width : 1, first = columns ? line : size_t(line) * width;
    float sum = 0, weight = 0;
    auto take = [&](int k, float sign) {
      if (k < 0 || k >= length) return;
      const size_t i = first + k * step;
      if (counts(i)) sum += sign * values[i], weight += sign;
    };
    for (int k = -radius; k < radius; k++) take(k, 1);
    for (int k = 0; k < length; k++) {
      take(k + radius, 1);
      out[first + k * step] = weight > .5f ? sum / weight : 0;
      take(k - radius, -1);
    }
  });
  values.swap(out);
}
/** covered pixels fade, over a few pixels, from the figure's light to the part's own, never to black */
void mixOwnLight(const Studio& studio, Pass& pass) {
  const int radius = std::max(2.f, .05f * studio.scene.camera.scale * studio.scene.options.supersample);
  std::vector<float> share(pass.seen.begin(), pass.seen.end());
  for (int step = 0; step < 4; step++)
    blur(share, pass.width, pass.height, radius, step & 1, [&](size_t i) { return pass.group[i] >= 0; });
  for (size_t i = 0; i < pass.size(); i++) {
    if (pass.group[i] < 0 || pass.seen[i]) continue;
    const float k = smooth(0, 1, std::min(1.f, 2 * share[i]));
    pass.irradiance[i] = mix(pass.ownIrradiance[i] * .86f, brighter(pass.irradiance[i], pass.ownIrradiance[i] * .45f), k);
    pass.shine[i] = mix(pass.ownShine[i] * .86f, brighter(pass.shine[i], pass.ownShine[i] * .45f), k);
  }
}
/** skin joints melt and grips sit behind fingers: what lies behind the named parts at rest loses its alpha */
void cutBehind(const Studio& studio, Pass& pass, int part, const Figure& figure) {
  const auto& parts = studio.scene.parts;
  const auto& names = parts[part].clip;
  if (names.empty()) return;
  std::vector<float> left(pass.size(), 1);
  for (size_t q = 0; q < parts.size(); q++) {
    if (std::find(names.begin(), names.end(), parts[q].name) == names.end() || figure.partDepth[q].empty()) continue;
    for (size_t i = 0; i < pass.size(); i++)
      if (pass.group[i] >= 0 && !pass.seen[i] && figure.partDepth[q][i] < pass.depth[i]) left[i] = 0;
  }
  const int radius = std::max(1.f, .018f * studio.scene.camera.scale * studio.scene.options.supersample);
  for (int step = 0; step < 2; step++) blur(left, pass.width, pass.height, radius, step, [](size_t) { return true; });
  pass.cut.resize(pass.size());
  for (size_t i = 0; i < pass.size(); i++) pass.cut[i] = smooth(.35f, .95f, left[i]);
}
/** full outside the figure and where the edge is covered at rest; on inner edges the soft line the whole figure has */
std::vector<float> outlineStrength(const Studio& studio, const Pass& pass, int part, const Figure& figure) {
  const Options& o = studio.scene.options;
  const bool hidden = studio.scene.parts[part].hidden;
  const int width = pass.width, height = pass.height, reach = ceilf(o.outlineWidth * o.supersample * .5f) + 1;
  const float step = 2.2f * studio.view.pixel * o.supersample + .02f;
  std::vector<float> strength(pass.size(), -1);
  std::vector<uint8_t> rows(height, 0);
  for (size_t i = 0; i < pass.size(); i++)
    if (pass.group[i] >= 0) rows[i / width] = 1;
  parallel(height, [&](int y) {
    bool close = false;
    for (int v = std::max(0, y - reach); v <= std::min(height - 1, y + reach); v++) close |= rows[v];
    if (!close) return;
    for (int x = 0; x < width; x++) {
      const size_t i = size_t(y) * width + x;
      if (pass.group[i] >= 0) continue;
      int best = 1 << 30;
      size_t nearest = 0;
      for (int v = -reach; v <= reach; v++)
        for (int u = -reach; u <= reach; u++) {
          const int X = x + u, Y = y + v;
          if (X < 0 || Y < 0 || X >= width || Y >= height || u * u + v * v >= best) continue;
          if (pass.group[size_t(Y) * width + X] >= 0) best = u * u + v * v, nearest = size_t(Y) * width + X;
        }
      if (best == 1 << 30) continue;
      const float gap = figure.depth[i] - pass.depth[nearest];
      if (hidden) strength[i] = 0;
      else if (figure.part[i] < 0) strength[i] = 1;
      else if (!pass.cut.empty() && pass.cut[nearest] < .9f) strength[i] = 0;
      else strength[i] = gap < -.02f ? 1.f : std::max(.24f, smooth(step, step * 3, gap) * .60f);
    }
  });
  const std::vector<float> known = strength;
  for (int pass2 = 0; pass2 < 2; pass2++)
    blur(strength, width, height, 3 * o.supersample, pass2, [&](size_t i) { return known[i] >= 0; });
  for (size_t i = 0; i < strength.size(); i++) strength[i] = known[i] < 0 ? 0 : std::max(0.f, strength[i]);
  return strength;
}
