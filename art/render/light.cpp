#include "light.hpp"

static Vec3 around(Vec3 axis, float radius, float angle) {
  Vec3 a = normal(cross(axis, {0, 1, .3f})), b = cross(axis, a);
  return normal(axis + a * (radius * cosf(angle)) + b * (radius * sinf(angle)));
}
Vec3 Light::surroundings(Vec3 d, bool lamps) const {
  const Options& o = scene.options;
  Vec3 c = d.y > 0 ? mix(Vec3{.80f, .78f, .80f}, Vec3{.62f, .78f, 1.05f}, smooth(0, .8f, d.y))
                   : mix(Vec3{.62f, .52f, .48f}, Vec3{.30f, .22f, .24f}, smooth(0, -.7f, d.y));
  if (lamps) {
    if (d.y < 0.05f && d.y > -.35f) c = c * .75f;
    c = c + o.keyColour * (3.0f * smooth(.80f, .93f, dot(d, view.key)));
    c = c + o.rimColour * (2.2f * smooth(.75f, .92f, dot(d, view.rim)));
  }
  return c * o.sky;
}
float Light::keyShare(const Spot& at, Vec3 from, bool alone, Dice& dice) const {
  const Options& o = scene.options;
  const int count = std::max(2, o.samples / 3);
  const float far = o.backdrop ? 14.f : o.tile ? 6.f : 4.f;
  if (dot(at.n, view.key) < -.5f) return 0;
  float sum = 0;
  for (int i = 0; i < count; i++) {
    float angle = TURN * dice(), radius = sqrtf((i + dice()) / count) * o.keySoft;
    sum += field.way(alone, from, around(view.key, radius, angle), far, 0);
  }
  return sum / count;
}
Vec3 Light::skyLight(const Spot& at, Vec3 from, const Surface& s, bool alone, Dice& dice) const {
  const Options& o = scene.options;
  const Vec3 n = at.n, a = normal(fabsf(n.y) < .9f ? cross(n, {0, 1, 0}) : cross(n, {1, 0, 0})), b = cross(n, a);
  const float start = dice(), far = o.backdrop ? 3.f : 1.6f;
  Vec3 sum{0, 0, 0};
  for (int i = 0; i < o.samples; i++) {
    float u = (i + dice()) / o.samples, angle = TURN * (i * .6180340f + start), r = sqrtf(u);
    Vec3 w = normal(a * (r * cosf(angle)) + b * (r * sinf(angle)) + n * sqrtf(std::max(0.f, 1 - u)));
    float free = field.way(alone, from, w, far, 0);
    if (free > 0) sum = sum + surroundings({dot(w, view.right), w.y, dot(w, view.level)}, false) * o.skyTint * free;
    if (free < 1) sum = sum + s.colour * Vec3{.42f, .34f, .32f} * (.8f * (1 - free));
  }
  return sum * (1.05f * at.open / o.samples);
}
Lit Light::receive(const Spot& at, const Surface& s, bool alone, Dice& dice) const {
  const Options& o = scene.options;
  const Vec3 n = at.n, from = at.p + n * (field.cell * .8f);
  const float facing = std::max(0.f, -dot(n, at.ray)), glance = powf(1 - facing, 2.2f);
  Lit lit;
  lit.keyShare = keyShare(at, from, alone, dice);
  const float towards = dot(n, view.key), skin = s.skin * (1 - s.metal);
  auto wrapped = [&](float w) {
    float q = (towards + w) / (1 + w);
    return q > 0 ? q * q * .35f + std::max(0.f, towards) * .65f : 0.f;
  };
  const Vec3 soft = Vec3{.45f, .20f, .12f} * skin, k{wrapped(soft.x), wrapped(soft.y), wrapped(soft.z)};
  const Vec3 tinted{powf(lit.keyShare, 1 - .55f * skin), lit.keyShare, powf(lit.keyShare, 1 + .1f * skin)};
  Vec3 e = o.keyColour * k * tinted * (2.9f * o.key);
  if (s.through > 0) {
    float behind = std::max(0.f, -towards) * .5f + std::max(0.f, -dot(n, view.rim)) * .7f +
                   std::max(0.f, dot(at.ray, view.rim)) * .35f;
    e = e + Vec3{1.0f, .62f, .40f} * (s.through * behind * 2.2f);
  }
  if (float r = dot(n, view.rim); r > 0)
    e = e + o.rimColour * (r * field.way(alone, from, view.rim, 3.f, 6) * (.5f + 1.6f * glance) * 1.9f * o.rim);
  if (float r = dot(n, view.rim2); r > 0)
    e = e + Vec3{1.f, .72f, .62f} * (r * field.way(alone, from, view.rim2, 3.f, 6) * (.3f + glance) * .7f * o.rim);
  e = e + skyLight(at, from, s, alone, dice);
  if (!o.backdrop && !o.tile) e = e + Vec3{1.f, .93f, .86f} * (facing * facing * .42f * at.open * o.fill);
  if (skin > .5f) e = e * Vec3{1.10f, .99f, .92f};
  for (const Lamp& lamp : scene.lamps) {
    Vec3 way = lamp.at - at.p;
    float d = length(way);
    Vec3 w = way * (1 / d);
    float lean = std::max(0.f, (dot(n, w) + .25f) / 1.25f);
    if (lean <= 0) continue;
    float free = field.way(alone, from, w, std::max(0.f, d - lamp.radius), 4);
    e = e + lamp.colour * (lean / (1 + d * d / (lamp.radius * lamp.radius)) * (.15f + .85f * free));
  }
  if (o.feetHigh > o.feetLow) // darker and cooler toward the feet: the face leads
    e = e * mix(Vec3{.80f, .76f, .88f}, Vec3{1.04f, 1.03f, 1}, smooth(o.feetLow, o.feetHigh, at.p.y));
  lit.irradiance = e * (1 - s.metal * .92f);
  Vec3 mirrored = at.ray - n * (2 * dot(at.ray, n));
  lit.reflected = field.way(alone, from, mirrored, 1.5f, 3.f);
  return lit;
}
Vec3 Light::shine(const Spot& at, const Surface& s, const Lit& lit, Dice& dice) const {
  const Options& o = scene.options;
  const Vec3 mirrored = at.ray - at.n * (2 * dot(at.ray, at.n));
  const float base = mix(.08f * s.specular, 1, s.metal), edge = powf(1 - std::max(0.f, -dot(at.n, at.ray)), 5);
  const Vec3 f0 = mix(Vec3{base, base, base}, s.colour, s.metal);
  const Vec3 f = f0 + (Vec3{1, 1, 1} - f0) * (edge * (1 - s.rough) * .8f * std::min(1.f, s.specular * 2));
  const int count = s.rough < .2f ? 1 : 4;
  Vec3 seen{0, 0, 0};
  for (int i = 0; i < count; i++) {
    Vec3 jitter = normal({dice() - .5f, dice() - .5f, dice() - .5f}) * (s.rough * s.rough * .9f * dice());
    seen = seen + surroundings(normal(mirrored + jitter), true);
  }
  seen = seen * (1.f / count * mix(.35f, 1.f, s.metal) * (.25f + .75f * lit.reflected) * at.open * mix(1.f, .5f, s.rough));
  const float nh = std::max(0.f, dot(at.n, normal(view.key - at.ray))), a2 = powf(std::max(.12f, s.rough), 4);
  const float den = nh * nh * (a2 - 1) + 1, lobe = std::min(a2 / (3.14159f * den * den), 6.f);
  return f * seen + o.keyColour * f * (lobe * std::max(0.f, dot(at.n, view.key)) * lit.keyShare * 1.2f * o.key);
}
void Light::ground(Vec3 p, Dice& dice, float& sky, float& key) const {
  const int count = 12;
  float lost = 0, dark = 0;
  for (int i = 0; i < count; i++) {
    float u = (i + dice()) / count, angle = TURN * (i * .618034f + dice() * .15f), r = sqrtf(u * .92f);
    Vec3 w{r * cosf(angle), sqrtf(1 - r * r), r * sinf(angle)};
    lost += 1 - field.way(false, p + Vec3{0, field.cell * .5f, 0}, w, .9f, 0);
    if (i < 6) dark += 1 - field.groundWay(p + Vec3{0, .01f, 0}, around(view.key, sqrtf(u) * .07f, angle));
  }
  sky = clamp(lost / count, 0, .9f);
  key = dark / 6;
}
