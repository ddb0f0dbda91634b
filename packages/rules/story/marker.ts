/** How far the tale has come, as the specification calls it; only the tale sets them. */
export const markers = [
  'in_abyss',
  'arrived_to_miro',
  'builders_started',
  'ret_f_dark',
  'been_in_dark',
  'p5_completed',
  'been_in_gw',
  'p5_in_progress',
] as const
export type Marker = (typeof markers)[number]
