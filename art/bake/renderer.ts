import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Shot, write } from '../model/write.ts'

const run = promisify(execFile)
const SOURCES = join(import.meta.dirname, '../render')
const CACHE = join(import.meta.dirname, '../../.cache/art')
const FLAGS = ['-O3', '-march=native', '-ffast-math', '-fno-math-errno', '-std=c++17', '-Wno-psabi']
/** raise it when the renderer draws the same model differently: everything is baked anew */
const RENDERER = 2

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** what a shot will look like, as a short text; equal hash = equal picture */
export const hashOf = (shot: Shot): string => digest(`${RENDERER}\n${write(shot)}`)
export const hashOfAll = (hashes: readonly string[]): string => digest(hashes.join('\n'))

const compile = async (): Promise<string> => {
  const names = (await readdir(SOURCES)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(SOURCES, name), 'utf8')))
  const binary = join(CACHE, `render-${digest(texts.join('\n'))}`)
  if (await exists(binary)) return binary
  await mkdir(CACHE, { recursive: true })
  const units = names.filter((name) => name.endsWith('.cpp'))
  const objects = await Promise.all(
    units.map(async (name) => {
      const object = join(CACHE, `${name}.o`)
      await run('g++', [...FLAGS, '-c', join(SOURCES, name), '-o', object])
      return object
    }),
  )
  await run('g++', [...objects, '-lz', '-lpthread', '-o', binary])
  return binary
}
let compiled: Promise<string> | null = null

/** pictures of a shot, rendered once per hash; returns the path without its ending */
export const render = async (shot: Shot, layers = false): Promise<string> => {
  compiled ??= compile()
  const binary = await compiled
  const folder = join(CACHE, 'shots', hashOf(shot))
  const out = join(folder, 'p')
  const done = join(folder, layers ? 'layers.done' : 'done')
  if (await exists(done)) return out
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model'), write(shot))
  await run(binary, [join(folder, 'model'), out, ...(layers ? ['layers'] : [])])
  await writeFile(done, '')
  return out
}
