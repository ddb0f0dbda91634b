import { asRead } from './as-read.ts'

/** Round faces a line can consist of, the merry ones first. */
export const roundFaces = [
  'smile',
  'laugh',
  'wink',
  'love',
  'star',
  'cool',
  'tongue',
  'kiss',
  'calm',
  'party',
  'king',
  'angel',
  'imp',
  'surprised',
  'puzzled',
  'flat',
  'sleepy',
  'sad',
  'angry',
  'dizzy',
  'sick',
  'frozen',
] as const
export type RoundFace = (typeof roundFaces)[number]

/** Faces of those everybody knows: who looks, and how. */
const knownFaces = [
  'hero-male-merry',
  'hero-female-merry',
  'tikhon-merry',
  'lada-merry',
  'dobrynya-merry',
  'vesta-merry',
  'arkhip-merry',
  'arkhip-stern',
  'tikhon-stern',
  'lada-stern',
  'hero-male-stern',
  'hero-female-stern',
] as const
export type KnownFace = (typeof knownFaces)[number]

export const smileys = [...roundFaces, ...knownFaces] as const
export type Smiley = (typeof smileys)[number]

const smileyPrefix = '/smile '
const forwardedPrefix = '/forward '
const cauldronPrefix = '/cauldron '

/** What a line is, by how it begins. */
export type Written =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'forwarded'; readonly text: string }
  | { readonly kind: 'smiley'; readonly smiley: Smiley }
  /** The Stair tells that its author has emptied the cauldron of the wheel. */
  | { readonly kind: 'cauldron'; readonly emeralds: number }

export function readWritten(text: string): Written {
  if (text.startsWith(forwardedPrefix)) return { kind: 'forwarded', text: text.slice(forwardedPrefix.length) }
  if (text.startsWith(cauldronPrefix))
    return { kind: 'cauldron', emeralds: Number(text.slice(cauldronPrefix.length)) }
  const smiley = text.startsWith(smileyPrefix) ? text.slice(smileyPrefix.length) : null
  const known = smileys.find((name) => name === smiley)
  return known === undefined ? { kind: 'words', text } : { kind: 'smiley', smiley: known }
}

export const writeSmiley = (smiley: Smiley): string => smileyPrefix + smiley

export const writeCauldron = (emeralds: number): string => cauldronPrefix + emeralds

/** Whether a text begins like one that only the Stair writes, or would once what nobody sees is taken out of it. */
export const pretendsForwarded = (entered: string): boolean =>
  /^ *\/(?:forward|cauldron)(?![\p{Letter}\d])/iu.test(asRead(entered))

/** Words that were said before, said again. What was forwarded already is not wrapped twice. */
export const writeForwarded = (text: string): string =>
  text.startsWith(forwardedPrefix) ? text : forwardedPrefix + text
