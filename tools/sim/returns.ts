import { CARD_BLESSINGS } from '@skystair/content/cards.data.ts'
import { CHEST_LOTS } from '@skystair/content/chest-finds.data.ts'
import { chestsOf } from '@skystair/content/chests/bought-chests.data.ts'
import { DELAYED, DELAYED_CONTENTS } from '@skystair/content/chests/delayed-chests.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { WHEEL } from '@skystair/content/wheel/wheel.data.ts'
import { blessingAt } from '@skystair/rules/cards/blessing.ts'
import { cardAt, flockFind, layCards, turnCard } from '@skystair/rules/cards/turn-card.ts'
import {
  boughtWithin,
  CAMPAIGN_CHESTS,
  CHEST_CAMPAIGNS,
  OPENS_AFTER,
  openChest,
  stateOfChest,
} from '@skystair/rules/chests/bought-chest.ts'
import {
  type ChestContents,
  drawChest,
  rewardOfAll,
  rewardOnCard,
} from '@skystair/rules/chests/chest-contents.ts'
import { hasOpened, settleChests, takeDelayed } from '@skystair/rules/chests/delayed-chest.ts'
import { stairOf } from '@skystair/rules/climb/climber.ts'
import { receive } from '@skystair/rules/climb/receive-reward.ts'
import { type DrawKind, drawn, nextDraw } from '@skystair/rules/draw/draw.ts'
import { type Reward, rewardOf } from '@skystair/rules/economy/reward.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { stretchAt } from '@skystair/rules/road/road-design.ts'
import { nextSpin, spin, spun } from '@skystair/rules/wheel/spin.ts'
import { prizeOf, takePrize } from '@skystair/rules/wheel/take.ts'
import { campaignsSince, running, tasteBooster } from './calendar.ts'
import { count, note, noteFirst } from './diary.ts'
import { allowed, book, did, doFor, GROWING, kindOf, type Life, reviewSquad } from './life.ts'

/** Sectors that give no more than a handful of the road. */
const HANDFULS: readonly string[] = ['gold', 'sack', 'crystal', 'sulfur', 'elixir']
const [CARD_SECONDS, CHEST_SECONDS, SPIN_SECONDS] = [6, 8, 9]

const heightIn = (life: Life): number => Math.max(1, stairOf(life.climber))

/** The dice of the next draw of a kind, which is counted. */
function seedOf(life: Life, kind: DrawKind): string {
  const number = nextDraw(life.draws, kind)
  life.draws = drawn(life.draws, kind)
  return `${life.profile.dice}/${life.seed}/${kind}/${number}`
}

/** What came of luck or of a campaign goes where it belongs. */
export function give(life: Life, reason: string, reward: Reward): void {
  const received = receive(life.climber, reward, GROWING, life.boosts)
  const { worth } = stretchAt(REALM.roads.main, heightIn(life))
  if (allowed(life, received)) book(life, reason, received, worth.artifact)
}

const artifactsIn = ({ things }: Reward): number => things.filter(({ kind }) => kind === 'artifact').length

/** One of three cards, the middle one: nobody knows better. */
function turnDailyCard(life: Life): void {
  if (cardAt(life.cards, life.now) !== null || !life.cup.chance(life.profile.care)) return
  const seed = seedOf(life, 'card')
  const turned = turnCard(life.cards, layCards(seed), 1, life.now)
  if (!allowed(life, turned)) return
  life.cards = turned.life
  count(life.diary.won, 'card', 1)
  did(life, 'card-turned')
  doFor(life, CARD_SECONDS)
  if (!turned.isFlock) return
  const things = [{ kind: 'artifact' as const, id: flockFind(seed, CHEST_LOTS), stair: heightIn(life) }]
  count(life.diary.won, 'flock', 1)
  give(life, 'flock', rewardOf({ things }))
}

export const blessingIn = ({ cards, now }: Life) => blessingAt(cards, CARD_BLESSINGS, now)

