/** Heroes older than the roster keep their names; the others are called after their figurines. */
const NAMED: Readonly<Record<string, string>> = {
  'mage-usual': 'hearth-mage',
  'golem-usual': 'clay-servant',
  'dragon-legendary': 'young-dragon',
  'phoenix-legendary': 'ash-phoenix',
  'jinn-legendary': 'bottle-jinn',
  'troll-legendary': 'bridge-troll',
  'warlock-mythical': 'archive-warlock',
  'titan-mythical': 'hill-titan',
  'angel-mythical': 'dawn-angel',
  'witch-mythical': 'twilight-witch',
  'archangel-supreme': 'gate-archangel',
  'storm-phoenix-supreme': 'asgard-phoenix',
  'serpent-supreme': 'elder-serpent',
}

/** The hero who looks like this figurine. */
export const heroOfFigure = (figure: string): string => NAMED[figure] ?? figure

const FIGURES = Object.fromEntries(Object.entries(NAMED).map(([figure, hero]) => [hero, figure]))

export const figureOfHero = (hero: string): string => FIGURES[hero] ?? hero
