import type { Rig } from '@skystair/art/clips/rig.ts'
import type { BattleStatus } from '@skystair/contract/battle.ts'
import type { Event } from '@skystair/rules/battle/event.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { referenceWidth } from '@skystair/rules/client/canvas-size.ts'
import i18next from 'i18next'
import * as Phaser from 'phaser'
import { feastsNow } from '../../../platform/event/feast-now.ts'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { useStage } from '../../../platform/state/stage-state.ts'
import { sound } from '../../../sound/sound.ts'
import { Clouds } from '../../../stage/air/clouds.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { figureOf } from '../../../stage/art/figurines.ts'
import { puppetArt, textureKey } from '../../../stage/art/first-art.ts'
import { loadArt } from '../../../stage/art/load-art.ts'
import { makeRoom } from '../../../stage/art/make-room.ts'
import { feastArt } from '../../../stage/feast/feast-art.ts'
import { putOnHat } from '../../../stage/feast/put-on-hat.ts'
import { prefersCalm } from '../../../stage/game/calm.ts'
import { fitCamera, referenceHeight } from '../../../stage/game/fit-camera.ts'
import { longestStep } from '../../../stage/game/longest-step.ts'
import { paintEffects } from '../../../stage/paint/paint-effects.ts'
import { leaveSeats, seatTogether } from '../../../stage/puppet/cast-sheet.ts'
import { paintBestBlow } from '../effects/best-blow.ts'
import { Effects } from '../effects/effects.ts'
import { hasEntered, rememberEntered } from '../entrance/entered.ts'
import { entranceOf } from '../entrance/entrance.ts'
import { groundKey } from '../ground/paint-ground.ts'
import { bossOf, type Creature, stands } from '../play/board.ts'
import { afterPerformance, isMyMove } from '../play/moves.ts'
import {
  beginPlay,
  queueEvents,
  type Standing,
  showEvent,
  showFinalBoard,
  usePlay,
} from '../play/play-state.ts'
import { Actor } from './actor.ts'
import { Aim } from './aim.ts'
import { Arrival } from './arrival.ts'
import { BattleGround, groundArt, groundOf } from './battle-ground.ts'
import { lastBlowOf, timelineOf } from './choreography.ts'
import { Director } from './director.ts'
import { dressedFor } from './dressed-for.ts'
import { type Extent, extentOf } from './extent.ts'
import type { Field } from './formation.ts'
import { lineUp } from './line-up.ts'
import { Nudge } from './nudge.ts'
import { Performer } from './performer.ts'

/** The boss of a raid does not run: it leans over. */
const bossStride = 0.28
/** Half of its body, in shares of its height. */
const bossHalf = 0.34
/** What hangs from the upper bar and stands on the lower one, in pixels of the page. */
const beads = 6
const lace = 20
const frozen = 0.05
/** The blow that decides is seen so slowly, for so long. */
const slowness = 0.35
const slowFor = 0.26
/** What of a body can be touched, in shares of its width. */
const touched = 0.42
/** Seconds between two bubbles over whoever is poisoned. */
const bubbling = 0.45

interface Cast {
  readonly ground: BattleGround
  readonly actors: ReadonlyMap<number, Actor>
  readonly effects: Effects
  readonly performer: Performer
  readonly aim: Aim
}

/** Two squads face each other. The scene plays what the server tells and decides nothing. */
export class BattleScene extends Phaser.Scene {
  private cast: Cast | null = null
  private clouds: Clouds | null = null
  private director = new Director()
  private performing = false
  private stop = 0
  private slow = 0
  private lastBlow: Event | null = null
  private nudge: Nudge | null = null
  private arrival: Arrival | null = null
  private bubbles = 0

  create(): void {
    const { battle, replay } = useBattle.getState()
    const beginning = replay?.beginning ?? battle
    if (beginning === null) throw new Error('no battle to show')
    this.director = new Director()
    this.performing = false
    this.stop = 0
    this.slow = 0
    this.lastBlow = null
    this.arrival = null
    this.nudge = new Nudge(this.cameras.main, prefersCalm())
    beginPlay(beginning)
    sound.place(trackOf(beginning))
    fitCamera(this, () => this.arrange())
    this.clouds = new Clouds(this, referenceHeight(this))
    const stopWatching = usePlay.subscribe((now, before) => {
      if (now.covered !== before.covered) this.arrange()
    })
    this.events.once('shutdown', () => {
      stopWatching()
      sound.place(null)
      this.cast = null
      this.clouds = null
      leaveSeats(this)
      // As large as the stage: it is painted anew for the next battle.
      if (this.textures.exists(groundKey)) this.textures.remove(groundKey)
    })
    void this.gather(beginning)
  }

  override update(_time: number, delta: number): void {
    const real = Math.min(delta / 1000, longestStep)
    this.clouds?.tick(real)
    if (this.cast !== null) this.play(this.cast, real)
  }

