#include "view.hpp"

View::View(const Scene& scene)
    : camera(scene.camera), perspective(scene.camera.distance > 0), supersample(scene.options.supersample),
      width(scene.options.width * supersample), height(scene.options.height * supersample),
      pixel(1.f / (scene.camera.scale * supersample)) {
  const float degree = .0174533f, yaw = camera.yaw * degree, pitch = camera.pitch * degree;
  back = {sinf(yaw) * cosf(pitch), sinf(pitch), cosf(yaw) * cosf(pitch)};
  right = normal(cross({0, 1, 0}, back));
  up = cross(back, right);
  level = normal({back.x, 0, back.z});
  eye = camera.target + back * (perspective ? camera.distance : 30);
  slope = perspective ? camera.halfHeight / camera.distance : 0;
  const float side = scene.options.flipLight ? -1 : 1;
  auto fixed = [&](Vec3 d) { return normal(right * (d.x * side) + Vec3{0, 1, 0} * d.y + level * d.z); };
  key = fixed(scene.options.keyDirection);
  rim = fixed({.75f, .50f, -.62f});
  rim2 = fixed({-.85f, .25f, -.50f});
}
Vec3 View::origin(float x, float y) const {
  if (perspective) return eye;
  return eye + right * ((x / supersample - camera.footX) / camera.scale) -
         up * ((y / supersample - camera.footY) / camera.scale);
}
Vec3 View::ray(float x, float y) const {
  if (!perspective) return -back;
  float u = (x / width * 2 - 1) * slope * width / height, v = (1 - y / height * 2) * slope;
  return normal(right * u + up * v - back);
}
Vec2 View::project(Vec3 p) const {
  Vec3 d = p - camera.target;
  return {camera.footX + camera.scale * dot(d, right), camera.footY - camera.scale * dot(d, up)};
}
