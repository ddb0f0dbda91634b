import { type Colour, light } from '../model/colour.ts'
import { bone, crystal, glow, gold, type Material, wood } from '../model/material.ts'
import { cut } from '../model/model.ts'
import { loop, star } from '../model/outline.ts'
import type { Vec } from '../model/vec.ts'
import { tip, type Weapon } from './weapon.ts'

/** gnarled wood that holds a crystal */
export const crystalStaff =
  (colour: Colour, pale: Colour, timber: Material = wood(), long = 1.4): Weapon =>
  (m) => {
    const top = long * 0.38
    m.group()
    m.curve(timber, [0, -long * 0.55, 0], [0.03, 0, 0.02], [0, long * 0.42, 0], 0.034, 0.038, 0.042)
    m.curve(timber, [0, top, 0], [-0.2, long * 0.5, 0], [-0.12, long * 0.72, 0], 0.04, 0.034, 0.012)
    m.curve(timber, [0, top, 0], [0.2, long * 0.48, 0.02], [0.15, long * 0.66, 0.02], 0.04, 0.034, 0.012)
    m.curve(timber, [0, top, 0], [0.02, long * 0.46, -0.2], [0, long * 0.62, -0.14], 0.034, 0.03, 0.012)
    m.group()
    m.ring(gold(), [0, long * 0.36, 0], 0.045, 0.02)
    m.ring(gold(), [0, long * 0.3, 0], 0.042, 0.014)
    m.group()
    m.inside(() => {
      m.move([0.01, long * 0.44, 0])
      m.turned(
        crystal(colour, pale, 1.1),
        [
          [0, 0],
          [0.085, 0.1],
          [0.1, 0.2],
          [0, 0.36],
        ],
        0.006,
        0,
        6,
      )
    })
    m.lamp([0, long * 0.58, 0.14], light(colour), 1.6, 0.34)
    tip(m, [0, long * 0.58, 0])
  }
/** a skull on a crooked pole */
export const skullStaff =
  (fire: Colour, timber: Material = wood(0x54443c)): Weapon =>
  (m) => {
    const skull = bone()
    m.group()
    m.curve(timber, [0, -0.74, 0], [0.05, 0, 0.02], [0, 0.56, 0], 0.034, 0.038, 0.04)
    m.curve(timber, [0, 0.5, 0], [-0.24, 0.6, 0], [-0.2, 0.9, 0], 0.04, 0.034, 0.01)
    m.curve(timber, [0, 0.5, 0], [0.24, 0.6, 0], [0.2, 0.9, 0], 0.04, 0.034, 0.01)
    m.group()
    m.ball(skull, [0, 0.76, 0], 0.14)
    m.box(skull, [0, 0.63, 0.05], [0.075, 0.06, 0.07], 0.03, 0.04)
    m.sides((s) => cut(m.ball(skull, [s * 0.055, 0.75, 0.13], 0.045), 0.01))
    m.group()
    m.sides((s) => m.ball(glow(fire, 1.5), [s * 0.055, 0.75, 0.09], 0.034))
    m.lamp([0, 0.78, 0.26], light(fire), 1.2, 0.28)
    tip(m, [0, 0.8, 0])
  }
/** a disc of metal rays: sun, or a crescent when moon */
export const sunStaff =
  (c: Colour, moon = false): Weapon =>
  (m) => {
    const metal = gold()
    m.group()
    m.cone(wood(0x6a4426), [0, -0.74, 0], [0, 0.6, 0], 0.03, 0.03)
    m.group()
    m.ring(metal, [0, 0.58, 0], 0.036, 0.02)
    m.inside(() => {
      m.move([0, 0.8, 0])
      m.group()
      if (moon) {
        m.inside(() => {
          m.turnX(90)
          m.ring(metal, [0, 0, 0], 0.17, 0.045)
        })
        cut(m.ball(metal, [0.12, 0.12, 0], 0.15), 0.02)
      } else m.plate(metal, star(0.27, 0.14, 10), 0.035, 0.012, 0)
      m.group()
      m.ball(glow(c, 1.3), [0, 0, moon ? 0 : 0.03], moon ? 0.09 : 0.1)
      m.lamp([0, 0, 0.2], light(c), 1.3, 0.3)
    })
    tip(m, [0, 0.82, 0])
  }
/** a living branch with leaves */
export const branchStaff =
  (leafy: Material, fruit: Colour | null = null): Weapon =>
  (m) => {
    const timber = wood(0x8a5a30)
    m.group()
    m.curve(timber, [0, -0.74, 0], [0.06, -0.05, 0], [0, 0.62, 0], 0.032, 0.04, 0.036)
    m.curve(timber, [0, 0.58, 0], [-0.02, 0.9, 0], [0.22, 0.86, 0], 0.036, 0.036, 0.02)
    m.curve(timber, [0.22, 0.86, 0], [0.3, 0.72, 0], [0.16, 0.68, 0], 0.02, 0.022, 0.014)
    for (let i = 0; i < 7; i++)
      m.inside(() => {
        const at: Vec[] = [
          [0, 0.62, 0],
          [-0.04, 0.76, 0],
          [0.04, 0.86, 0],
          [0.2, 0.88, 0.02],
          [0.0, 0.5, 0.02],
          [0.26, 0.78, 0],
          [-0.03, 0.68, 0.03],
        ]
        m.move(at[i] ?? [0, 0, 0])
        m.turnZ(-120 + i * 52)
        m.turnX(i * 23 - 50)
        m.group()
        m.plate(
          leafy,
          loop([
            [0, 0],
            [0.06, 0.08],
            [0.05, 0.17],
            [0, 0.25],
            [-0.05, 0.17],
            [-0.06, 0.08],
          ]),
          0.016,
          0.01,
          0,
          [0.8, 0, 0],
        )
      })
    if (fruit !== null) {
      m.group()
      m.ball(glow(fruit, 0.9), [0.17, 0.76, 0.02], 0.07)
      m.lamp([0.17, 0.76, 0.2], light(fruit), 0.9, 0.25)
    }
    tip(m, [0.05, 0.8, 0])
  }
