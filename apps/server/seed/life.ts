import { type ArtifactKind, artifactOf, FOUND_SETS } from '@skystair/content/artifacts.data.ts'
import { kindOf } from '@skystair/content/beginning.ts'
import { CHEST_FINDS } from '@skystair/content/chest-finds.data.ts'
import { CONSUMABLES } from '@skystair/content/consumables.data.ts'
import { forceOf, forcesOf } from '@skystair/content/forces.data.ts'
import { HEROES, TIER_FROM_STAIR } from '@skystair/content/heroes.data.ts'
import { HERO_TERMS } from '@skystair/content/prices.data.ts'
import { REALM } from '@skystair/content/realm.ts'
import { TALE } from '@skystair/content/story/tale.ts'
import { TASKS } from '@skystair/content/tasks.data.ts'
import type { Climber } from '@skystair/rules/climb/climber.ts'
import type { Story } from '@skystair/rules/climb/story-so-far.ts'
import type { Cup } from '@skystair/rules/dice.ts'
import { guardianPower } from '@skystair/rules/economy/guardian-power.ts'
import type { Thing } from '@skystair/rules/economy/reward.ts'
import { dayOf } from '@skystair/rules/everyday/everyday.ts'
import { forceTime } from '@skystair/rules/forces/force.ts'
import { instructed, levelOf } from '@skystair/rules/forces/train.ts'
import type { Training } from '@skystair/rules/forces/training.ts'
import { raisedTo } from '@skystair/rules/growth/raise-to.ts'
import { HERO_TIERS, type Hero, squadOf } from '@skystair/rules/heroes/hero.ts'
import { join } from '@skystair/rules/heroes/join.ts'
import { squadLimit } from '@skystair/rules/heroes/squad-limit.ts'
import { STAIR_HEIGHT, slotOf } from '@skystair/rules/road/place.ts'
import { markTaken } from '@skystair/rules/road/road.ts'
import { hereOf, withHere } from '@skystair/rules/road/travel.ts'
import { joinPower } from '@skystair/rules/shop/recruit.ts'
import { scenesOf } from '@skystair/rules/story/scene.ts'
import { tellBelow } from '@skystair/rules/story/tell-below.ts'
import type { Journal } from '@skystair/rules/tasks/task.ts'
import type { Artifact } from '@skystair/rules/things/artifact.ts'
import { satchelFromStair } from '@skystair/rules/things/satchel.ts'
import { dress } from '@skystair/rules/things/wear.ts'

/** The squad is a little stronger than whom it has beaten last. */
const STRENGTH = 1.05

/** What a life on the Stair leaves one with: friends, things, tales heard and tasks done, as befits the stair. */
export function lived(climber: Climber, stair: number, cup: Cup, now: number): Climber {
  const heroes = companyAt(climber.heroes, stair, cup, now)
  const squad = squadOf(heroes)
  const artifacts = numbered([
    ...squad.flatMap((hero) => outfit(hero, stair, cup)),
    ...Array.from({ length: Math.min(18, Math.floor(stair / 15)) }, () =>
      found(artifactOf(cup.pick(CHEST_FINDS)), null, stair, cup),
    ),
  ])
  const belongings = {
    ...climber.belongings,
    artifacts,
    lastArtifact: artifacts.length,
    trainings:
      stair < TIER_FROM_STAIR.legendary ? [] : squad.slice(1, 2).flatMap((hero) => lesson(hero, now)),
    slots:
      stair < satchelFromStair ? null : ['elixir-of-health', 'elixir-of-strength', 'scroll-of-fire', null],
    sets: heroes.length === squad.length ? [] : [squad.map(({ id }) => id)],
  }
  const story = tellBelow(TALE, climber, stair, (open) => cup.pick(open))
  const road = { ...hereOf(climber.travels), top: stair, coordinate: stair * STAIR_HEIGHT }
  const heard = scenesOf(TALE)
    .filter(({ id }) => id in story.told)
    .reduce((known, scene) => markTaken(known, scene.stair, slotOf('TALKER')), road)
  const dressed = dress({ heroes, belongings }, artifactOf, kindOf)
  return {
    ...climber,
    belongings,
    heroes: grown(dressed.heroes, stair, cup),
    things: thingsAt(stair, cup),
    travels: withHere(climber.travels, heard),
    story,
    journal: { ...climber.journal, finished: tasksDone(stair, story) },
    everyday: stair === 1 ? climber.everyday : { count: stair, lastDay: dayOf(now) - 1 },
    bestVictoryStair: stair,
  }
}

/** Those who set out together, those who joined on the way, and who waits in the camp. */
function companyAt(starters: readonly Hero[], stair: number, cup: Cup, now: number): readonly Hero[] {
  const size = Math.min(squadLimit, starters.length + Math.floor(Math.sqrt(stair) / 2))
  let company = starters
  const add = (combative: boolean) => {
    company = [...company, hired(company, combative, stair, cup, now)]
  }
  while (company.length < size) add(true)
  const squad = company.map((hero) => schooled(hero, stair, cup))
  if (size < squadLimit) return squad
  company = squad
  for (let waiting = cup.between(1, 3); waiting > 0; waiting--) add(false)
  // Somebody like the last of the squad: the two may become one.
  const [last] = squad.slice(-1)
  if (!last) return company
  const { kind, origin } = last
  return [...company, join(kindOf(kind), company.length + 1, origin / 2, false, now)]
}

