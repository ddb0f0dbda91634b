// Reads the line format written by art/model/write.ts: one keyword and its numbers a line.
#include "scene.hpp"
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <stdexcept>

using Line = std::istringstream;

static Vec3 vec(Line& l) {
  Vec3 v;
  l >> v.x >> v.y >> v.z;
  return v;
}
static Material material(Line& l) {
  Material m;
  l >> m.texture;
  m.colour = vec(l), m.colour2 = vec(l), m.colour3 = vec(l), m.emission = vec(l), m.extra = vec(l);
  l >> m.rough >> m.metal >> m.specular >> m.skin >> m.through >> m.scale >> m.bump >> m.wear;
  return m;
}
static Primitive primitive(Line& l) {
  Primitive p;
  l >> p.shape >> p.operation >> p.group >> p.material >> p.part >> p.blend >> p.round >> p.noise >> p.noiseScale;
  l >> p.seed >> p.careful >> p.size >> p.strength;
  for (float& r : p.turn) l >> r;
  p.at = vec(l), p.stretch = vec(l), p.centre = vec(l);
  l >> p.radius >> p.firstPoint >> p.points;
  for (float& a : p.a) l >> a;
  if (!l) throw std::runtime_error("short primitive line");
  return p;
}
static Part part(Line& l) {
  Part p;
  l >> p.name >> p.parent >> p.soft >> p.hidden >> p.cast;
  p.at = vec(l), p.to = vec(l);
  if (p.parent == "-") p.parent.clear();
  for (std::string name; l >> name;) p.clip.push_back(name);
  return p;
}
static void camera(Line& l, Camera& c) {
  l >> c.yaw >> c.pitch >> c.scale >> c.footX >> c.footY;
  c.target = vec(l);
  l >> c.distance >> c.halfHeight;
}
static void ground(Line& l, Ground& g) {
  g.used = true;
  l >> g.flat >> g.stairs >> g.variant >> g.depth >> g.rise >> g.halfRoad >> g.path >> g.strokes >> g.lavaGlow;
  for (float& b : g.bends) l >> b;
  g.light = vec(l), g.base = vec(l), g.dark = vec(l), g.road = vec(l), g.cliff = vec(l), g.cliff2 = vec(l);
  g.lava = vec(l);
}
static void option(Line& l, Options& o) {
  std::string key;
  l >> key;
  const std::map<std::string, float*> numbers{
      {"exposure", &o.exposure}, {"key", &o.key}, {"rim", &o.rim}, {"sky", &o.sky}, {"fill", &o.fill},
      {"bloom", &o.bloom}, {"keySoft", &o.keySoft}, {"voxels", &o.voxels}, {"outlineWidth", &o.outlineWidth}, {"innerWidth", &o.innerWidth},
      {"outlineAlpha", &o.outlineAlpha}, {"occlusion", &o.occlusion}, {"cap", &o.cap}, {"capLow", &o.capLow},
      {"shadowKey", &o.shadowKey}, {"shadowSky", &o.shadowSky}, {"feetLow", &o.feetLow},
      {"feetHigh", &o.feetHigh}, {"fog", &o.fog}};
  const std::map<std::string, Vec3*> vectors{
      {"keyDirection", &o.keyDirection}, {"keyColour", &o.keyColour}, {"rimColour", &o.rimColour},
      {"skyTint", &o.skyTint}, {"capColour", &o.capColour}, {"shadowColour", &o.shadowColour},
      {"fogColour", &o.fogColour}, {"skyLow", &o.skyLow}, {"skyMiddle", &o.skyMiddle}, {"skyHigh", &o.skyHigh},
      {"sun", &o.sun}};
  const std::map<std::string, bool*> flags{{"tile", &o.tile}, {"backdrop", &o.backdrop}, {"outline", &o.outline},
      {"groundShadow", &o.groundShadow}, {"flipLight", &o.flipLight}};
  const std::map<std::string, int*> wholes{
      {"width", &o.width}, {"height", &o.height}, {"supersample", &o.supersample}, {"samples", &o.samples}};
  if (auto n = numbers.find(key); n != numbers.end()) l >> *n->second;
  else if (auto v = vectors.find(key); v != vectors.end()) *v->second = vec(l);
  else if (auto f = flags.find(key); f != flags.end()) l >> *f->second;
  else if (auto w = wholes.find(key); w != wholes.end()) l >> *w->second;
  else throw std::runtime_error("unknown option " + key);
}

Scene readScene(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  Scene s;
  const std::map<std::string, std::function<void(Line&)>> keywords{
      {"option", [&](Line& l) { option(l, s.options); }},
      {"camera", [&](Line& l) { camera(l, s.camera); }},
      {"ground", [&](Line& l) { ground(l, s.ground); }},
      {"material", [&](Line& l) { s.materials.push_back(material(l)); }},
      {"point", [&](Line& l) { Vec2 p; l >> p.x >> p.y; s.points.push_back(p); }},
      {"primitive", [&](Line& l) { s.primitives.push_back(primitive(l)); }},
      {"part", [&](Line& l) { s.parts.push_back(part(l)); }},
      {"order", [&](Line& l) { for (std::string n; l >> n;) s.order.push_back(n); }},
      {"mark", [&](Line& l) { Mark m; l >> m.name >> m.part; m.at = vec(l); s.marks.push_back(m); }},
      {"lamp", [&](Line& l) { Lamp p; p.at = vec(l); p.colour = vec(l); l >> p.radius; s.lamps.push_back(p); }}};
  for (std::string text; std::getline(file, text);) {
    Line line(text);
    std::string keyword;
    if (!(line >> keyword)) continue;
    auto found = keywords.find(keyword);
    if (found == keywords.end()) throw std::runtime_error("unknown keyword " + keyword);
    found->second(line);
  }
  return s;
}
