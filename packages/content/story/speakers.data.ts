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
  prokhor: { figure: 'gilded-guard', whole: true },
  evlampy: { figure: 'sleeping-warlock', whole: true },
  mansur: { figure: 'jinn-treasurer', whole: true },
  yegorka: { figure: 'elf-usual', whole: true },
  goose: { figure: 'storm-phoenix-usual', whole: true },
  crock: { figure: 'clay-golem', whole: true },
  valerian: { figure: 'human-legendary', whole: true },
  'frog-heir': { figure: 'marsh-frog', whole: true },
  'cloak-heir': { figure: 'kobold', whole: true },
  'left-lion': { figure: 'marble-lion', whole: true },
  chandelier: { figure: 'crystal-spider', whole: true },
  'alarm-clock': { figure: 'royal-phoenix', whole: true },
  'first-king': { figure: 'titan-statue', whole: true },
  aglaya: { figure: 'mage-usual', whole: true },
  ardalion: { figure: 'warlock-legendary', whole: true },
}
