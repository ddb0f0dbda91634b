#include "field.hpp"
#include <atomic>
#include <cstdlib>
#include <thread>

constexpr int BLOCK = 8;

void parallel(int count, const std::function<void(int)>& work) {
  std::atomic<int> next{0};
  auto run = [&] {
    for (int i; (i = next++) < count;) work(i);
  };
  // ART_CORES: how many cores a bake may take; all when nothing is said
  static const char* wish = std::getenv("ART_CORES");
  static const int threads = std::max(1, wish ? std::atoi(wish) : (int)std::thread::hardware_concurrency());
  std::vector<std::thread> others;
  for (int i = 1; i < threads; i++) others.emplace_back(run);
  run();
  for (auto& t : others) t.join();
}
float reach(const Primitive& p) { return p.radius + p.blend * .3f + p.noise * 1.5f; }

bool Field::takes(const Primitive& p, int part) const {
  return part < 0 ? p.part < 0 || !scene.parts[p.part].hidden : p.part == part;
}
bool Field::inside(Vec3 p) const {
  return p.x > low.x - cell && p.y > low.y - cell && p.z > low.z - cell && p.x < low.x + nx * cell &&
         p.y < low.y + ny * cell && p.z < low.z + nz * cell;
}
F16 Field::owned(const Chosen& chosen, Point<F16> p, F16& owner) const {
  F16 total = fill(1e3f, p.x), group = total;
  owner = fill(255.f, p.x);
  int current = -1, part = -1;
  auto close = [&] {
    if (current < 0) return;
    I16 nearer = group < total;
    owner = pick(nearer, fill(float(part < 0 ? 255 : part), group), owner);
    total = least(total, group);
  };
  for (int i : chosen) {
    const Primitive& P = scene.primitives[i];
    if (P.operation == PAINT) continue;
    if (P.group != current) {
      close();
      group = fill(1e3f, p.x);
      current = P.group;
      part = P.part;
    }
    F16 d = distanceTo<F16>(P, scene.points.data(), p);
    group = P.operation == ADD ? join<F16>(group, d, P.blend) : meet<F16>(group, P.operation == CUT ? -d : d, P.blend);
  }
  close();
  return total;
}
void Field::frame() {
  Vec3 lo{1e9f, 1e9f, 1e9f}, hi{-1e9f, -1e9f, -1e9f};
  for (auto& p : scene.primitives) {
    if (p.operation != ADD || !takes(p, -1)) continue;
    float r = reach(p);
    lo = {std::min(lo.x, p.centre.x - r), std::min(lo.y, p.centre.y - r), std::min(lo.z, p.centre.z - r)};
    hi = brighter(hi, p.centre + Vec3{r, r, r});
  }
  Vec3 extent = hi - lo;
  cell = brightest(extent) / scene.options.voxels;
  low = lo - Vec3{cell, cell, cell} * 3.f;
  auto cells = [&](float e) { return (int(e / cell) + 6 + BLOCK) / BLOCK * BLOCK; };
  nx = cells(extent.x), ny = cells(extent.y), nz = cells(extent.z);
}
/** sixteen neighbours: eight along x in two rows of y */
Point<F16> Field::lattice(int x, int y, int z) const {
  Point<F16> p;
  for (int l = 0; l < 16; l++) {
    p.x[l] = low.x + (x + (l & 7)) * cell;
    p.y[l] = low.y + (y + (l >> 3)) * cell;
    p.z[l] = low.z + z * cell;
  }
  return p;
}
void Field::bake(int part) {
  if (part < 0) frame();
  const bool keepOwners = part < 0 && !scene.parts.empty();
  const size_t count = size_t(nx) * ny * nz;
  if (keepOwners) owners.assign(count, 255);
  Cells& cells = part < 0 ? whole : alone;
  cells.assign(count, 1e3f);
  const int bx = nx / BLOCK, by = ny / BLOCK, bz = nz / BLOCK;
  const float margin = cell * 10, blockRadius = BLOCK * cell * .866f;
  parallel(bx * by * bz, [&](int b) {
    const int x0 = b % bx * BLOCK, y0 = b / bx % by * BLOCK, z0 = b / (bx * by) * BLOCK;
    const Vec3 centre = low + Vec3{x0 + BLOCK * .5f, y0 + BLOCK * .5f, z0 + BLOCK * .5f} * cell;
    Chosen near;
    float far = 1e3f;
    bool solid = false;
    for (int i = 0; i < (int)scene.primitives.size(); i++) {
      const Primitive& p = scene.primitives[i];
      if (p.operation == PAINT || !takes(p, part)) continue;
      float d = length(p.centre - centre) - reach(p) - blockRadius;
      if (d < margin) near.push_back(i), solid |= p.operation == ADD;
      else if (p.operation == ADD) far = std::min(far, d);
    }
    far = std::max(far, margin);
    for (int z = 0; z < BLOCK; z++)
      for (int y = 0; y < BLOCK; y += 2) {
        const size_t first = (size_t(z0 + z) * ny + y0 + y) * nx + x0;
        if (!solid) {
          for (int l = 0; l < 16; l++) cells[first + (l >> 3) * nx + (l & 7)] = far;
          continue;
        }
        Point<F16> p = lattice(x0, y0 + y, z0 + z);
        F16 owner, d = keepOwners ? owned(near, p, owner) : distance<F16>(near, p);
        for (int l = 0; l < 16; l++) {
          const size_t cell16 = first + (l >> 3) * nx + (l & 7);
          cells[cell16] = std::min(d[l], far);
          if (keepOwners) owners[cell16] = uint8_t(owner[l]);
        }
      }
  });
}
float Field::at(const Cells& cells, Vec3 p) const {
  float x = (p.x - low.x) / cell, y = (p.y - low.y) / cell, z = (p.z - low.z) / cell, outside = 0;
  auto keep = [&](float& q, int n) {
    float last = n - 1.001f;
    if (q < 0) outside += q * q, q = 0;
    else if (q > last) outside += (q - last) * (q - last), q = last;
  };
  keep(x, nx), keep(y, ny), keep(z, nz);
  int i = x, j = y, k = z;
  x -= i, y -= j, z -= k;
  const size_t row = nx, slice = size_t(nx) * ny;
  const float* g = &cells[(size_t(k) * ny + j) * nx + i];
  float a = g[0] + (g[1] - g[0]) * x, b = g[row] + (g[row + 1] - g[row]) * x;
  float c = g[slice] + (g[slice + 1] - g[slice]) * x, d = g[slice + row] + (g[slice + row + 1] - g[slice + row]) * x;
  a += (b - a) * y, c += (d - c) * y;
  float r = a + (c - a) * z;
  return outside > 0 ? r + std::sqrt(outside) * cell : r;
}
/** light left where the whole figure stands in the way of a layer: a part that swings off takes its shadow along */
float Field::leftOf(Vec3 p, float soft) const {
  if (scene.parts[drawn].hidden) return soft * .62f;
  int x = clamp((p.x - low.x) / cell + .5f, 0, nx - 1), y = clamp((p.y - low.y) / cell + .5f, 0, ny - 1);
  int z = clamp((p.z - low.z) / cell + .5f, 0, nz - 1), owner = owners[(size_t(z) * ny + y) * nx + x];
  return owner == drawn || owner >= (int)scene.parts.size() ? 0.f : soft * (1 - scene.parts[owner].cast);
}
float Field::way(bool single, Vec3 from, Vec3 direction, float far, float soft) const {
  const Cells& cells = single ? alone : whole;
  float t = cell * 1.5f, left = 1;
  for (int i = 0; i < 48 && t < far; i++) {
    Vec3 p = from + direction * t;
    if (!inside(p)) break;
    float h = at(cells, p);
    if (h < cell * .25f) return single || drawn < 0 ? 0.f : leftOf(p, left);
    if (soft > 0) left = std::min(left, soft * h / t);
    t += std::max(h, cell * .6f);
  }
  return left;
}
float Field::groundWay(Vec3 from, Vec3 direction) const {
  float enter = 0, leave = 60;
  const Vec3 high = low + Vec3{nx * cell, ny * cell, nz * cell};
  auto slab = [&](float o, float d, float l, float h) {
    float a = (l - o) / d, b = (h - o) / d;
    enter = std::max(enter, std::min(a, b)), leave = std::min(leave, std::max(a, b));
  };
  slab(from.x, direction.x, low.x, high.x), slab(from.y, direction.y, low.y, high.y);
  slab(from.z, direction.z, low.z, high.z);
  float t = enter + cell * .5f;
  for (int i = 0; i < 90 && t < leave; i++) {
    float h = at(whole, from + direction * t);
    if (h < cell * .25f) return .8f * smooth(.7f, 3.4f, t);
    t += std::max(h, cell * .6f);
  }
  return 1;
}
