import type * as Phaser from 'phaser'
import { expect, test } from 'vitest'
import { pictureOf } from './cast-sheet.ts'

/** As the engine answers: who names no piece of a picture gets the first that was cut from it. */
function sceneWith(pictures: Readonly<Record<string, readonly string[]>>): Phaser.Scene {
  const textures = {
    exists: (key: string) => key in pictures,
    get: (key: string) => ({ has: (piece: string) => pictures[key]?.includes(piece) }),
    getFrame: (key: string, piece?: string) => `${key}, ${piece ?? pictures[key]?.[0] ?? '__BASE'}`,
  }
  return { textures } as unknown as Phaser.Scene
}

test('the second of a kind wears the whole picture, and not the shadow the first has cut from it', () => {
  const scene = sceneWith({ 'puppet:knight': ['shadow of __BASE'] })
  expect(pictureOf(scene, 'puppet:knight')).toBe('puppet:knight, __BASE')
})

test('who has a seat on the sheet of the battle is drawn from there', () => {
  const scene = sceneWith({ cast: ['puppet:knight'], 'puppet:knight': [], 'puppet:wolf': [] })
  expect(pictureOf(scene, 'puppet:knight')).toBe('cast, puppet:knight')
  expect(pictureOf(scene, 'puppet:wolf')).toBe('puppet:wolf, __BASE')
})