/** A hero of the dearest that could be had, another than all before. */
function hired(company: readonly Hero[], combative: boolean, stair: number, cup: Cup, now: number): Hero {
  const at = cup.between(Math.ceil(stair / 2), Math.ceil(stair * 0.8))
  const tier = cup.pick(HERO_TIERS.filter((one) => TIER_FROM_STAIR[one] <= at).slice(-2))
  const kind = cup.pick(
    Object.values(HEROES).filter(
      (one) => one.tier === tier && !one.bound && !company.some((hero) => hero.kind === one.id),
    ),
  )
  return join(kind, company.length + 1, joinPower(kind, HERO_TERMS, at), combative, now)
}

/** Forces take their time. */
function schooled(hero: Hero, stair: number, cup: Cup): Hero {
  const kind = kindOf(hero.kind)
  const forces = forcesOf(kind)
    .map((id) => [id, Math.min(forceOf(id).limit - 1, cup.between(0, Math.floor(stair / 40)))] as const)
    .filter(([, level]) => level > 0)
  return forces.length === 0 ? hero : { ...hero, forces: Object.fromEntries(forces) }
}

/** The next level of the first force that has one. */
function lesson(hero: Hero, now: number): readonly Training[] {
  const [force] = forcesOf(kindOf(hero.kind))
  if (force === undefined) return []
  const level = levelOf(hero, force) + 1
  return [{ heroId: hero.id, force, level, endsAt: now + forceTime(level) }]
}

type Unnumbered = Omit<Artifact, 'id'>

const numbered = (artifacts: readonly Unnumbered[]): readonly Artifact[] =>
  artifacts.map((artifact, place) => ({ ...artifact, id: place + 1 }))

const found = ({ id }: ArtifactKind, heroId: number | null, stair: number, cup: Cup): Unnumbered => ({
  kind: id,
  stair: cup.between(Math.ceil(stair * 0.8), stair),
  level: heroId === null ? 0 : cup.between(0, Math.min(5, Math.floor(stair / 50))),
  locked: heroId === null && cup.chance(0.1),
  heroId,
})

/** Some pieces of a set and whatever else was at hand, as many as there are slots. */
function outfit({ id: heroId, kind }: Hero, stair: number, cup: Cup): readonly Unnumbered[] {
  const most = Math.min(kindOf(kind).slotsCount, Math.floor(stair / 8))
  const set = cup.pick(FOUND_SETS)
  const worn = set.pieces
    .slice(0, Math.min(most, cup.between(2, 4)))
    .map((icon) => artifactOf(`${set.id}-${icon}`))
  while (worn.length < most) {
    const other = artifactOf(cup.pick(CHEST_FINDS))
    if (!worn.some(({ place }) => place === other.place)) worn.push(other)
  }
  return worn.map((piece) => found(piece, heroId, stair, cup))
}

/** Of elixirs and scrolls a few of each, and a rune or two nobody has drawn yet. */
function thingsAt(stair: number, cup: Cup): readonly Thing[] {
  if (stair < 5) return []
  const some = (kind: 'consumable' | 'rune', id: string, count: number): readonly Thing[] =>
    Array.from({ length: count }, () => ({ kind, id, stair }))
  return [
    ...CONSUMABLES.flatMap(({ id }) => some('consumable', id, cup.between(1, 4))),
    ...some('rune', cup.pick(REALM.runes), 1),
    ...some('rune', cup.pick(REALM.runes), 1),
  ]
}

/** Experience enough to be together as strong as the stair asks for; some have seen more of it than others. */
function grown(heroes: readonly Hero[], stair: number, cup: Cup): readonly Hero[] {
  const parts = new Map(squadOf(heroes).map(({ id }) => [id, cup.between(80, 120)]))
  const all = [...parts.values()].reduce((sum, part) => sum + part, 0)
  return heroes.map((one) => {
    const hero = instructed(one, forceOf, kindOf)
    const part = parts.get(hero.id)
    if (part === undefined) return hero
    return raisedTo(hero, kindOf(hero.kind), (guardianPower(stair) * STRENGTH * part) / all)
  })
}

/** All that could have been done by then; of the climbs the last one may still wait for its reward. */
const tasksDone = (stair: number, { told }: Story): Journal['finished'] =>
  TASKS.filter(({ kind, deed, of, asked, fromStair, total }) => {
    if (kind !== 'SCENARIO' && kind !== 'SIDE') return false
    if (of !== null) return of in told
    if (asked !== null) return told[asked.scene] === asked.by
    return deed === 'stair-reached' ? total <= stair * 0.9 : fromStair + total <= stair
  }).map(({ id }) => id)