  /** Fetches whoever and whatever is not here yet, and lets the clouds part. */
  private async gather(beginning: BattleStatus): Promise<void> {
    const scale = artScale(this) === 2 ? 2 : 1
    const ground = groundOf(beginning)
    const figures = new Set(beginning.creatures.map(({ imageId }) => figureOf(imageId)))
    const feast = dressedFor(beginning, useBattle.getState().feast, feastsNow())
    const files = [
      ...groundArt(ground, scale),
      ...[...figures].flatMap((id) => puppetArt(id, scale)),
      // Where the guest is met, the feast's own things are fetched with the ground.
      ...feastArt(feast === ground.feast ? null : feast, scale),
    ]
    makeRoom(this, files)
    const missing = files.filter((file) => {
      const key = textureKey(file)
      return file.kind === 'rig' ? !this.cache.json.exists(key) : !this.textures.exists(key)
    })
    await Promise.all([
      missing.length === 0 ? null : loadArt(this, missing),
      paintEffects(this.textures),
      usePlay.getState().isRaid ? this.paintWords() : null,
    ])
    if (!this.sys.isActive()) return
    seatTogether(
      this,
      [...figures].map((id) => textureKey({ kind: 'puppet', id })),
    )
    this.cast = this.stage(ground)
    this.dress(this.cast, feast)
    this.arrange()
    this.clouds?.part()
    sound.effect('battle_start')
    const { replay } = useBattle.getState()
    if (replay !== null) queueEvents(replay.ending.events)
    else if (!this.enter(beginning)) afterPerformance()
  }

  /** A boss is let in first; answers whether there is one. */
  private enter(beginning: BattleStatus): boolean {
    const entrance = hasEntered(beginning.id) ? null : entranceOf(beginning)
    const actor = this.cast?.actors.get(entrance?.creatureId ?? 0)
    if (entrance === null || actor === undefined || this.cast === null) return false
    rememberEntered(beginning.id)
    const { effects } = this.cast
    usePlay.setState({ entrance })
    this.arrival = new Arrival(
      { scene: this, actor, effects, nudge: this.nudge, calm: prefersCalm() },
      entrance,
    )
    sound.effect('growl')
    return true
  }

  /** It goes on until it is over, or until somebody is impatient. */
  private letIn(arrival: Arrival, speed: number): void {
    // Nobody enters behind clouds.
    arrival.tick(performance.now(), this.clouds?.areOpen === false ? 0 : speed)
    if (!arrival.isOver && usePlay.getState().entrance !== null) return
    arrival.end()
    this.arrival = null
    usePlay.setState({ entrance: null })
    const { pending, ending } = usePlay.getState()
    // Who hurried to the end is there already.
    if (pending === null && ending === null) afterPerformance()
  }

  private dress({ actors }: Cast, feast: EventKind | null): void {
    if (feast === null) return
    for (const { id, side } of usePlay.getState().board) {
      const actor = side === 'enemy' ? actors.get(id) : undefined
      if (actor !== undefined) void putOnHat(this, actor.puppet, feast)
    }
  }

  private async paintWords(): Promise<void> {
    await i18next.loadNamespaces('raid')
    await paintBestBlow(this.textures, i18next.t('raid:best-blow'))
  }

  private stage(ground: ReturnType<typeof groundOf>): Cast {
    const { isRaid, board } = usePlay.getState()
    const boss = isRaid ? bossOf(board) : undefined
    const { stands } = lineUp(board, isRaid, this.room())
    const actors = new Map<number, Actor>()
    for (const { id, imageId, health } of board) {
      const spot = stands.get(id)
      if (spot === undefined) continue
      const stride = id === boss?.id ? bossStride : 1
      const actor = new Actor(this, id, figureOf(imageId), spot.facing, spot, { stride })
      if (health <= 0) actor.vanish()
      actors.set(id, actor)
    }
    const effects = new Effects(this)
    const performer = new Performer({
      actors,
      effects,
      creature: (id) => usePlay.getState().board.find((one) => one.id === id),
      hold: (seconds) => {
        this.stop = Math.max(this.stop, seconds)
      },
      push: (way, strength) => this.nudge?.push(way, strength),
      raid:
        boss === undefined
          ? null
          : { bossId: boss.id, isBest: (damage) => damage >= usePlay.getState().bestBlow },
    })
    return { ground: new BattleGround(this, ground), actors, effects, performer, aim: new Aim(this, actors) }
  }

  private play(cast: Cast, real: number): void {
    const { speed, paused, pending, rushed, board } = usePlay.getState()
    if (pending !== null && !this.performing) this.begin(cast, pending)
    let seconds = paused ? 0 : real * speed
    if (this.stop > 0) {
      this.stop -= seconds
      seconds *= frozen
    } else if (this.slow > 0) {
      seconds *= slowness
      this.slow -= seconds
    }
    if (this.arrival !== null) this.letIn(this.arrival, speed)
    if (this.performing && rushed) this.rush(cast)
    else if (this.performing) this.advance(cast, seconds)
    const mine = isMyMove()
    for (const creature of board) {
      const actor = cast.actors.get(creature.id)
      if (actor !== undefined && !this.performing) agree(actor, creature)
      actor?.shade(mine && creature.side === 'player' && !creature.canAct)
      actor?.tick(seconds, paused ? 0 : real)
    }
    this.bubble(cast, seconds)
    cast.effects.tick(seconds)
    cast.aim.tick(real)
    this.nudge?.tick(real)
    this.tellAway(cast)
  }

