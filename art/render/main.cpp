// render <model> <out>          writes <out>.png, and <out>.shadow.png if the model asks for a ground shadow
// render <model> <out> layers   writes also <out>.<part>.png for each part and <out>.json (joints, corners)
#include "picture.hpp"
#include <cstdio>
#include <cstring>
#include <exception>
#include <fstream>
#include <map>
#include <sstream>

static void save(const std::string& path, const Options& o, const Pixels& px) {
  if (!writePng(path, o.width, o.height, px)) throw std::runtime_error("cannot write " + path);
}
static Figure whole(const Scene& scene, const Pass& pass) {
  std::map<int, int> partOf;
  for (auto& p : scene.primitives) partOf[p.group] = p.part;
  Figure f{pass.depth, std::vector<int>(pass.size(), -1), std::vector<std::vector<float>>(scene.parts.size())};
  for (size_t i = 0; i < pass.size(); i++)
    if (pass.group[i] >= 0) f.part[i] = partOf[pass.group[i]];
  return f;
}
static int partNamed(const Scene& scene, const std::string& name) {
  for (size_t i = 0; i < scene.parts.size(); i++)
    if (scene.parts[i].name == name) return i;
  throw std::runtime_error("the order names no part of the model: " + name);
}
struct Window {
  int x, y, width, height;
};
static std::string joints(const Studio& studio, const std::map<std::string, Window>& windows) {
  std::ostringstream js;
  auto point = [&](Vec3 p) {
    Vec2 q = studio.view.project(p);
    std::ostringstream s;
    s << "[" << q.x << "," << q.y << "]";
    return s.str();
  };
  js << "{\"parts\":[";
  const char* comma = "";
  for (auto& name : studio.scene.order) {
    const Part& p = studio.scene.parts[partNamed(studio.scene, name)];
    js << comma << "{\"name\":\"" << p.name << "\",\"parent\":\"" << p.parent << "\",\"at\":" << point(p.at);
    if (p.soft) js << ",\"to\":" << point(p.to);
    const Window& w = windows.at(name);
    js << ",\"corner\":[" << w.x << "," << w.y << "],\"hidden\":" << (p.hidden ? "true" : "false") << "}";
    comma = ",";
  }
  js << "],\"marks\":[";
  comma = "";
  for (auto& m : studio.scene.marks) {
    js << comma << "{\"name\":\"" << m.name << "\",\"part\":\"" << m.part << "\",\"at\":" << point(m.at) << "}";
    comma = ",";
  }
  js << "]}";
  return js.str();
}
/** the pixels a part can touch, with room for outline and glow */
static Window windowOf(const Studio& studio, int part) {
  const Options& o = studio.scene.options;
  const float scale = studio.scene.camera.scale;
  float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
  bool shines = false;
  for (auto& p : studio.scene.primitives) {
    if (p.part != part || p.operation != ADD) continue;
    const Vec2 c = studio.view.project(p.centre);
    const float r = reach(p) * scale + 2;
    x0 = std::min(x0, c.x - r), x1 = std::max(x1, c.x + r), y0 = std::min(y0, c.y - r), y1 = std::max(y1, c.y + r);
    shines |= p.material >= 0 && brightest(studio.scene.materials[p.material].emission) > .95f;
  }
  const float margin = o.outlineWidth + 4 + (shines ? scale * .5f : 0);
  const int left = std::max(0, int(x0 - margin)) & ~1, top = std::max(0, int(y0 - margin)) & ~1;
  const int right = std::min(o.width, int(x1 + margin) + 1), bottom = std::min(o.height, int(y1 + margin) + 1);
  return {left, top, std::max(2, right - left), std::max(2, bottom - top)};
}
/** the window's share of a buffer of the whole picture */
template <class T> static std::vector<T> seenThrough(const std::vector<T>& whole, int width, Window w, int ss) {
  std::vector<T> out;
  out.reserve(size_t(w.width) * w.height * ss * ss);
  for (int y = w.y * ss; y < (w.y + w.height) * ss; y++)
    out.insert(out.end(), whole.begin() + size_t(y) * width + w.x * ss, whole.begin() + size_t(y) * width + (w.x + w.width) * ss);
  return out;
}
static std::vector<float> spread(const std::vector<float>& part, size_t size, int width, Window w, int ss) {
  std::vector<float> out(size, 1e9f);
  for (int y = 0; y < w.height * ss; y++)
    std::copy_n(part.begin() + size_t(y) * w.width * ss, w.width * ss, out.begin() + size_t(y + w.y * ss) * width + w.x * ss);
  return out;
}
static void layers(const Studio& studio, const Pass& full, const std::string& out) {
  const Scene& scene = studio.scene;
  const int ss = scene.options.supersample;
  Figure figure = whole(scene, full);
  if (scene.order.size() != scene.parts.size()) throw std::runtime_error("the order must name every part once");
  std::map<std::string, Window> windows;
  for (auto& name : scene.order) {
    const int part = partNamed(scene, name);
    const Window w = windows[name] = windowOf(studio, part);
    Scene narrow = scene;
    narrow.options.width = w.width, narrow.options.height = w.height;
    narrow.camera.footX -= w.x, narrow.camera.footY -= w.y;
    Studio view(narrow, studio.field);
    Figure seen{seenThrough(figure.depth, full.width, w, ss), seenThrough(figure.part, full.width, w, ss), {}};
    for (auto& depth : figure.partDepth)
      seen.partDepth.push_back(depth.empty() ? depth : seenThrough(depth, full.width, w, ss));
    Pass pass = march(view, part, &seen);
    mixOwnLight(view, pass);
    figure.partDepth[part] = spread(pass.depth, full.size(), full.width, w, ss);
    cutBehind(view, pass, part, seen);
    save(out + "." + name + ".png", narrow.options, finish(view, pass, part, &seen));
  }
  std::ofstream(out + ".json") << joints(studio, windows);
}
int main(int count, char** words) {
  if (count < 3) return fprintf(stderr, "render <model> <out> [layers]\n"), 2;
  try {
    const Scene scene = readScene(words[1]);
    const std::string out = words[2];
    Field field(scene);
    Studio studio(scene, field);
    Pass full = march(studio, -1, nullptr);
    if (scene.options.groundShadow) save(out + ".shadow.png", scene.options, groundShadow(studio, full));
    save(out + ".png", scene.options, finish(studio, full, -1, nullptr));
    if (count > 3 && !strcmp(words[3], "layers")) layers(studio, full, out);
  } catch (const std::exception& e) {
    return fprintf(stderr, "%s: %s\n", words[1], e.what()), 1;
  }
}
