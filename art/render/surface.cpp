#include "noise.hpp"
#include "surface.hpp"

static void paintEye(const Material& m, Vec3 p, Surface& s) {
  // local: z forward; scale = 1 / radius; extra = gaze x, gaze y, iris radius; colour iris top, colour2 iris low, colour3 white
  float x = p.x * m.scale - m.extra.x, y = p.y * m.scale - m.extra.y, r = sqrtf(x * x + y * y), iris = m.extra.z;
  const float edge = .05f;
  const Vec3 ink = hex(0x120810), pupil = hex(0x0a0508);
  Vec3 c = m.colour3 * (1 - .35f * smooth(.2f, 1.f, p.y * m.scale));
  Vec3 ring = mix(m.colour, m.colour2, smooth(iris * .8f, -iris * .9f, y));
  float inside = smooth(iris + edge, iris - edge, r);
  const bool slit = m.rough < .05f;
  Vec3 i = mix(ring, ink, smooth(iris * (slit ? .8f : .72f), iris, r) * (slit ? .7f : .75f));
  float hole = slit ? smooth(.05f, -.05f, fabsf(x) - iris * .26f * (1 - fabsf(y) / iris))
                    : smooth(iris * .52f + edge, iris * .52f - edge, r);
  i = mix(i, pupil, hole);
  c = mix(c, i, inside);
  auto spot = [&](float dx, float dy, float size) {
    return smooth(size + edge, size - edge, sqrtf((x - dx) * (x - dx) + (y - dy) * (y - dy)));
  };
  float big = spot(-iris * .36f, iris * .42f, iris * .34f), small = spot(iris * .35f, -iris * .42f, iris * .18f);
  s.colour = mix(c, Vec3{1, 1, 1}, std::max(big, small * .7f));
  s.emission = m.emission * inside + Vec3{.9f, .9f, .95f} * big + Vec3{.35f, .35f, .4f} * small;
  s.rough = .15f;
}
/** strands that run along a lock: around the curve for hair, along local y for fur */
static float strands(const Material& m, const Local& l) {
  if (l.along == 0 && l.around == 0) {
    Vec3 p = l.p * m.scale;
    float a = atan2f(p.x, p.z + .02f);
    return .5f + .5f * sinf(a * 34 + clouds(p * 4.f, 2) * 5);
  }
  float wobble = noise({l.around * 2.f, l.along * 3.f, 1.f}) * 3.f;
  return .5f + .3f * sinf(l.around * 9 + wobble) + .2f * sinf(l.around * 21 + wobble * 2);
}
static void paintTexture(const Material& m, const Local& local, Surface& s) {
  const Vec3 p = local.p * m.scale;
  Vec3 c = m.colour;
  auto second = [&](float w) { return mix(m.colour, m.colour2, w); };
  s.emission = m.emission, s.rough = m.rough, s.metal = m.metal, s.specular = m.specular;
  s.skin = m.skin, s.through = m.through;
  switch (m.texture) {
    case STONE: {
      c = second(smooth(.3f, .65f, clouds(p * 2.2f)));
      c = c * (1 - .35f * (1 - m.extra.z) * smooth(.09f, 0.f, cells(p * 2.2f).edge));
      c = c * (.85f + .35f * clouds(p * 9.f, 2));
      break;
    }
    case SCALE: {
      Cell e = cells(p * 9.f);
      c = second(e.id * .55f) * (.80f + .25f * smooth(0.f, .22f, e.edge));
      c = mix(c, m.colour2, smooth(.45f, .75f, clouds(p * 1.7f, 3)) * .5f);
      break;
    }
    case CLOTH: {
      c = second(smooth(.3f, .7f, clouds(p * 3.f, 3)) * .5f);
      c = c * (.95f + .10f * noise(p * Vec3{60, 14, 60}));
      break;
    }
    case GRADIENT: {
      float t = clamp((local.p.y - m.extra.x) / (m.extra.y - m.extra.x), 0, 1);
      c = second(t * t * (3 - 2 * t));
      break;
    }
    case WOOD: c = second(smooth(.3f, .7f, clouds(p * Vec3{14, 1.6f, 14}, 3))); break;
    case BONE: {
      c = second(smooth(.35f, .7f, clouds(p * 3.f)));
      c = c * (.8f + .3f * clouds(p * 8.f + Vec3{5, 5, 5}, 3));
      break;
    }
    case ICE: {
      Cell e = cells(p * 3.5f);
      c = second(e.id) * (1.f + .35f * smooth(.06f, 0.f, e.edge));
      break;
    }
    case HAIR: c = second(strands(m, local) * .75f) * (local.along > 0 ? .82f + .25f * local.along : 1.f); break;
    case FUR: {
      float f = clouds(p * Vec3{16, 5, 16}, 3);
      c = second(smooth(.32f, .62f, f)) * (.84f + .30f * noise(p * Vec3{38, 11, 38}));
      break;
    }
    case FEATHER: {
      float row = p.y * 5.f, k = floorf(row), u = row - k;
      float x = p.x * 5.f + (int(k) & 1) * .5f;
      float v = x - floorf(x) - .5f, tip = smooth(.25f, .0f, u + v * v * 1.6f - .12f);
      c = second(.15f + .6f * hash(int(floorf(x)), int(k), 3)) * (1 - .38f * tip);
      break;
    }
    case LEAF: c = second(clamp(cells(p * 7.f).id * .6f + clouds(p * 1.3f, 3) * .6f - .1f, 0, 1)); break;
    case GRASS: c = second(smooth(.3f, .7f, clouds(p * 1.4f))) * (.75f + .5f * clouds(p * 12.f, 2)); break;
    case MEMBRANE: c = second(smooth(.3f, .7f, clouds(p * 3.f, 3))); break;
    case METAL: {
      float f = clouds(p * 4.f, 3);
      c = second(f * .6f);
      s.rough = m.rough * (.8f + .5f * f);
      break;
    }
    case EYE: paintEye(m, local.p, s); return;
  }
  s.colour = c;
}
static float height(const Material& m, const Local& local) {
  const Vec3 p = local.p * m.scale;
  switch (m.texture) {
    case STONE: return clouds(p * 4.f) * 1.2f - smooth(.10f, 0.f, cells(p * 2.2f).edge) * .25f * (1 - m.extra.z);
    case SCALE: {
      Cell e = cells(p * 9.f);
      return (.6f - e.centre) * .35f + smooth(0.f, .2f, e.edge) * .12f;
    }
    case CLOTH: return clouds(p * Vec3{9, 3, 9}, 3) * .5f + noise(p * Vec3{60, 14, 60}) * .05f;
    case WOOD: return clouds(p * Vec3{16, 2, 16}, 3) * .6f;
    case BONE: return clouds(p * 7.f) * .7f;
    case ICE: {
      Cell e = cells(p * 3.5f);
      return smooth(0.f, .1f, e.edge) * .1f + e.id * .2f;
    }
    case FUR: return clouds(p * Vec3{22, 7, 22}, 3) * .5f;
    case FEATHER: {
      float row = p.y * 5.f, u = row - floorf(row);
      return u * .18f;
    }
    case LEAF: return -cells(p * 7.f).centre * .5f;
    case GRASS: return clouds(p * 9.f);
    case MEMBRANE: return clouds(p * 6.f, 3) * .3f;
    case METAL: return clouds(p * 5.f, 3) * .10f;
  }
  return 0;
}
Vec3 relief(const Material& m, const Local& local, Vec3 n) {
  if (m.bump <= 0) return n;
  const float e = .004f / m.scale;
  auto moved = [&](Vec3 d) {
    Local l = local;
    l.p = l.p + d;
    return height(m, l);
  };
  const float h = height(m, local);
  Vec3 slope = Vec3{moved({e, 0, 0}) - h, moved({0, e, 0}) - h, moved({0, 0, e}) - h} * (m.bump * .05f / e / m.scale);
  return normal(n - (slope - n * dot(slope, n)));
}
static void blend(Surface& a, const Surface& b, float w) {
  a.colour = mix(a.colour, b.colour, w), a.emission = mix(a.emission, b.emission, w);
  a.rough = mix(a.rough, b.rough, w), a.metal = mix(a.metal, b.metal, w), a.specular = mix(a.specular, b.specular, w);
  a.skin = mix(a.skin, b.skin, w), a.through = mix(a.through, b.through, w);
  if (w > .5f) a.material = b.material, a.local = b.local;
}
Surface surfaceAt(const Scene& scene, const Chosen& chosen, Vec3 p) {
  Surface best, current;
  float total = 1e3f, group = 1e3f;
  int id = -1;
  auto close = [&] {
    if (id >= 0 && group < total) total = group, best = current, best.group = id;
  };
  auto textured = [&](const Primitive& P, const Local& local) {
    Surface s;
    s.material = P.material, s.local = local;
    paintTexture(scene.materials[P.material], local, s);
    return s;
  };
  for (int i : chosen) {
    const Primitive& P = scene.primitives[i];
    if (P.group != id) close(), group = 1e3f, id = P.group;
    // p lies on the surface: what is farther than its own blend can neither own nor tint it
    if (P.operation != KEEP && length(p - P.centre) - reach(P) > .03f + P.blend) continue;
    Local local;
    float d = distanceTo<float>(P, scene.points.data(), {p.x, p.y, p.z}, &local);
    if (P.seed != 0) local.p = local.p + Vec3{3.7f, 1.9f, -5.3f} * P.seed;
    if (P.operation == ADD) {
      if (group > 100) {
        current = textured(P, local), group = d;
        continue;
      }
      float w = clamp(.5f + .5f * (group - d) / std::max(P.blend, .0015f), 0, 1);
      if (w > 0) blend(current, textured(P, local), w);
      group = join<float>(group, d, P.blend);
    } else if (P.operation == PAINT) {
      float k = std::max(P.blend, .002f), w = smooth(k, -k, d) * P.strength;
      if (w <= 0) continue;
      Surface s = textured(P, local);
      current.colour = mix(current.colour, s.colour, w), current.emission = mix(current.emission, s.emission, w);
      current.rough = mix(current.rough, s.rough, w), current.metal = mix(current.metal, s.metal, w);
    } else {
      float e = P.operation == CUT ? -d : d;
      if (P.material >= 0 && P.operation == CUT) {
        float w = clamp(.5f + .5f * (e - group) / std::max(P.blend, .002f), 0, 1);
        if (w > 0) blend(current, textured(P, local), w);
      }
      group = meet<float>(group, e, P.blend);
    }
  }
  close();
  return best;
}
void weather(const Scene& scene, Surface& s, Vec3 p, Vec3 n) {
  const Material& m = scene.materials[s.material];
  const Options& o = scene.options;
  if (m.texture == STONE && m.extra.x > 0) {
    Vec3 q = o.backdrop ? p : s.local.p;
    float moss = smooth(.45f, .85f, n.y + (clouds(q * 3.f, 3) - .5f) * 1.3f) * m.extra.x *
                 smooth(.38f, .55f, clouds(q * 1.3f + Vec3{3, 1, 7}, 3));
    s.colour = mix(s.colour, m.colour3 * (.75f + .5f * clouds(q * 14.f, 2)), moss);
  }
  if (o.tile && m.texture == STONE) // risers darker than treads: the stairs read from afar
    s.colour = s.colour * mix(Vec3{1, 1, 1}, Vec3{.60f, .55f, .66f}, smooth(.30f, .85f, n.z));
  if (m.texture == TERRAIN && scene.ground.used) paintGround(scene.ground, p, n, s);
  if (o.cap > 0 && m.texture != EYE && dot(s.emission, {1, 1, 1}) < .3f) {
    float w = smooth(o.capLow, o.capLow + .22f, n.y + (clouds(p * 5.f, 3) - .5f) * .55f) * o.cap;
    s.colour = mix(s.colour, o.capColour, w);
    s.metal *= 1 - w, s.specular *= 1 - .6f * w;
    s.rough = mix(s.rough, .8f, w), s.skin = mix(s.skin, .5f, w);
  }
}
