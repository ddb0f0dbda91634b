import type { CampaignChest, ChestCampaign } from '@skystair/rules/chests/bought-chest.ts'
import type { ChestCard, ChestContents, ChestLot } from '@skystair/rules/chests/chest-contents.ts'
import {
  artifact,
  artifactOf,
  consumable,
  crystals,
  gold,
  lot,
  piecesOf,
  rune,
  some,
  sulfur,
} from './chest-cards.ts'

type Bought = Exclude<CampaignChest, 'PROMO'>

const chest = (sure: readonly ChestCard[], draws: number, ...lots: ChestLot[]): ChestContents => ({
  sure,
  draws,
  lots,
})

/** Of which pieces are given where the calendar names no set that there is. */
const SET = 'firebird'

/** Gold, crystals and things to wear: the treasury. Weights of a hundred. */
const TREASURY: Readonly<Record<Bought, ChestContents>> = {
  SILVER: chest([gold(6), crystals(4)], 1, lot(60, gold(6)), lot(30, some({ elixir: 5 })), lot(10, artifact)),
  AZURE: chest(
    [gold(40), crystals(30), artifact],
    2,
    lot(45, gold(20)),
    lot(35, crystals(20)),
    lot(20, artifactOf('legendary')),
  ),
  AMBER: chest(
    [gold(80), crystals(60), artifactOf('legendary')],
    3,
    lot(45, gold(40)),
    lot(35, crystals(40)),
    lot(20, artifactOf('legendary')),
  ),
  GOLD: chest(
    [gold(120), crystals(90), artifactOf('legendary')],
    4,
    lot(40, gold(50)),
    lot(35, crystals(50)),
    lot(25, artifactOf('mythical')),
  ),
  JADE: chest(
    [gold(220), crystals(160), artifactOf('mythical')],
    5,
    lot(40, gold(80)),
    lot(35, crystals(80)),
    lot(25, artifactOf('mythical')),
  ),
  LAVA: chest(
    [gold(500), crystals(400), artifactOf('supreme'), artifactOf('supreme')],
    6,
    lot(35, gold(150)),
    lot(35, crystals(150)),
    lot(30, artifactOf('supreme')),
  ),
}

/** Sulfur, runes and sparks: the smithy. */
const SMITHY: Readonly<Record<Bought, ChestContents>> = {
  SILVER: chest([sulfur(6), crystals(3)], 1, lot(60, sulfur(6)), lot(30, consumable), lot(10, rune)),
  AZURE: chest(
    [sulfur(40), rune, rune],
    2,
    lot(45, sulfur(25)),
    lot(35, rune),
    lot(20, artifactOf('legendary')),
  ),
  AMBER: chest(
    [sulfur(80), rune, rune, rune],
    3,
    lot(45, sulfur(50)),
    lot(35, rune),
    lot(20, artifactOf('legendary')),
  ),
  GOLD: chest(
    [sulfur(120), rune, rune, rune, artifactOf('legendary')],
    4,
    lot(40, sulfur(60)),
    lot(35, rune),
    lot(25, artifactOf('mythical')),
  ),
  JADE: chest(
    [sulfur(220), rune, rune, rune, rune, artifactOf('mythical')],
    5,
    lot(40, sulfur(100)),
    lot(35, rune),
    lot(25, artifactOf('mythical')),
  ),
  LAVA: chest(
    [sulfur(500), rune, rune, rune, rune, artifactOf('supreme'), artifactOf('supreme')],
    6,
    lot(35, sulfur(200)),
    lot(35, rune),
    lot(30, artifactOf('supreme')),
  ),
}

/** Tickets, caviar and elixirs: the wagon. */
const WAGON: Readonly<Record<Bought, ChestContents>> = {
  SILVER: chest(
    [some({ elixir: 8 }), consumable],
    1,
    lot(60, some({ elixir: 6 })),
    lot(30, some({ caviar: 1 })),
    lot(10, some({ tickets: 1 })),
  ),
  AZURE: chest(
    [some({ elixir: 30 }), some({ caviar: 6 }), some({ tickets: 3 })],
    2,
    lot(45, some({ elixir: 20 })),
    lot(35, some({ caviar: 4 })),
    lot(20, artifactOf('legendary')),
  ),
  AMBER: chest(
    [some({ elixir: 60 }), some({ caviar: 12 }), some({ tickets: 6 })],
    3,
    lot(45, some({ elixir: 40 })),
    lot(35, some({ caviar: 8 })),
    lot(20, artifactOf('legendary')),
  ),
  GOLD: chest(
    [some({ elixir: 90 }), some({ caviar: 18 }), some({ tickets: 10 }), artifactOf('legendary')],
    4,
    lot(40, some({ elixir: 50 })),
    lot(35, some({ caviar: 10 })),
    lot(25, artifactOf('mythical')),
  ),
  JADE: chest(
    [some({ elixir: 160 }), some({ caviar: 30 }), some({ tickets: 20 }), artifactOf('mythical')],
    5,
    lot(40, some({ elixir: 80 })),
    lot(35, some({ caviar: 16 })),
    lot(25, artifactOf('mythical')),
  ),
  LAVA: chest(
    [
      some({ elixir: 400 }),
      some({ caviar: 70 }),
      some({ tickets: 50 }),
      artifactOf('supreme'),
      artifactOf('supreme'),
    ],
    6,
    lot(35, some({ elixir: 160 })),
    lot(35, some({ caviar: 30 })),
    lot(30, artifactOf('supreme')),
  ),
}

/** What is missing in a campaign it does not have. */
type Chests = Readonly<Partial<Record<CampaignChest, ChestContents>>>

const inTheOrder = ['SILVER', 'AZURE', 'AMBER', 'GOLD'] as const

/** A set has four pieces: one at each of the first four thresholds. */
const piecesIn = (set: string): Chests => {
  const pieces = piecesOf(set) ?? piecesOf(SET) ?? []
  return Object.fromEntries(
    inTheOrder.flatMap((type, place) => {
      const piece = pieces[place]
      return piece ? [[type, chest([piece], 0)]] : []
    }),
  )
}

/** A chest that everybody who comes may open once. */
const promoChest = (emeralds: number): Chests =>
  emeralds > 0 ? { PROMO: chest([some({ mithril: emeralds })], 0) } : {}

/** The chests of a campaign, with what the calendar says of it: emeralds of the `promo` chest, the `set`. */
export function chestsOf(campaign: ChestCampaign, { promo, set }: Readonly<Record<string, unknown>>): Chests {
  const gift = promoChest(typeof promo === 'number' ? promo : 0)
  switch (campaign) {
    case 'CHEST':
      return { ...gift, ...TREASURY }
    case 'CHEST_2':
      return { ...gift, ...SMITHY }
    case 'CHEST_3':
      return { ...gift, ...WAGON }
    case 'ARTIFACT_SET_1':
      return piecesIn(typeof set === 'string' ? set : SET)
  }
}