  private begin({ actors }: Cast, pending: Parameters<typeof timelineOf>[0]): void {
    const still = { duration: 1, hit: 0.5 }
    this.performing = true
    this.lastBlow = prefersCalm() ? null : lastBlowOf(pending)
    this.director.begin(timelineOf(pending, (id) => actors.get(id)?.clips ?? { attack: still, cast: still }))
  }

  private advance({ performer }: Cast, seconds: number): void {
    for (const cue of this.director.tick(seconds)) {
      if (cue.kind === 'event') showEvent(cue.event)
      performer.perform(cue)
      if (cue.kind === 'event' && cue.event === this.lastBlow) this.lingerOnIt()
    }
    if (this.director.isDone) this.finish()
  }

  private lingerOnIt(): void {
    this.slow = slowFor
    this.nudge?.lean()
  }

  /** Not shown, but told; and everybody is where and what they would be. */
  private rush({ actors }: Cast): void {
    for (const cue of this.director.rush()) if (cue.kind === 'event') showEvent(cue.event)
    this.finish()
    for (const creature of usePlay.getState().board) if (!stands(creature)) actors.get(creature.id)?.vanish()
  }

  private finish(): void {
    this.performing = false
    const { battle, replay } = useBattle.getState()
    const known = replay?.ending ?? battle
    if (known === null) {
      usePlay.setState({ pending: null })
      return
    }
    showFinalBoard(known)
    if (replay === null) afterPerformance()
  }

  private bubble({ actors, effects }: Cast, seconds: number): void {
    this.bubbles += seconds
    if (this.bubbles < bubbling) return
    this.bubbles = 0
    for (const creature of usePlay.getState().board) {
      const actor = actors.get(creature.id)
      if (creature.poisoned > 0 && stands(creature) && actor) effects.poison(actor.chest, 1)
    }
  }

  /** The page hides the plate of whoever has left its place. */
  private tellAway({ actors }: Cast): void {
    const { away: before } = usePlay.getState()
    let [many, isSame] = [0, true]
    for (const [id, actor] of actors) if (actor.isAway && before[many++] !== id) isSame = false
    if (isSame && many === before.length) return
    usePlay.setState({ away: [...actors.values()].filter((actor) => actor.isAway).map(({ id }) => id) })
  }

  private field(): Field {
    const { scale } = useStage.getState().size
    const { top, bottom } = usePlay.getState().covered
    return { top: (top + beads) / scale, bottom: referenceHeight(this) - (bottom + lace) / scale }
  }

  private readonly extentOf = (imageId: string): Extent =>
    extentOf(this.cache.json.get(textureKey({ kind: 'rig', id: figureOf(imageId) })) as Rig)

  private room() {
    return { field: this.field(), scale: useStage.getState().size.scale, extentOf: this.extentOf }
  }

  private arrange(): void {
    const height = referenceHeight(this)
    this.nudge?.rest(300, height / 2, this.scale.width / referenceWidth)
    if (this.cast === null) return
    const { ground, actors } = this.cast
    const field = this.field()
    this.cast.effects.below(field.top)
    const standings: Record<number, Standing> = {}
    const { isRaid, board } = usePlay.getState()
    const boss = isRaid ? bossOf(board) : undefined
    const { stands, named, label } = lineUp(board, isRaid, this.room())
    ground.arrange(field, height, Math.min(...[...stands.values()].map(({ y }) => y)))
    for (const [id, spot] of stands) {
      const actor = actors.get(id)
      if (actor === undefined) continue
      actor.stand(spot)
      const { height } = actor.puppet
      const { behind, before } = extentOf(actor.puppet.rig)
      const half = id === boss?.id ? height * bossHalf : (behind + before) * spot.size * touched
      standings[id] = { x: spot.x, y: spot.y, height, half, label: spot.label }
    }
    usePlay.setState({ standings, labels: { named, height: label } })
  }
}

/** What was not performed (a battle looked at anew) is simply so. */
function agree(actor: Actor, creature: Creature): void {
  if (actor.isDown === !stands(creature)) return
  if (stands(creature)) actor.rise()
  else actor.vanish()
}

/** What is played: the stands have a band of their own, and so have the great ones of the road and the bosses of raids. */
function trackOf({ type, creatures }: BattleStatus): 'arena' | 'boss' | 'battle' {
  if (type === 'ARENA') return 'arena'
  return type === 'MULTI' || creatures.some(({ kind }) => kind === 'TM5') ? 'boss' : 'battle'
}
