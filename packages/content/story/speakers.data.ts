import type { Mood } from '@skystair/rules/story/scene.ts'

interface Speaker {
  /** Whose figure shows the face; `null` is the companion the player chose. */
  readonly figure: string | null
  /** Which of the figure's pictures is this one's head, whatever its mood. */
  readonly head?: Mood
  /** Has no portrait: the whole figure is shown. */
  readonly whole?: true
}

/** Who speaks in the tale. */
export const SPEAKERS: Readonly<Record<string, Speaker>> = {
  arkhip: { figure: 'arkhip' },
  companion: { figure: null },
  yaginya: { figure: 'yaginya' },
  grom: { figure: 'grom' },
  leshy: { figure: 'leshy' },
  fox: { figure: 'fox' },
  'zmey-left': { figure: 'zmey', head: 'merry' },
  'zmey-right': { figure: 'zmey', head: 'stern' },
  'zmey-middle': { figure: 'zmey', head: 'calm' },
  snezhana: { figure: 'snezhana' },
  ratibor: { figure: 'ratibor' },
  suleiman: { figure: 'suleiman' },
  mark: { figure: 'mark' },
  mira: { figure: 'mira' },
  shadow: { figure: 'shadow' },
  seraphim: { figure: 'seraphim' },
  kikimora: { figure: 'kikimora' },
  polevik: { figure: 'polevik' },
  'nightingale-robber': { figure: 'nightingale-robber' },
  'khan-of-dust': { figure: 'khan-of-dust' },
  vampire: { figure: 'vampire' },
  'court-witch': { figure: 'court-witch' },
  'golden-king': { figure: 'golden-king' },
  'dark-elf': { figure: 'dark-elf' },
  warlord: { figure: 'warlord' },
  'snow-maiden': { figure: 'snow-maiden' },
  sentry: { figure: 'steppe-spearman', whole: true },
  recruit: { figure: 'human-usual', whole: true },
  marfa: { figure: 'hill-shaman', whole: true },
  kasyan: { figure: 'druid-usual', whole: true },
  spark: { figure: 'will-o-wisp', whole: true },
  polaris: { figure: 'elf-mythical', whole: true },
  'star-wolf': { figure: 'star-wolf', whole: true },
  comet: { figure: 'comet-phoenix', whole: true },
  knocker: { figure: 'marble-lion', whole: true },
  agnia: { figure: 'archangel-warden', whole: true },
  fimka: { figure: 'seraph-guard', whole: true },
  doorman: { figure: 'gatekeeper', whole: true },
  hedgehog: { figure: 'bramble-hedgehog', whole: true },
}
