import type { Prop } from './props/prop.ts'

export interface Stand {
  prop: Prop
  /** canvas in standard pixels: to each side, above and below the foot */
  half: number
  up: number
  down: number
  /** degrees it leans back */
  lean: number
  /** lowest slope that carries snow; above 1: none */
  snow?: number
}
export const stand = (p: Prop, half: number, up: number, down: number, lean: number, snow = 0.5): Stand => ({
  prop: p,
  half,
  up,
  down,
  lean,
  snow,
})
