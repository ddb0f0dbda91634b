// Rays to surfaces: tiles of 16 x 16 pixels, packets of 4 x 4, then light for each surface.
#include "picture.hpp"

constexpr int TILE = 16;

Pass::Pass(const View& v) : width(v.width), height(v.height) {
  const size_t n = size_t(width) * height;
  for (auto* b : {&albedo, &irradiance, &shine, &normals, &emission}) b->resize(n);
  depth.assign(n, 1e9f), group.assign(n, -1);
  shadowSky.assign(n, 0), shadowKey.assign(n, 0);
}
namespace {
struct Tile {
  int x0, y0;
  Chosen all, own;
  float near = 1e9f, far = 0;
};
/** crevice and edge measures of a packet */
struct Feel {
  F16 closed = {}, closedAll = {}, edge = {};
};
/** a finished pixel of a packet */
struct Kept {
  int group = -2;
  bool seen = true;
  Vec3 n;
  float depth = 0, metal = 0;
  Lit lit, own;
};
class Marcher {
 public:
  Marcher(Studio& s, int part, const Figure* figure, Pass& pass)
      : studio(s), scene(s.scene), o(s.scene.options), view(s.view), part(part), figure(figure), pass(pass),
        precision(view.perspective ? scene.camera.halfHeight / view.height * .5f : .25f * view.pixel) {}
  void tile(int index, int across);

 private:
  Studio& studio;
  const Scene& scene;
  const Options& o;
  const View& view;
  const int part;
  const Figure* figure;
  Pass& pass;
  const float precision;

