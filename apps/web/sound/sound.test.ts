import { expect, test } from 'vitest'
import type { Band } from './band.ts'
import { createSound } from './create-sound.ts'
import { effectOfPress } from './effect-names.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

function aSound() {
  const heard: string[] = []
  let opened = 0
  let last: string | null = null
  let lain: string | null = null
  let played: () => void = () => undefined
  const band: Band = {
    play(track, onPlayed, isBackwards) {
      const name = isBackwards ? `${track} backwards` : (track ?? 'silence')
      if (name !== last) heard.push(name)
      last = name
      played = onPlayed
    },
    bed(name) {
      if (name !== lain) heard.push(`bed ${name}`)
      lain = name
    },
    effect: (name) => void heard.push(name),
    say: (line, language) => void heard.push(`${line} ${language}`),
    volumes: ({ music, effects, voice }) => void heard.push(`loud ${music} ${effects} ${voice}`),
    sleep: () => void heard.push('asleep'),
    wake: () => undefined,
  }
  const sound = createSound(
    async () => {
      opened++
      return band
    },
    () => undefined,
    ['sun_sparkling_forest'],
  )
  return { sound, heard, opened: () => opened, played: () => played() }
}

test('nothing sounds, and nothing is fetched, before the first touch', async () => {
  const { sound, heard, opened } = aSound()
  sound.effect('tap')
  sound.road(['road'])
  await settled()
  expect([opened(), heard]).toEqual([0, []])
  sound.touch()
  await settled()
  expect([opened(), heard]).toEqual([1, ['road']])
})

test('a muted game fetches nothing', async () => {
  const { sound, heard, opened } = aSound()
  sound.mute(true)
  sound.touch()
  sound.effect('tap')
  await settled()
  expect([opened(), heard]).toEqual([0, []])
})

test('muting fades the music away, unmuting brings it back', async () => {
  const { sound, heard } = aSound()
  sound.touch()
  await settled()
  sound.mute(true)
  sound.effect('tap')
  sound.mute(false)
  expect(heard).toEqual(['sun_sparkling_forest', 'silence', 'sun_sparkling_forest'])
})

test('the tracks of the road are played in turn', async () => {
  const { sound, heard, played } = aSound()
  sound.road(['sun_sparkling_forest', 'road', 'serenity_forest'])
  sound.touch()
  await settled()
  for (let turn = 0; turn < 3; turn++) played()
  expect(heard).toEqual(['sun_sparkling_forest', 'road', 'serenity_forest', 'sun_sparkling_forest'])
})

test('a track that still belongs to the road goes on when the player climbs', async () => {
  const { sound, heard, played } = aSound()
  sound.road(['sun_sparkling_forest', 'road'])
  sound.touch()
  await settled()
  played()
  sound.road(['sun_sparkling_forest', 'road', 'serenity_forest'])
  expect(heard).toEqual(['sun_sparkling_forest', 'road'])
  sound.road(['invasion', 'desert'])
  expect(heard.at(-1)).toBe('invasion')
})

test('a place has its own music until it is left', async () => {
  const { sound, heard, played } = aSound()
  sound.touch()
  await settled()
  sound.place('battle')
  played()
  sound.place(null)
  expect(heard).toEqual(['sun_sparkling_forest', 'battle', 'sun_sparkling_forest'])
})

test('on a road that is gone through from below music runs backwards, in a battle on it forwards', async () => {
  const { sound, heard } = aSound()
  sound.touch()
  await settled()
  sound.backwards(true)
  sound.backwards(true)
  sound.place('battle')
  sound.place(null)
  sound.backwards(false)
  const [forwards, turned] = ['sun_sparkling_forest', 'sun_sparkling_forest backwards']
  expect(heard).toEqual([forwards, turned, 'battle', turned, forwards])
})

test('a hidden page is silent', async () => {
  const { sound, heard } = aSound()
  sound.touch()
  await settled()
  sound.hide(true)
  sound.effect('tap')
  expect(heard).toEqual(['sun_sparkling_forest', 'asleep'])
})

test('a hidden page begins no other track; who comes back hears what is due', async () => {
  const { sound, heard, played } = aSound()
  sound.road(['sun_sparkling_forest', 'road'])
  sound.touch()
  await settled()
  sound.hide(true)
  played()
  sound.place('battle')
  sound.place(null)
  expect(heard).toEqual(['sun_sparkling_forest', 'asleep', 'asleep', 'asleep', 'asleep'])
  sound.hide(false)
  expect(heard.at(-1)).toBe('road')
})

test('the first press is heard too: it is what calls the band', async () => {
  const { sound, heard } = aSound()
  sound.touch()
  sound.effect('tap')
  await settled()
  expect(heard).toEqual(['sun_sparkling_forest', 'tap'])
})

test('an attack sounds by its power, a press by its kind', async () => {
  const { sound, heard } = aSound()
  sound.touch()
  await settled()
  for (const power of [49, 50, 100]) sound.attack(power)
  sound.effect(effectOfPress('refuse'))
  expect(heard.slice(1)).toEqual(['attack_light', 'attack_medium', 'attack_heavy', 'refused'])
})

test('the owl says each thing once', async () => {
  const { sound, heard } = aSound()
  sound.say('welcome', 'ru')
  sound.touch()
  await settled()
  sound.say('first_step', 'en')
  sound.say('first_step', 'en')
  expect(heard).toEqual(['sun_sparkling_forest', 'first_step en'])
})

test('a band that cannot come is called again with the next chance', async () => {
  let tries = 0
  const problems: unknown[] = []
  const sound = createSound(
    async () => {
      tries++
      throw new Error('no audio here')
    },
    (problem) => problems.push(problem),
    ['road'],
  )
  sound.touch()
  await settled()
  sound.hide(false)
  await settled()
  expect([tries, problems.length]).toEqual([2, 2])
})

test('what was turned down before the first touch is turned down when the band comes, and after', async () => {
  const { sound, heard } = aSound()
  sound.volumes({ music: 0, effects: 1, voice: 0.5 })
  sound.touch()
  await settled()
  expect(heard).toEqual(['loud 0 1 0.5', 'sun_sparkling_forest'])
  sound.volumes({ music: 1, effects: 1, voice: 1 })
  expect(heard.at(-1)).toBe('loud 1 1 1')
})

test('a place is heard under the music, told once, and not by whoever is muted', async () => {
  const { sound, heard } = aSound()
  sound.bed('forest')
  sound.touch()
  await settled()
  sound.bed('forest')
  sound.bed('march')
  sound.mute(true)
  sound.bed('dark')
  sound.mute(false)
  expect(heard.filter((one) => one.startsWith('bed'))).toEqual([
    'bed forest',
    'bed march',
    'bed null',
    'bed dark',
  ])
})
