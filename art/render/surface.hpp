// What the surface at a point is made of.
#pragma once
#include "field.hpp"

struct Surface {
  Vec3 colour, emission;
  float rough = .5f, metal = 0, specular = .5f, skin = 0, through = 0;
  int material = 0, group = -1;
  Local local;
};
/** blends materials exactly as the field blends shapes, then lays paint on top */
Surface surfaceAt(const Scene& scene, const Chosen& chosen, Vec3 p);
/** normal after the texture's relief */
Vec3 relief(const Material& m, const Local& local, Vec3 n);
/** moss, dark risers, snow caps, terrain: what depends on the normal */
void weather(const Scene& scene, Surface& s, Vec3 p, Vec3 n);
void paintGround(const Ground& g, Vec3 p, Vec3 n, Surface& s);
