/** Figurines that were made under another name. */
const LIKENESSES: Readonly<Record<string, string>> = {
  // heroes
  wanderer: 'hero-male',
  wayfarer: 'hero-female',
  'hearth-mage': 'mage-usual',
  'tame-bear': 'bear',
  'clay-servant': 'golem-usual',
  'young-dragon': 'dragon-legendary',
  'ash-phoenix': 'phoenix-legendary',
  'bottle-jinn': 'jinn-legendary',
  'bridge-troll': 'troll-legendary',
  'archive-warlock': 'warlock-mythical',
  'hill-titan': 'titan-mythical',
  'dawn-angel': 'angel-mythical',
  'twilight-witch': 'witch-mythical',
  'gate-archangel': 'archangel-supreme',
  'asgard-phoenix': 'storm-phoenix-supreme',
  'elder-serpent': 'serpent-supreme',
  // monsters
  'grumpy-mushroom': 'mushroom',
  'wood-wolf': 'wolf',
  'zmey-gorynych': 'zmey',
  'border-raider': 'raider',
  'carrion-crow': 'raven',
  'war-boar': 'boar',
  'wandering-knight': 'black-knight',
  'tomb-guard': 'bone-knight',
  wraith: 'reaper',
  'frost-wolf': 'ice-wolf',
  'ice-golem': 'frost-golem',
}

/** The figurine of a hero or a monster, by the name the rules know it under. */
export const figureOf = (warrior: string): string => LIKENESSES[warrior] ?? warrior