function open(life: Life, reason: string, kind: DrawKind, contents: ChestContents): void {
  const cards = drawChest(contents, seedOf(life, kind))
  const reward = rewardOfAll(cards.map((card) => rewardOnCard(card, heightIn(life), REALM)))
  count(life.diary.won, reason, 1)
  count(life.diary.won, `${reason} artifact`, artifactsIn(reward))
  give(life, reason, reward)
  doFor(life, CHEST_SECONDS)
}

/** Chests that have opened meanwhile; nobody who pays nothing buys time. */
export function takeChests(life: Life): void {
  for (;;) {
    const [first] = settleChests(life.chests, life.now, DELAYED).delayed
    if (first === undefined || !hasOpened(first, life.now)) return
    const taken = takeDelayed(life.chests, life.now, DELAYED)
    if (!allowed(life, taken)) return
    life.chests = taken.life
    open(life, 'delayed-chest', 'delayed-chest', DELAYED_CONTENTS[taken.kind])
  }
}

/** Chests of campaigns: the one that is a present, and those that were reached by what was bought. */
function openBought(life: Life): void {
  const runs = campaignsSince(life, life.now - OPENS_AFTER)
  for (const run of runs)
    for (const campaign of CHEST_CAMPAIGNS) {
      if (run.type !== campaign) continue
      const bought = boughtWithin(life, run)
      for (const chest of CAMPAIGN_CHESTS) {
        const contents = chestsOf(campaign, run.contents)[chest]
        if (contents === undefined || stateOfChest(life.chests, run, chest, bought) !== 'ready') continue
        const opened = openChest(life.chests, runs, run, chest, bought)
        if (!allowed(life, opened)) continue
        life.chests = opened
        open(life, chest === 'PROMO' ? 'promo-chest' : 'bought-chest', 'chest', contents)
      }
    }
}

/** For nothing, and as long as there are tickets. */
function spinWheel(life: Life): void {
  const moreFree = Number(running(life, 'WHEEL')?.contents.times ?? 0)
  for (;;) {
    const { climber, now } = life
    const spinner = { level: climber.level.level, wheel: life.wheel }
    const cost = nextSpin(spinner, climber.purse.tickets, WHEEL, moreFree, now)
    if (isRefusal(cost)) return
    if (cost === 'ticket') {
      note(life.diary.sinks, 'wheel', { tickets: 1 })
      life.climber = { ...climber, purse: { ...climber.purse, tickets: climber.purse.tickets - 1 } }
    }
    const draw = nextDraw(life.draws, 'wheel')
    const { sector, artifact, heroes } = spin(WHEEL, seedOf(life, 'wheel'))
    const emeralds = sector === 'cauldron' ? WHEEL.cauldronBottom : 0
    const waiting = { sector, draw, stair: heightIn(life), emeralds, artifact, heroes }
    life.wheel = spun(life.wheel, cost, waiting, now)
    count(life.diary.won, 'wheel-spin', 1)
    did(life, 'wheel-spun')
    if (!HANDFULS.includes(sector)) count(life.diary.won, 'wheel-prize', 1)
    noteFirst(life.diary, `sector ${sector}`, life.played)
    doFor(life, SPIN_SECONDS)
    takeWon(life, waiting)
  }
}

function takeWon(life: Life, waiting: NonNullable<Life['wheel']['waiting']>): void {
  const [chosen = null] = [...waiting.heroes].sort((one, two) => kindOf(two).worth - kindOf(one).worth)
  const taking = { growing: GROWING, boosts: life.boosts, measure: REALM, terms: HERO_TERMS }
  const taken = takePrize(life.climber, prizeOf(WHEEL, waiting), waiting, chosen, taking, life.now)
  if (!allowed(life, taken)) return
  life.wheel = { ...life.wheel, waiting: null }
  book(life, 'wheel', taken, stretchAt(REALM.roads.main, heightIn(life)).worth.artifact)
  if (taken.joined.length === 0) return
  did(life, 'hero-joined')
  reviewSquad(life)
}

/** What waits for whoever comes back: the card of the day, chests, the wheel, what campaigns give. */
export function comeBack(life: Life): void {
  turnDailyCard(life)
  takeChests(life)
  openBought(life)
  spinWheel(life)
  tasteBooster(life)
}
