// Light at a point of a surface.
#pragma once
#include "surface.hpp"
#include "view.hpp"

/** a cheap private stream of random numbers: pictures are the same on every run */
struct Dice {
  uint32_t state;
  float operator()() {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) / 16777216.f;
  }
};
/** the dear half of lighting, shared by neighbouring pixels of one surface */
struct Lit {
  Vec3 irradiance;
  float keyShare = 0, reflected = 1;
};
struct Spot {
  Vec3 p, n, ray;
  /** 1 = open, less in crevices */
  float open = 1;
};
class Light {
 public:
  Light(const Scene& scene, const Field& field, const View& view) : scene(scene), field(field), view(view) {}
  Lit receive(const Spot& at, const Surface& s, bool alone, Dice& dice) const;
  /** highlights and reflections: cheap, so done for each pixel */
  Vec3 shine(const Spot& at, const Surface& s, const Lit& lit, Dice& dice) const;
  /** share of sky and key light that a ground point loses */
  void ground(Vec3 p, Dice& dice, float& sky, float& key) const;
  Vec3 skyAt(Vec3 direction) const;

 private:
  const Scene& scene;
  const Field& field;
  const View& view;
  Vec3 surroundings(Vec3 direction, bool lamps) const;
  float keyShare(const Spot& at, Vec3 from, bool alone, Dice& dice) const;
  Vec3 skyLight(const Spot& at, Vec3 from, const Surface& s, bool alone, Dice& dice) const;
};
