// Buffers of one pass and the steps from rays to a finished picture.
#pragma once
#include "light.hpp"

using Pixels = std::vector<uint8_t>;

/** ground shadows are soft: one of so many pixels is enough */
constexpr int SHADOW_STEP = 4;

/** all per supersampled pixel; group -1 = nothing there */
struct Pass {
  int width, height;
  std::vector<Vec3> albedo, irradiance, shine, normals, emission;
  std::vector<float> depth, shadowSky, shadowKey;
  std::vector<int> group;
  /** layers only: seen at rest; the part's own light */
  std::vector<uint8_t> seen;
  std::vector<Vec3> ownIrradiance, ownShine;
  /** layers only: alpha left by a soft cut */
  std::vector<float> cut;
  explicit Pass(const View& v);
  size_t size() const { return depth.size(); }
};
/** what the layers of a puppet must know of the whole figure */
struct Figure {
  std::vector<float> depth;
  std::vector<int> part;
  std::vector<std::vector<float>> partDepth;
};
/** a scene seen through a camera; layers look through smaller windows at the same field */
struct Studio {
  Studio(const Scene& s, Field& f) : scene(s), field(f), view(s), light(s, field, view) {}
  const Scene& scene;
  Field& field;
  View view;
  Light light;
};
/** part < 0: everything; else that part alone, lit as if the whole figure stood there */
Pass march(Studio& studio, int part, const Figure* figure);
void mixOwnLight(const Studio& studio, Pass& pass);
void cutBehind(const Studio& studio, Pass& pass, int part, const Figure& figure);
std::vector<float> outlineStrength(const Studio& studio, const Pass& pass, int part, const Figure& figure);
/** width x height x 4, straight alpha, sRGB */
Pixels finish(const Studio& studio, Pass& pass, int part, const Figure* figure);
Pixels groundShadow(const Studio& studio, const Pass& pass);
bool writePng(const std::string& path, int width, int height, const Pixels& pixels);
