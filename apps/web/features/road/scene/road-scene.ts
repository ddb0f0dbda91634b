import type { PlayerView } from '@skystair/contract/player-view.ts'
import type { EventKind } from '@skystair/rules/calendar/kind.ts'
import { runsBackwards } from '@skystair/rules/sound/music.ts'
import * as Phaser from 'phaser'
import { feastNow, feastsNow } from '../../../platform/event/feast-now.ts'
import { setAnchor } from '../../../platform/pages/anchors.ts'
import { useGame } from '../../../platform/state/game.ts'
import { useTalk } from '../../../platform/state/talk-state.ts'
import { sound } from '../../../sound/sound.ts'
import { Falling } from '../../../stage/air/falling.ts'
import { Festivity } from '../../../stage/air/festivity.ts'
import { layers } from '../../../stage/air/layers.ts'
import { Particles } from '../../../stage/air/particles.ts'
import { artScale } from '../../../stage/art/art-scale.ts'
import { puppetArt, textureKey } from '../../../stage/art/first-art.ts'
import { preloadArt } from '../../../stage/art/load-art.ts'
import { clearAway, feastAtlas } from '../../../stage/feast/feast-art.ts'
import { feastLooks } from '../../../stage/feast/feast-look.ts'
import { fitCamera } from '../../../stage/game/fit-camera.ts'
import { longestStep } from '../../../stage/game/longest-step.ts'
import { showScene } from '../../../stage/game/show-scene.ts'
import { apartLook } from '../../../stage/worlds/world-look.ts'
import { expectedStair } from '../forecast/forecast-colours.ts'
import { FeastDecor } from '../ground/feast-decor.ts'
import { LateArt } from '../ground/late-art.ts'
import { RoadGround } from '../ground/road-ground.ts'
import { lookOfSegment, looksAt } from '../ground/road-look.ts'
import { roadWidth, segmentOf, stairsPerSegment, variantOf } from '../ground/road-path.ts'
import { RoadWeather } from '../ground/road-weather.ts'
import { StairPlates } from '../ground/stair-plates.ts'
import { WorldArt } from '../ground/world-art.ts'
import { Foreground } from '../life/foreground.ts'
import { RoadLife } from '../life/road-life.ts'
import { FlyUps } from '../places/fly-ups.ts'
import { isFind } from '../places/place-look.ts'
import { PlacesView } from '../places/places-view.ts'
import { dropPlace, forgetPlaces, isInstant, lookAgain, usePlaces } from '../places/road-places.ts'
import { paintTokens } from '../places/token-sheet.ts'
import { listenTo, takeFrom } from '../walk/act-at-place.ts'
import { goTo, lastOpenStair, openPlace, stairOf, standAt, useRoad, walkTo } from '../walk/road-state.ts'
import { savePosition } from '../walk/save-position.ts'
import { hearTaken, type Taken } from '../walk/taken.ts'
import { openingOf, pageBox } from './page-box.ts'
import { RaidSky } from './raid-sky.ts'
import { RoadView } from './road-view.ts'
import { figuresOf, Squad } from './squad.ts'

/** Seconds: neither hints nor the bars around the road need be looked at in every frame. */
const pointEvery = 0.2

/** Worlds that are heard. */
const placesOfWorlds: Readonly<Partial<Record<PlayerView['worldType'], 'snow' | 'boss'>>> = {
  snow: 'snow',
  raid: 'boss',
}

interface Cast {
  readonly ground: RoadGround
  readonly plates: StairPlates
  readonly squad: Squad
  readonly view: RoadView
  readonly places: PlacesView
  readonly flyUps: FlyUps
  readonly weather: RoadWeather | null
  readonly raidSky: RaidSky | null
  readonly falling: Falling
  readonly life: RoadLife
  readonly foreground: Foreground
  readonly air: Particles
  readonly festivity: Festivity
  readonly feastDecor: FeastDecor | null
}

/** The endless road. It decides nothing: it shows where the squad is sent and tells where it has come. */
export class RoadScene extends Phaser.Scene {
  private cast: Cast | null = null
  private sincePointed = 0
  private feast: EventKind | null = null
  /** Whose road was shown last, and how far it was open then. */
  private before: { readonly road: string; readonly top: number } | null = null

