// The distance field of the whole scene: exact for what the eye hits, a grid for shadows and sky light.
#pragma once
#include "shapes.hpp"
#include <functional>

using Chosen = std::vector<int>;

/** every thread takes the next free index */
void parallel(int count, const std::function<void(int)>& work);
float reach(const Primitive& p);

class Field {
 public:
  explicit Field(const Scene& scene) : scene(scene) {}
  const Scene& scene;
  /** size of a grid cell, in world units */
  float cell = 0;

  template <class F> F distance(const Chosen& chosen, Point<F> p) const;
  /** part < 0: the whole figure without hidden parts; else that part alone, on the same lattice */
  void bake(int part);
  /** light a layer as part of the whole figure (part < 0: no layers) */
  void drawing(int part) { drawn = part; }
  bool takes(const Primitive& p, int part) const;
  bool inside(Vec3 p) const;
  /** 1 = free way, 0 = blocked; `alone`: only the drawn part itself is in the way */
  float way(bool alone, Vec3 from, Vec3 direction, float far, float soft) const;
  /** shadow on the ground plane, fading with the distance of what throws it */
  float groundWay(Vec3 from, Vec3 direction) const;

 private:
  using Cells = std::vector<float>;
  Vec3 low;
  int nx = 0, ny = 0, nz = 0, drawn = -1;
  Cells whole, alone;
  std::vector<uint8_t> owners;

  Point<F16> lattice(int x, int y, int z) const;
  F16 owned(const Chosen& chosen, Point<F16> p, F16& owner) const;
  float at(const Cells& cells, Vec3 p) const;
  float leftOf(Vec3 p, float soft) const;
  void frame();
};

template <class F> F Field::distance(const Chosen& chosen, Point<F> p) const {
  F total = fill(1e3f, p.x), group = fill(1e3f, p.x);
  int current = -1;
  for (int i : chosen) {
    const Primitive& P = scene.primitives[i];
    if (P.operation == PAINT) continue;
    if (P.group != current) {
      if (current >= 0) total = least(total, group);
      group = fill(1e3f, p.x);
      current = P.group;
    }
    F d = distanceTo<F>(P, scene.points.data(), p);
    group = P.operation == ADD ? join<F>(group, d, P.blend) : meet<F>(group, P.operation == CUT ? -d : d, P.blend);
  }
  return least(total, group);
}
