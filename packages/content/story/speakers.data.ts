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
  clerk: { figure: 'necromancer', whole: true },
  koschei: { figure: 'lich', whole: true },
  watchman: { figure: 'reaper', whole: true },
  kostya: { figure: 'skeleton', whole: true },
  mourner: { figure: 'banshee', whole: true },
  judge: { figure: 'dead-tree-walker', whole: true },
  agafya: { figure: 'ghost', whole: true },
  rat: { figure: 'grave-rat', whole: true },
  wisp: { figure: 'will-o-wisp', whole: true },
  ghoul: { figure: 'ghoul', whole: true },
  forefather: { figure: 'bone-dragon', whole: true },
  lamplighter: { figure: 'torchbearer', whole: true },
  glasha: { figure: 'blind-bat', whole: true },
  moth: { figure: 'void-moth', whole: true },
  glutton: { figure: 'lamp-eater', whole: true },
  mushroom: { figure: 'dark-mushroom', whole: true },
  nyura: { figure: 'night-hag', whole: true },
  twelfth: { figure: 'shade', whole: true },
  seventeenth: { figure: 'mirror-double', whole: true },
  'arkhip-shadow': { figure: 'arkhip' },
  pakhom: { figure: 'orc-footman', whole: true },
  dunya: { figure: 'war-elephant', whole: true },
  yermolay: { figure: 'siege-troll', whole: true },
  afonya: { figure: 'fallen-angel', whole: true },
  'iron-dragon': { figure: 'iron-dragon', whole: true },
  avdey: { figure: 'battle-mage', whole: true },
}
