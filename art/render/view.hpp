// Camera and the directions of the lamps of the studio, which stand fixed to the camera.
#pragma once
#include "scene.hpp"

struct View {
  explicit View(const Scene& scene);
  const Camera& camera;
  bool perspective;
  int supersample, width, height;
  /** a supersampled pixel in world units (orthographic) */
  float pixel;
  Vec3 right, up, back, level, eye, key, rim, rim2;

  Vec3 origin(float x, float y) const;
  Vec3 ray(float x, float y) const;
  /** picture position of a world point, in pixels of the finished picture */
  Vec2 project(Vec3 p) const;

 private:
  float slope;
};