  Tile gather(int x0, int y0) const;
  I16 hit(const Tile& t, Point<F16> from, Point<F16> way, F16& distance) const;
  Point<F16> normals(const Chosen& chosen, Point<F16> p) const;
  Feel feel(const Tile& t, const Chosen& chosen, Point<F16> p, Point<F16> n) const;
  void packet(const Tile& t, int bx, int by, Dice& dice);
  void pixel(const Chosen& chosen, size_t i, Spot spot, float depth, const Feel& f, int lane, Kept* kept, Dice& dice);
  void nothing(size_t i, Vec3 ray);
  void shadow(size_t i, Vec3 from, Vec3 ray, Dice& dice);
  const Kept* neighbour(const Kept* packet, int lane, const Kept& me) const;
};
Tile Marcher::gather(int x0, int y0) const {
  Tile t{x0, y0, {}, {}};
  const float half = TILE * .5f;
  const Vec3 axis = view.ray(x0 + half, y0 + half), from = view.origin(x0 + half, y0 + half);
  float narrow = 1;
  for (int q = 0; q < 4; q++) narrow = std::min(narrow, dot(axis, view.ray(x0 + (q & 1) * TILE, y0 + (q >> 1) * TILE)));
  const float spread = view.perspective ? tanf(acosf(std::min(1.f, narrow))) : 0;
  const float radius = view.perspective ? 0 : TILE * .7072f * view.pixel + .04f;
  for (int i = 0; i < (int)scene.primitives.size(); i++) {
    const Primitive& p = scene.primitives[i];
    if (!studio.field.takes(p, -1) && p.part != part) continue;
    Vec3 c = p.centre - from;
    float along = dot(c, axis), r = p.radius + p.blend * .5f + p.noise * 1.5f + .01f;
    if (along + r < 0 || length(c - axis * along) > r + radius + (along + r) * spread) continue;
    t.all.push_back(i);
    if (part >= 0) {
      if (p.part != part) continue;
      t.own.push_back(i);
    }
    if (p.operation == ADD) t.near = std::min(t.near, along - r), t.far = std::max(t.far, along + r);
  }
  return t;
}
I16 Marcher::hit(const Tile& t, Point<F16> from, Point<F16> way, F16& d) const {
  const Chosen& chosen = part >= 0 ? t.own : t.all;
  I16 active = {}, found = {};
  active = ~active;
  if (chosen.empty() || t.near > 1e8f) return found;
  for (int step = 0; step < 160; step++) {
    F16 h = studio.field.distance<F16>(chosen, {from.x + way.x * d, from.y + way.y * d, from.z + way.z * d});
    F16 enough = view.perspective ? d * (precision / scene.camera.distance * 1.5f) : fill(precision, d);
    I16 now = active & (h < enough);
    found |= now;
    active &= ~now;
    active &= d < t.far;
    d = active ? d + h * .92f : d;
    if (!any(active)) break;
    if (step == 159) found |= active;
  }
  return found;
}
Point<F16> Marcher::normals(const Chosen& chosen, Point<F16> p) const {
  const float e = precision * (view.perspective ? 2.f : 1.6f);
  const float corners[4][3] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
  Point<F16> n{};
  for (auto& s : corners) {
    F16 d = studio.field.distance<F16>(chosen, {p.x + s[0] * e, p.y + s[1] * e, p.z + s[2] * e});
    n.x += d * s[0], n.y += d * s[1], n.z += d * s[2];
  }
  F16 inverse = 1.f / root(n.x * n.x + n.y * n.y + n.z * n.z + 1e-20f);
  return {n.x * inverse, n.y * inverse, n.z * inverse};
}
Feel Marcher::feel(const Tile& t, const Chosen& chosen, Point<F16> p, Point<F16> n) const {
  Feel f;
  auto at = [&](const Chosen& c, float h) {
    return studio.field.distance<F16>(c, {p.x + n.x * h, p.y + n.y * h, p.z + n.z * h});
  };
  const float unit = o.backdrop ? .06f : o.occlusion, deep = o.backdrop ? .05f : .028f;
  for (int s = 1; s <= 3; s++) {
    const float h = unit * s, weight = s == 1 ? .5f : s == 2 ? .3f : .2f;
    f.closed += bound(1.f - at(chosen, h) / h, 0.f, 1.f) * weight;
    if (part >= 0) f.closedAll += bound(1.f - at(t.all, h) / h, 0.f, 1.f) * weight;
  }
  f.edge = bound(1.f + at(chosen, -deep) / deep, 0.f, 1.f);
  return f;
}
void Marcher::shadow(size_t i, Vec3 from, Vec3 ray, Dice& dice) {
  studio.light.ground(from + ray * (-from.y / ray.y), dice, pass.shadowSky[i], pass.shadowKey[i]);
}
void Marcher::nothing(size_t i, Vec3 ray) {
  if (!o.backdrop) return;
  pass.shine[i] = studio.light.skyAt(ray);
  pass.depth[i] = 1e6f;
}
/** light of a finished neighbour on the same smooth surface: most pixels need no rays of their own */
const Kept* Marcher::neighbour(const Kept* packet, int lane, const Kept& me) const {
  if (lane == 0) return nullptr;
  const bool inner = lane & 5; // of a block of 2 x 2; else a corner of such a block
  const Kept& anchor = packet[inner ? lane & 10 : 0];
  if (anchor.group != me.group || anchor.seen != me.seen || fabsf(anchor.metal - me.metal) > .1f) return nullptr;
  if (dot(anchor.n, me.n) < (inner ? .92f : .97f)) return nullptr;
  return fabsf(anchor.depth - me.depth) < (o.backdrop ? .1f : .03f) ? &anchor : nullptr;
}
void Marcher::pixel(const Chosen& chosen, size_t i, Spot spot, float depth, const Feel& f, int lane, Kept* kept, Dice& dice) {
  Surface s = surfaceAt(scene, chosen, spot.p);
  const bool seen = part < 0 || depth < figure->depth[i] + .03f, hidden = part >= 0 && scene.parts[part].hidden;
  if (!seen && hidden) return;
  const Material& m = scene.materials[s.material];
  Vec3 n = relief(m, s.local, spot.n);
  weather(scene, s, spot.p, n);
  if (float away = dot(n, spot.ray); away > 0) n = normal(n - spot.ray * (away * 1.02f));
  if (m.wear > 0 && m.texture != EYE)
    s.colour = mix(s.colour, s.colour * 1.55f + Vec3{.10f, .09f, .08f}, smooth(.10f, .75f, f.edge[lane]) * m.wear);
  spot.n = n;
  pass.albedo[i] = s.colour, pass.emission[i] = s.emission, pass.normals[i] = n, pass.depth[i] = depth;
  pass.group[i] = s.group;
  Kept& me = kept[lane] = {s.group, seen, n, depth, s.metal, {}, {}};
  const Kept* lent = neighbour(kept, lane, me);
  const float both = part < 0 ? f.closed[lane] : mix(f.closed[lane], f.closedAll[lane], hidden ? .3f : .85f);
  spot.open = 1 - .75f * both;
  me.lit = lent ? lent->lit : studio.light.receive(spot, s, false, dice);
  pass.irradiance[i] = me.lit.irradiance;
  pass.shine[i] = studio.light.shine(spot, s, me.lit, dice);
  if (part < 0) return;
  pass.seen[i] = seen;
  if (seen) return;
  spot.open = 1 - .75f * f.closed[lane];
  me.own = lent ? lent->own : studio.light.receive(spot, s, true, dice);
  pass.ownIrradiance[i] = me.own.irradiance;
  pass.ownShine[i] = studio.light.shine(spot, s, me.own, dice);
}
void Marcher::packet(const Tile& t, int bx, int by, Dice& dice) {
  Point<F16> from, way;
  F16 d;
  for (int l = 0; l < 16; l++) {
    const float x = t.x0 + bx + (l & 3) + .5f, y = t.y0 + by + (l >> 2) + .5f;
    Vec3 r = view.ray(x, y), s = view.origin(x, y);
    way.x[l] = r.x, way.y[l] = r.y, way.z[l] = r.z;
    from.x[l] = s.x, from.y[l] = s.y, from.z[l] = s.z;
    d[l] = std::max(.05f, t.near);
  }
  const Chosen& chosen = part >= 0 ? t.own : t.all;
  const I16 found = hit(t, from, way, d);
  const Point<F16> p{from.x + way.x * d, from.y + way.y * d, from.z + way.z * d};
  Point<F16> n{};
  Feel f;
  Kept kept[16];
  if (any(found)) n = normals(chosen, p), f = feel(t, chosen, p, n);
  for (int l = 0; l < 16; l++) {
    const int x = t.x0 + bx + (l & 3), y = t.y0 + by + (l >> 2);
    if (x >= pass.width || y >= pass.height) continue;
    const size_t i = size_t(y) * pass.width + x;
    const Vec3 ray{way.x[l], way.y[l], way.z[l]};
    if (o.groundShadow && part < 0 && x % SHADOW_STEP == 0 && y % SHADOW_STEP == 0) shadow(i, {from.x[l], from.y[l], from.z[l]}, ray, dice);
    if (!found[l]) nothing(i, ray);
    else pixel(chosen, i, {{p.x[l], p.y[l], p.z[l]}, {n.x[l], n.y[l], n.z[l]}, ray}, d[l], f, l, kept, dice);
  }
}
void Marcher::tile(int index, int across) {
  const Tile t = gather(index % across * TILE, index / across * TILE);
  if (part >= 0 && t.own.empty()) return;
  Dice dice{index * 9781u + 7};
  for (int by = 0; by < TILE; by += 4)
    for (int bx = 0; bx < TILE; bx += 4) packet(t, bx, by, dice);
}
} // namespace
Pass march(Studio& studio, int part, const Figure* figure) {
  studio.field.drawing(part);
  studio.field.bake(part);
  Pass pass(studio.view);
  if (part >= 0) pass.seen.assign(pass.size(), 0), pass.ownIrradiance.resize(pass.size()), pass.ownShine.resize(pass.size());
  Marcher marcher(studio, part, figure, pass);
  const int across = (pass.width + TILE - 1) / TILE, down = (pass.height + TILE - 1) / TILE;
  parallel(across * down, [&](int i) { marcher.tile(i, across); });
  return pass;
}
