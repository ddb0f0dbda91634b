// What a model file says: primitives, materials, parts, lights, camera, options.
#pragma once
#include "vector.hpp"
#include <string>
#include <vector>

/** the orders of these lists are the numbers written by art/model */
enum Texture {
  PLAIN, STONE, SCALE, CLOTH, WOOD, EYE, LEAF, BONE, ICE, HAIR, MEMBRANE, METAL, GRADIENT, GRASS, TERRAIN, FUR, FEATHER
};
enum Shape { ELLIPSOID, ROUND_CONE, BOX, TORUS, BEZIER, POLYGON, LATHE, DRAPE, CYLINDER };
enum Operation { ADD, CUT, KEEP, PAINT };

struct Material {
  Vec3 colour, colour2, colour3, emission, extra;
  float rough = .55f, metal = 0, specular = .5f, skin = .25f, through = 0, scale = 1, bump = 0, wear = .22f;
  int texture = PLAIN;
};
struct Primitive {
  int shape = 0, operation = ADD, group = 0, material = 0, part = -1;
  float blend = 0, round = 0, noise = 0, noiseScale = 0, seed = 0, careful = 1, size = 1, strength = 1;
  float turn[9];
  Vec3 at, stretch{1, 1, 1}, centre;
  float radius = 0;
  int firstPoint = 0, points = 0;
  float a[12] = {0};
};
/** a piece of a puppet: joint `at`, far end `to` when it bends */
struct Part {
  std::string name, parent;
  Vec3 at, to;
  bool soft = false, hidden = false;
  /** share of its shadow that stays on other parts: 1 steady, .25 swings away */
  float cast = 1;
  /** names of parts behind whose surface this one is cut softly at rest */
  std::vector<std::string> clip;
};
struct Mark {
  std::string name, part;
  Vec3 at;
};
struct Lamp {
  Vec3 at, colour;
  float radius;
};
/** orthographic unless `distance` is given */
struct Camera {
  float yaw = 0, pitch = 48, scale = 64, footX = 0, footY = 0;
  Vec3 target{0, 0, 0};
  float distance = 0, halfHeight = 0;
};
/** the painted ground beside an endless road: periodic, so that segments join */
struct Ground {
  bool used = false, flat = false;
  int stairs = 5, variant = 0;
  float depth = 2, rise = .56f, halfRoad = 2.35f, path = .55f, strokes = 1, lavaGlow = 0;
  float bends[8] = {0};
  Vec3 light, base, dark, road, cliff, cliff2, lava;
};
struct Options {
  int width = 256, height = 256, supersample = 2, samples = 10;
  bool tile = false, backdrop = false, groundShadow = false, outline = true, flipLight = false;
  float exposure = 1, key = 1, rim = 1, sky = 1, fill = 1, bloom = .8f, keySoft = .07f, voxels = 160;
  float outlineWidth = 1.7f, innerWidth = 1, outlineAlpha = .9f, occlusion = .03f;
  float cap = 0, capLow = .5f, shadowKey = .52f, shadowSky = .75f;
  float feetLow = 0, feetHigh = 0, fog = .034f;
  Vec3 keyDirection{-.5f, .84f, .26f}, keyColour{1, .92f, .8f}, rimColour{.62f, .8f, 1}, skyTint{1, 1, 1};
  Vec3 capColour{1, 1, 1}, shadowColour{.03f, .03f, .12f}, fogColour{.85f, .85f, .7f};
  Vec3 skyLow{1, .9f, .7f}, skyMiddle{.5f, .8f, .95f}, skyHigh{.2f, .45f, .85f}, sun{.18f, .2f, -1};
};
struct Scene {
  std::vector<Primitive> primitives;
  std::vector<Material> materials;
  std::vector<Vec2> points;
  std::vector<Lamp> lamps;
  std::vector<Part> parts;
  std::vector<Mark> marks;
  std::vector<std::string> order;
  Camera camera;
  Options options;
  Ground ground;
};
Scene readScene(const std::string& path);
