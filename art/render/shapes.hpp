// Signed distances of the primitives, for one point or a packet of sixteen.
#pragma once
#include "lanes.hpp"
#include "scene.hpp"

/** where on a primitive a point lies, for textures: local position, way along and around a curve */
struct Local {
  Vec3 p;
  float along = 0, around = 0;
};

template <class F> INLINE F polygonDistance(const Vec2* q, int n, F px, F py) {
  F d = (px - q[0].x) * (px - q[0].x) + (py - q[0].y) * (py - q[0].y), sign = fill(1.f, px);
  for (int i = 0, j = n - 1; i < n; j = i, i++) {
    float ex = q[j].x - q[i].x, ey = q[j].y - q[i].y, inverse = 1.f / (ex * ex + ey * ey + 1e-12f);
    F wx = px - q[i].x, wy = py - q[i].y;
    F t = bound((wx * ex + wy * ey) * inverse, 0.f, 1.f);
    F bx = wx - t * ex, by = wy - t * ey;
    d = least(d, bx * bx + by * by);
    auto above = py >= q[i].y;
    auto below = py < q[j].y;
    auto left = wy * ex - wx * ey > 0.f;
    sign = pick(above & below & left, -sign, pick(above | below | left, sign, -sign));
  }
  return sign * root(d);
}
template <class F> INLINE F ellipsoid(const Primitive& P, Point<F> p) {
  const float* a = P.a;
  F kx = p.x / a[0], ky = p.y / a[1], kz = p.z / a[2], k0 = root(kx * kx + ky * ky + kz * kz);
  F lx = kx / a[0], ly = ky / a[1], lz = kz / a[2], k1 = root(lx * lx + ly * ly + lz * lz);
  return pick(k1 < 1e-4f, fill(-std::min({a[0], a[1], a[2]}), k0), k0 * (k0 - 1.f) / (k1 + 1e-9f));
}
template <class F> INLINE F roundCone(const Primitive& P, Point<F> p) {
  const float* a = P.a;
  float bx = a[3] - a[0], by = a[4] - a[1], bz = a[5] - a[2], l2 = bx * bx + by * by + bz * bz, dr = a[6] - a[7];
  float a2 = l2 - dr * dr, inverse = 1 / (l2 + 1e-9f);
  if (a2 <= 1e-8f) {
    const float* o = a[6] > a[7] ? a : a + 3;
    F x = p.x - o[0], y = p.y - o[1], z = p.z - o[2];
    return root(x * x + y * y + z * z) - std::max(a[6], a[7]);
  }
  F px = p.x - a[0], py = p.y - a[1], pz = p.z - a[2], y = px * bx + py * by + pz * bz, z = y - l2;
  F cx = px * l2 - bx * y, cy = py * l2 - by * y, cz = pz * l2 - bz * y;
  F x2 = cx * cx + cy * cy + cz * cz, y2 = y * y * l2, z2 = z * z * l2;
  F k = (dr > 0 ? 1.f : dr < 0 ? -1.f : 0.f) * dr * dr * x2;
  F sz = pick(z > 0.f, z2, -z2), sy = pick(y > 0.f, y2, -y2);
  F far = root(x2 + z2) * inverse - a[7], near = root(x2 + y2) * inverse - a[6];
  F side = (root(x2 * a2 * inverse) + y * dr) * inverse - a[6];
  return pick(sz * a2 > k, far, pick(sy * a2 < k, near, side));
}
template <class F> INLINE F roundBox(const Primitive& P, Point<F> p) {
  const float* a = P.a;
  F taper = 1.f + a[3] * bound(p.y / (a[1] + P.round), -1.f, 1.f);
  F x = positive(p.x) / taper - a[0], y = positive(p.y) - a[1], z = positive(p.z) / taper - a[2];
  F mx = most(x, 0.f), my = most(y, 0.f), mz = most(z, 0.f);
  F d = root(mx * mx + my * my + mz * mz) + least(most(x, most(y, z)), 0.f) - P.round;
  return a[3] != 0 ? d * (1 - std::fabs(a[3]) * .5f) : d;
}
template <class F> INLINE F cylinder(const Primitive& P, Point<F> p) {
  const float* a = P.a;
  F r = root(p.x * p.x + p.z * p.z), t = bound(p.y / (2 * a[1] + 1e-6f) + .5f, 0.f, 1.f);
  float slope = std::fabs(a[2] - a[0]) / (2 * a[1] + 1e-6f);
  F x = (r - (a[0] + (a[2] - a[0]) * t)) * (1 / std::sqrt(1 + slope * slope)), y = positive(p.y) - a[1];
  F mx = most(x, 0.f), my = most(y, 0.f);
  return root(mx * mx + my * my) + least(most(x, y), 0.f) - P.round;
}
/** a tapered quadratic curve: horns, tails, locks of hair */
template <class F> INLINE F bezier(const Primitive& P, Point<F> p, Local* local) {
  const float* a = P.a;
  Vec3 A{a[0], a[1], a[2]}, B{a[3], a[4], a[5]}, C{a[6], a[7], a[8]}, e1 = (B - A) * 2.f, e2 = A - B * 2.f + C;
  F t = fill(0.f, p.x), best = fill(1e9f, p.x);
  for (int i = 0; i <= 6; i++) {
    float u = i / 6.f;
    Vec3 q = A + e1 * u + e2 * (u * u);
    F x = p.x - q.x, y = p.y - q.y, z = p.z - q.z, dd = x * x + y * y + z * z;
    auto nearer = dd < best;
    best = pick(nearer, dd, best);
    t = pick(nearer, fill(u, p.x), t);
  }
  F x = t, y = t, z = t;
  for (int i = 0; i < 5; i++) {
    x = A.x + t * (e1.x + t * e2.x) - p.x, y = A.y + t * (e1.y + t * e2.y) - p.y, z = A.z + t * (e1.z + t * e2.z) - p.z;
    if (i == 4) break;
    F dx = e1.x + 2.f * t * e2.x, dy = e1.y + 2.f * t * e2.y, dz = e1.z + 2.f * t * e2.z;
    F speed = dx * dx + dy * dy + dz * dz, slope = speed + 2.f * (x * e2.x + y * e2.y + z * e2.z);
    slope = most(slope, speed * .3f + 1e-6f);
    t = bound(t - (x * dx + y * dy + z * dz) / slope, 0.f, 1.f);
  }
  if constexpr (sizeof(F) == sizeof(float))
    if (local) {
      Vec3 way = normal(e1 + e2 * (2 * t)), side = normal(cross(way, Vec3{.31f, .17f, 1})), up = cross(side, way);
      local->along = t;
      local->around = std::atan2(dot({x, y, z}, up), dot({x, y, z}, side));
    }
  F i = 1.f - t, r = a[9] * i * i + a[10] * 2.f * t * i + a[11] * t * t;
  return (root(x * x + y * y + z * z) - r) * .9f;
}
/** an outline drawn in x and y, bent and given thickness along z */
template <class F> INLINE F polygon(const Primitive& P, const Vec2* points, Point<F> p) {
  const float* a = P.a;
  F z = p.z - (a[1] * p.x * p.x + a[2] * p.y * p.y + a[3] * p.x);
  F d = polygonDistance(points + P.firstPoint, P.points, p.x, p.y) + P.round, dz = positive(z) - a[0];
  if (a[4] > 0) dz = (dz + least(positive(p.x) * a[4], a[0])) * .9f; // a ridge along y: blades
  if (a[5] > 0) dz = dz + bound(d + a[5], 0.f, a[5]) * (a[0] / a[5]) * .9f; // thinner to the edge: leaves, feathers
  F mx = most(d, 0.f), mz = most(dz, 0.f);
  return least(most(d, dz), 0.f) + root(mx * mx + mz * mz) - P.round;
}
template <class F> INLINE F lathe(const Primitive& P, const Vec2* points, Point<F> p) {
  F r = root(p.x * p.x + p.z * p.z);
  if (P.a[0] > 0) {
    float step = TURN / P.a[0];
    F k = angleOf(p.x, p.z) / step;
    k = k - whole(k + .5f);
    r = r * sine(1.5707963f - k * step);
  }
  return polygonDistance(points + P.firstPoint, P.points, r, p.y) - P.round;
}
/** folded cloth hanging from y = 0: height, top and bottom radius, curve, folds, depth, thickness, half arc, phase, sway, hem */
template <class F> INLINE F drape(const Primitive& P, Point<F> p) {
  const float* a = P.a;
  F y = bound(-p.y / a[0], 0.f, 1.f);
  F way = a[3] == 1 ? y : a[3] == 2 ? y * y : a[3] < 1 ? root(y) : y * y * (3.f - 2.f * y);
  F x = p.x - a[9] * y * y, r = root(x * x + p.z * p.z), angle = angleOf(x, p.z);
  F fold = sine(angle * a[4] + a[8] + y * 1.2f) * .75f + sine(angle * a[4] * 1.7f + a[8] * 2.1f) * .25f;
  F wanted = a[1] + (a[2] - a[1]) * way + a[5] * y * fold;
  F dr = a[6] > 0 ? positive(r - wanted) - a[6] : r - wanted;
  F hem = a[10] * sine(angle * a[4] + 1.3f);
  F d = most(dr * .85f, most(p.y, -p.y - a[0] + hem));
  return a[7] < 3.1f ? most(d, (positive(angle) - a[7]) * most(r, .05f) * .9f) : d;
}
/** distance of a world point to a primitive */
template <class F> INLINE F distanceTo(const Primitive& P, const Vec2* points, Point<F> w, Local* local = nullptr) {
  F qx = w.x - P.at.x, qy = w.y - P.at.y, qz = w.z - P.at.z;
  const float *R = P.turn, inverse = 1.f / P.size;
  Point<F> p{(R[0] * qx + R[1] * qy + R[2] * qz) * inverse, (R[3] * qx + R[4] * qy + R[5] * qz) * inverse,
             (R[6] * qx + R[7] * qy + R[8] * qz) * inverse};
  if constexpr (sizeof(F) == sizeof(float))
    if (local) local->p = {p.x, p.y, p.z};
  float shrink = 1;
  if (P.stretch.x != 1 || P.stretch.y != 1 || P.stretch.z != 1) {
    p = {p.x / P.stretch.x, p.y / P.stretch.y, p.z / P.stretch.z};
    shrink = std::min({P.stretch.x, P.stretch.y, P.stretch.z, 1.f});
  }
  F d = fill(0.f, p.x);
  switch (P.shape) {
    case ELLIPSOID: d = ellipsoid(P, p); break;
    case ROUND_CONE: d = roundCone(P, p); break;
    case BOX: d = roundBox(P, p); break;
    case TORUS: {
      F r = root(p.x * p.x + p.z * p.z) - P.a[0];
      d = root(r * r + p.y * p.y) - P.a[1];
      break;
    }
    case CYLINDER: d = cylinder(P, p); break;
    case BEZIER: d = bezier(P, p, local); break;
    case POLYGON: d = polygon(P, points, p); break;
    case LATHE: d = lathe(P, points, p); break;
    case DRAPE: d = drape(P, p); break;
  }
  if (P.noise > 0) {
    float f = P.noiseScale;
    F n = sine(p.x * f + 1.3f * sine(p.y * f * .7f)) * sine(p.y * f * 1.1f + 1.7f + sine(p.z * f * .8f)) *
          sine(p.z * f * .9f + .6f + sine(p.x * f * .6f));
    F fine = sine(p.x * f * 2.3f + 2.f) * sine(p.y * f * 2.1f + .4f) * sine(p.z * f * 2.2f + 1.1f);
    d = (d - P.noise * (n + fine * .5f)) * .75f;
  }
  return d * (P.size * shrink * P.careful);
}
/** smooth union and intersection over a width k */
template <class F> INLINE F join(F a, F b, float k) {
  if (k <= 0) return least(a, b);
  F h = most(k - positive(a - b), 0.f) * (1 / k);
  return least(a, b) - h * h * (k * .25f);
}
template <class F> INLINE F meet(F a, F b, float k) { return -join<F>(-a, -b, k); }
