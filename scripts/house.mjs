import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import rules from '../.dependency-cruiser.mjs'
import { floorsOf } from './floors.mjs'
import { ROOT } from './setup.mjs'

/** The rooms of the picture, each with what is in it. */
const ROOMS = {
  'packages/rules': 'the game as pure functions',
  'packages/content': 'what exists, and every text',
  'packages/contract': 'every call, defined once',
  art: 'the studio and the scores',
  'art/baked': 'what they made: pictures, music',
  'apps/server/platform': 'what use cases stand on',
  'apps/server/features': 'use cases, word by word',
  'apps/server': 'app and main: all of it together',
  'apps/web/ui': 'the kit: knows no game',
  'apps/web/platform': 'the page: pages, state, language, server',
  'apps/web/stage': 'the one Phaser game',
  'apps/web/sound': 'what is heard',
  'apps/web/live': 'news that come by themselves',
  'apps/web/install': 'the game as an app',
  'apps/web/features': 'overlays and scenes, word by word',
  'apps/web/app': 'the first page, all of it together',
  tools: 'simulator, golden battles',
  bench: 'measurements, side by side',
  e2e: 'journeys in a real browser',
}

const fileIn = (room) => `${room}/some-file.ts`

/** Whether a rule of direction forbids a file of one room to import a file of another. */
function forbids({ from, to }, importer, imported) {
  const found = new RegExp(from.path ?? '^').exec(importer)
  if (!found || (from.pathNot && new RegExp(from.pathNot).test(importer))) return false
  const filled = (pattern) => new RegExp(pattern.replace(/\$(\d)/g, (_, group) => found[group] ?? ''))
  if (to.circular || to.couldNotResolve) return false
  if (to.path && !filled(to.path).test(imported)) return false
  return !(to.pathNot && filled(to.pathNot).test(imported))
}

/** Which rooms each room may import. */
export function allowed() {
  const names = Object.keys(ROOMS)
  const may = (room, other) =>
    room !== other && !rules.forbidden.some((rule) => forbids(rule, fileIn(room), fileIn(other)))
  return new Map(names.map((room) => [room, new Set(names.filter((other) => may(room, other)))]))
}

/** What cannot be reached by a longer way: the picture needs no other arrow. */
function withoutShortcuts(directions) {
  const reach = (room) => {
    const next = [...(directions.get(room) ?? [])]
    return new Set(next.flatMap((other) => [...(directions.get(other) ?? [])]))
  }
  return new Map(
    [...directions].map(([room, others]) => [room, [...others].filter((other) => !reach(room).has(other))]),
  )
}

const turned = (directions) =>
  new Map(
    [...directions.keys()].map((room) => [
      room,
      new Set([...directions].filter(([, others]) => others.has(room)).map(([importer]) => importer)),
    ]),
  )

/** Rooms inside a room, as they lie on the disk. */
const inside = (room) =>
  readdirSync(join(ROOT, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|testing|public)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()

const WIDTH = 1240
const GAP = 26
const LINE = 17
const PADDING = 14

function lines(words, most) {
  const out = ['']
  for (const word of words) {
    const last = out.length - 1
    if (`${out[last]} ${word}`.length > most && out[last] !== '') out.push(word)
    else out[last] = out[last] === '' ? word : `${out[last]} · ${word}`
  }
  return out.filter((line) => line !== '')
}

const FOLDED = /^(apps\/server|art|art\/baked|tools|bench|e2e|apps\/web\/app)$/

export function drawHouse() {
  const directions = allowed()
  const floors = floorsOf(turned(directions))
  const boxes = new Map()
  let y = 86
  for (const floor of floors) {
    const width = (WIDTH - 40 - GAP * (floor.length - 1)) / floor.length
    const texts = floor.map((room) => ({
      room,
      rooms: FOLDED.test(room) ? [] : lines(inside(room), Math.floor((width - 2 * PADDING) / 7.4)),
    }))
    const height = 2 * PADDING + LINE * (2 + Math.max(...texts.map(({ rooms }) => rooms.length)))
    texts.forEach(({ room, rooms }, place) => {
      boxes.set(room, { x: 20 + place * (width + GAP), y, width, height, rooms })
    })
    y += height + 46
  }
  const arrows = [...withoutShortcuts(directions)].flatMap(([room, others]) =>
    others.map((other) => arrow(boxes.get(room), boxes.get(other))),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" font-family="system-ui, sans-serif" font-size="13">
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a6a3f"/></marker></defs>
<rect width="${WIDTH}" height="${y}" fill="#fbf3e2"/>
<text x="20" y="36" font-size="22" font-weight="700" fill="#3b2a17">The house</text>
<text x="20" y="58" fill="#6d5636">an arrow: may import (and all that lies below it); drawn by scripts/house.mjs from the rules of direction</text>
${arrows.join('\n')}
${[...boxes].map(([room, box]) => drawn(room, box)).join('\n')}
</svg>
`
}

const round = (number) => Math.round(number * 10) / 10

function arrow(from, to) {
  const x1 = from.x + from.width / 2
  const x2 = to.x + to.width / 2
  const y1 = from.y + from.height
  const bend = (to.y - y1) / 2
  return `<path d="M${round(x1)} ${round(y1)}C${round(x1)} ${round(y1 + bend)} ${round(x2)} ${round(to.y - bend)} ${round(x2)} ${round(to.y - 2)}" fill="none" stroke="#8a6a3f" stroke-opacity=".55" stroke-width="1.6" marker-end="url(#head)"/>`
}

function drawn(room, { x, y, width, height, rooms }) {
  const at = (line) => round(y + PADDING + LINE * (line + 0.75))
  const left = round(x + PADDING)
  return [
    `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="${height}" rx="12" fill="#fffdf7" stroke="#3b2a17" stroke-width="2"/>`,
    `<text x="${left}" y="${at(0)}" font-weight="700" fill="#3b2a17">${room}</text>`,
    `<text x="${left}" y="${at(1)}" font-style="italic" fill="#6d5636">${ROOMS[room]}</text>`,
    ...rooms.map((line, place) => `<text x="${left}" y="${at(place + 2)}" fill="#54422a">${line}</text>`),
  ].join('\n')
}

export const PICTURE = join(ROOT, 'docs/pictures/house.svg')

if (process.argv[1] === import.meta.filename) writeFileSync(PICTURE, drawHouse())