  preload(): void {
    const player = walker()
    const here = segmentOf(stairOf(player.coordinate))
    const art = new WorldArt(this)
    for (const segment of [here - 1, here, here + 1])
      for (const look of looksAt(player.worldType, segment)) art.preload(look, variantOf(segment))
    const absent = figuresOf(player).filter(
      (figure) => !this.textures.exists(textureKey({ kind: 'puppet', id: figure })),
    )
    preloadArt(
      this,
      absent.flatMap((figure) => puppetArt(figure, artScale(this) === 2 ? 2 : 1)),
    )
  }

  create(): void {
    const player = walker()
    clearAway(this, feastsNow())
    this.feast = feastOn(player)
    sound.place(placesOfWorlds[player.worldType] ?? null)
    paintTokens(this)
    this.comeBack(player)
    const { stair } = useRoad.getState()
    const origin = segmentOf(stair) * stairsPerSegment
    const places = new PlacesView(this, origin, figuresOf(player))
    const touch = (x: number, y: number, touched: number) => {
      sound.effect('tap')
      const place = places.placeAt(x, y)
      if (place === null) walkTo(touched)
      else goTo(place)
    }
    const isRaid = player.worldType === 'raid'
    const air = new Particles(this, layers.air + 5)
    const cast: Cast = {
      ground: new RoadGround(this, origin, player.worldType),
      plates: new StairPlates(this, origin),
      squad: new Squad(this, figuresOf(player), stair, origin),
      view: new RoadView(this, origin, touch, (x, y) => places.placeAt(x, y) !== null),
      places,
      flyUps: new FlyUps(this),
      weather: isRaid ? null : new RoadWeather(this, origin),
      raidSky: isRaid ? new RaidSky(this, origin, (figure) => places.keepFigure(figure)) : null,
      falling: new Falling(this),
      life: new RoadLife(this),
      foreground: new Foreground(this),
      air,
      festivity: new Festivity(air),
      feastDecor: this.decorate(origin),
    }
    this.cast = cast
    fitCamera(this, () => cast.view.jumpTo(cast.squad.position))
    const { lowest, highest } = cast.view.range
    cast.ground.fill(lowest, highest)
    this.listen(cast, player)
    this.move(cast, 0)
  }

  override update(_time: number, delta: number): void {
    if (this.cast !== null) this.move(this.cast, Math.min(delta / 1000, longestStep))
  }

  /** On ordinary days nothing of it is even fetched. */
  private decorate(origin: number): FeastDecor | null {
    if (this.feast === null) return null
    new LateArt(this).fetch(feastAtlas(this.feast))
    return new FeastDecor(this, origin, this.feast)
  }

  /** Elsewhere nothing of what is known counts; on the same road a new victory leads one stair up. */
  private comeBack(player: PlayerView): void {
    const road = `${player.id} ${player.worldType}`
    const top = lastOpenStair(player.maxCoordinate)
    const { before } = this
    this.before = { road, top }
    if (before?.road !== road) {
      forgetPlaces()
      standAt(player.coordinate)
      return
    }
    lookAgain()
    // Where the squad was sent while the scene was on its way still counts.
    const { stair, aim } = useRoad.getState()
    if (top > before.top && stair === before.top && aim === null) walkTo(top)
  }

  private listen(cast: Cast, player: PlayerView): void {
    const { places } = cast
    const squad = figuresOf(player).join()
    const stops = [
      savePosition(),
      // Somebody else has logged in, or others walk along; another world is entered through the dark.
      useGame.subscribe(({ player: now }, { player: before }) => {
        if (now === null) return
        if (now.id !== player.id || figuresOf(now).join() !== squad) this.scene.restart()
        else if (now.worldType !== before?.worldType) leaveRoad(now)
      }),
      useTalk.subscribe(({ told }) => {
        if (told === null) return
        dropPlace(told)
        lookAgain()
      }),
      hearTaken((taken) => this.rejoice(cast, taken)),
    ]
    this.events.once('shutdown', () => {
      for (const stop of stops) stop()
      sound.bed(null)
      sound.backwards(false)
      places.destroy()
      setAnchor('stair', null)
      this.cast = null
    })
  }

