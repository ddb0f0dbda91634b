import type { PuppetAsset } from '../../asset.ts'
import { FINE } from '../../model/studio.ts'
import type { Shot } from '../../model/write.ts'
import { companions } from '../companions.ts'
import { figure } from '../figure.ts'
import { forestFolk } from '../forest-folk.ts'
import { casters } from '../heroes/casters.ts'
import { creatures } from '../heroes/creatures.ts'
import { warriors } from '../heroes/warriors.ts'
import { monsters } from '../monsters/all.ts'
import { LEGENDS } from './legends.ts'

/** the face of a force class is that of its legendary hero, of a monster, or of somebody only told about */
const FACES: Readonly<Record<string, { figure: string; lens?: number; up?: number }>> = {
  HUMAN: { figure: 'human-legendary' },
  BEAST: { figure: 'beast-legendary', up: 0.16 },
  MAG: { figure: 'mage-legendary', lens: 46, up: 0.5 },
  DRAGON: { figure: 'dragon-legendary', up: 0.26 },
  NECRO: { figure: 'necromancer-legendary' },
  GIN: { figure: 'jinn-legendary', up: 0.46 },
  LIZARD: { figure: 'lizard-legendary' },
  ELF: { figure: 'elf-legendary' },
  TROLL: { figure: 'troll-legendary' },
  PHOENIX: { figure: 'phoenix-legendary', lens: 48, up: 0.34 },
  ASG_PHOENIX: { figure: 'storm-phoenix-legendary', lens: 48, up: 0.34 },
  GOLEM: { figure: 'golem-legendary', up: 0.18 },
  WARLOCK: { figure: 'warlock-legendary' },
  DRUID: { figure: 'druid-legendary' },
  WITCH: { figure: 'witch-legendary', lens: 46, up: 0.5 },
  SHAMAN: { figure: 'shaman-legendary' },
  DRAGONSLAYER: { figure: 'dragonslayer-legendary' },
  TITAN: { figure: 'titan-legendary' },
  ANGEL: { figure: 'angel-legendary', lens: 52 },
  ARCHANGEL: { figure: 'archangel-legendary', lens: 52 },
  ARCHITIAN: { figure: 'architian-legendary' },
  YOTUN: { figure: 'yotun-legendary' },
  SERPENT: { figure: 'serpent-legendary', up: 0.2 },
  DEMON: { figure: 'demon-legendary', lens: 54 },
  KNIGHT: { figure: 'black-knight' },
  ARCHER: { figure: 'lada' },
  BARD: { figure: 'bard' },
  MONK: { figure: 'monk' },
  BOGATYR: { figure: 'bogatyr', lens: 52 },
  VALKYRIE: { figure: 'valkyrie', lens: 54 },
  DWARF: { figure: 'dwarf', lens: 54 },
  GIANT: { figure: 'yotun-of-ash', lens: 50 },
  CYCLOPS: { figure: 'cyclops', lens: 54 },
  CENTAUR: { figure: 'centaur' },
  GRIFFIN: { figure: 'griffin', lens: 50, up: 0.2 },
  UNICORN: { figure: 'unicorn', lens: 56, up: 0.34 },
  WEREWOLF: { figure: 'wolf', up: 0.16 },
  VAMPIRE: { figure: 'vampire' },
  GHOST: { figure: 'ghost', up: 0.1 },
  MERMAID: { figure: 'mermaid' },
  LESHY: { figure: 'leshy', lens: 46, up: 0.12 },
  KIKIMORA: { figure: 'kikimora' },
  FROST: { figure: 'snow-maiden', lens: 52, up: 0.42 },
  STORM: { figure: 'wind-elemental', lens: 48, up: 0.46 },
  BUILDER: { figure: 'builder' },
}
/** head and shoulders of a figure by the icons' camera */
const bust = (asset: PuppetAsset, options: Shot['options'], size: number, lens: number, up: number): Shot => {
  const { model } = asset.shot
  const head = model.parts.find((p) => p.name === 'head')?.at ?? [0, 1.2, 0]
  return {
    model,
    camera: {
      yaw: 0,
      pitch: 20,
      scale: lens * FINE,
      foot: [(size / 2) * FINE, (size / 2) * FINE],
      target: [head[0], head[1] + up, head[2]],
    },
    options,
  }
}
export const classFaces = (options: Shot['options'], size: number): { name: string; shot: Shot }[] => {
  const legends = Object.entries(LEGENDS).map(([id, build]) => figure(id, build))
  const folk = [...companions(), ...forestFolk(), ...monsters(), ...legends]
  const known = [...warriors(), ...casters(), ...creatures(), ...folk]
  const puppets = new Map(known.flatMap((a) => (a.kind === 'puppet' ? [[a.id, a] as const] : [])))
  return Object.entries(FACES).map(([name, { figure: id, lens = 60, up = 0.36 }]) => {
    const asset = puppets.get(id)
    if (!asset) throw new Error(`no figure ${id}`)
    return { name, shot: bust(asset, options, size, lens, up) }
  })
}