  private rejoice({ places, flyUps, festivity }: Cast, { place, reward }: Taken): void {
    const actor = places.actorOf(place.id)
    if (actor !== null) {
      flyUps.rise(reward, actor.x, actor.y - 60, place.event)
      if (isFind(place) && place.repeat === 'PERIODIC') actor.shake()
      if (place.event !== null && isFind(place))
        festivity.sparkle(actor.x, actor.y - 40, feastLooks[place.event].glow)
      const glitters =
        place.placeType === 'ARTIFACT' || reward.amounts.some(({ currency }) => currency === 'gold')
      if (glitters) festivity.coins(actor.x, actor.y - 30)
    }
    if (reward.levelUp !== null)
      festivity.fireworks(roadWidth / 2, this.cameras.main.midPoint.y - 150, roadWidth * 0.8)
  }

  private move(cast: Cast, seconds: number): void {
    const {
      ground,
      plates,
      squad,
      view,
      places,
      flyUps,
      weather,
      raidSky,
      falling,
      life,
      foreground,
      air,
      festivity,
      feastDecor,
    } = cast
    const { player } = useGame.getState()
    if (player === null) return
    this.walk(squad, seconds, player.moveSpeedMode)
    const open = lastOpenStair(player.maxCoordinate)
    view.tick(seconds, squad.position, open)
    const { lowest, highest: farthest } = view.range
    ground.update(lowest, farthest)
    feastDecor?.update(lowest, farthest)
    raidSky?.tick(seconds, squad.position)
    const highest = raidSky === null ? farthest : Math.min(farthest, raidSky.lastSeen)
    plates.update(lowest - 1, raidSky === null ? highest + 1 : highest, expectedStair(player))
    // A guardian's number stands high over it: behind the horizon it would float in the sky.
    places.tick(seconds, lowest, raidSky === null ? highest : highest - 2, player, view.ceiling)
    flyUps.tick(seconds)
    weather?.tick(seconds, open + 1)
    const weatherOf = this.feast === null ? null : feastLooks[this.feast].air
    const look = lookOfSegment(player.worldType, segmentOf(squad.position))
    life.tick(seconds, look)
    foreground.tick(look)
    sound.bed(look)
    sound.backwards(player.worldType === 'main' && runsBackwards(squad.position))
    falling.tick(
      seconds,
      weatherOf === 'snow' ? 'snow' : look,
      typeof weatherOf === 'number' ? weatherOf : (apartLook(player.worldType)?.sparks ?? null),
    )
    festivity.tick(seconds)
    air.tick(seconds)
    this.sincePointed += seconds
    if (this.sincePointed < pointEvery) return
    this.sincePointed = 0
    // A feast has begun or is over: the road is made anew, and pictures that nobody needs any more go.
    if (feastOn(player) !== this.feast) return void this.scene.restart()
    const opening = openingOf(this)
    view.measure(opening)
    places.point(open, opening)
    setAnchor('stair', pageBox(this, opening, plates.boxOf(open + 1)))
  }

  private walk(squad: Squad, seconds: number, mode: Parameters<Squad['tick']>[2]): void {
    const { stair, wanted } = useRoad.getState()
    if (stair === wanted && Math.round(squad.position) !== stair) squad.standAt(stair)
    const reached = squad.tick(seconds, wanted, mode)
    if (reached !== null) {
      useRoad.setState({ stair: reached })
      sound.effect(useGame.getState().player?.worldType === 'snow' ? 'step_snow' : 'step_stone')
    }
    arriveAtAim()
  }
}

/** On another road nothing of this one counts: whoever asked for it there would be refused. */
function leaveRoad({ coordinate }: PlayerView): void {
  forgetPlaces()
  standAt(coordinate)
  void showScene('road')
}

/** Feasts are held on the main road; those who wander elsewhere come back to them. */
const feastOn = ({ worldType }: PlayerView): EventKind | null => (worldType === 'main' ? feastNow() : null)

function walker(): PlayerView {
  const { player } = useGame.getState()
  if (player === null) throw new Error('nobody walks the road')
  return player
}

/** The squad has come to the place it was sent to: what lies there is picked up, anything else opens. */
function arriveAtAim(): void {
  const { stair, wanted, aim } = useRoad.getState()
  if (aim === null || stair !== wanted) return
  const place = usePlaces.getState().places.get(aim)
  useRoad.setState({ aim: null })
  if (place === undefined) return
  if (place.placeType === 'TALKER') void listenTo(place)
  else if (isInstant(place)) void takeFrom(place)
  else openPlace(aim)
}
