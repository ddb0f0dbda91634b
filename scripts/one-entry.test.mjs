import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capture } from './processes.mjs'
import { ROOT } from './setup.mjs'

// Content is data: what is new in the world is one entry, its texts in two languages, and a picture.

const isOurs = (path) => !/[/\\](node_modules|dist)$/.test(path)
const needed = [
  'packages',
  'apps/server',
  'apps/web/package.json',
  'apps/web/stage/art/figurines.ts',
  'apps/web/stage/art/figurines-of-all.test.ts',
  'apps/web/stage/ground/fit-ground.ts',
  ...['house-look', 'layout', 'strolling', 'strolling.test', 'town-look.test'].map(
    (file) => `apps/web/features/clan/town/${file}.ts`,
  ),
  'art/package.json',
  'art/baked/files.ts',
  'art/baked/manifest.json',
  'art/baked/manifest.ts',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]

let house = ''
const at = (file) => join(house, file)
const change = (file, edit) => writeFileSync(at(file), edit(readFileSync(at(file), 'utf8')))

/** Puts one line before another into a list of content. */
const enter = (file, before, entry) =>
  change(file, (text) => {
    expect(text).toContain(before)
    return text.replace(before, () => `${entry}\n  ${before}`)
  })

const name = (file, path, ru, en) => {
  for (const [language, words] of Object.entries({ ru, en }))
    change(`packages/content/text/${language}/${file}.json`, (text) => {
      const all = JSON.parse(text)
      const last = path.at(-1)
      path.slice(0, -1).reduce((part, key) => part[key], all)[last] = words
      return JSON.stringify(all, null, 2)
    })
}

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'skystair-entry-'))
  for (const part of needed) cpSync(join(ROOT, part), at(part), { recursive: true, filter: isOurs })
  mkdirSync(at('node_modules/@skystair'), { recursive: true })
  for (const found of readdirSync(join(ROOT, 'node_modules')))
    if (found !== '@skystair') symlinkSync(join(ROOT, 'node_modules', found), at(`node_modules/${found}`))
  const workspaces = {
    rules: 'packages/rules',
    content: 'packages/content',
    contract: 'packages/contract',
    art: 'art',
  }
  for (const [word, folder] of Object.entries(workspaces))
    symlinkSync(at(folder), at(`node_modules/@skystair/${word}`))

  enter(
    'packages/content/heroes.data.ts',
    '...HERO_TIERS.flatMap(',
    "hero('lamplighter', 'usual', { ...HUMAN, build: balanced }, {}),",
  )
  name('creatures', ['hero', 'lamplighter'], 'Фонарщик', 'Lamplighter')
  const lore = (first, second) => ({ first, second })
  name('lore', ['lamplighter'], lore('Зажигает.', 'И гасит.'), lore('He lights.', 'And puts out.'))
  change('art/baked/manifest.json', (text) => {
    const all = JSON.parse(text)
    all.puppets.lamplighter = all.puppets['angel-usual']
    all.atlases.town.frames.push(...[1, 2, 3].map((size) => `BATH_HOUSE-${size}`))
    return JSON.stringify(all)
  })
  mkdirSync(at('art/baked/puppets'))
  for (const ending of ['.json', '@1x.webp', '@2x.webp'])
    copyFileSync(
      join(ROOT, `art/baked/puppets/angel-usual${ending}`),
      at(`art/baked/puppets/lamplighter${ending}`),
    )

  enter(
    'packages/content/artifacts.data.ts',
    "artifact('oak-shield'",
    "artifact('moon-ring', 'ring', 'usual', null),",
  )
  name('things', ['name', 'artifact', 'moon-ring'], 'Лунное кольцо', 'Moon Ring')

  enter(
    'packages/content/tasks.data.ts',
    "task('SIDE', 'first-shrine'",
    "task('SIDE', 'light-a-lamp', 'hero-joined', 1, 0, null, { experience: 1 }),",
  )
  name(
    'tasks',
    ['task', 'light-a-lamp'],
    { title: 'Зажечь фонарь', text: 'Позови кого-нибудь с собой.' },
    { title: 'Light a lamp', text: 'Call somebody along.' },
  )

  enter(
    'packages/content/clans/buildings.data.ts',
    'HALL_OF_FAME: {',
    "BATH_HOUSE: { effect: 'experience', perLevel: 0.01, price: price(0.5), place: { x: 520, y: 452 } },",
  )
  name('town', ['building', 'BATH_HOUSE'], 'Баня', 'Bath house')
  name('town', ['tale', 'BATH_HOUSE'], 'Пар выше всякой лестницы.', 'Its steam climbs higher than any stair.')

  writeFileSync(
    at('apps/server/met-in-play.test.ts'),
    `import { completeBuilding, donate, listBuildings, startBuilding } from '@skystair/contract/clan.ts'
import { listTasks, takeTaskReward } from '@skystair/contract/tasks.ts'
import { buyHero } from '@skystair/contract/shop.ts'
import { current } from '@skystair/contract/player.ts'
import { equipArtifact, listArtifacts } from '@skystair/contract/things.ts'
import { expect, test } from 'vitest'
import { aLeader } from './testing/clans.ts'
import { aGame, aKey } from './testing/game.ts'
import { aTraveller } from './testing/people.ts'
import { change, climb, enrich } from './testing/world.ts'

const game = aGame()

test('the new hero joins, puts on the new artifact, and the new task is done', async () => {
  const { id, token } = await aTraveller(game)
  const as = token
  await climb(game, id, 2)
  await enrich(game, id, 'gold', 100000000)
  const tasks = async () => (await game.ask(listTasks, { as })).body.tasks as { id: string; progress: number }[]
  expect(await tasks()).toContainEqual(expect.objectContaining({ id: 'light-a-lamp', progress: 0 }))
  const bought = await game.ask(buyHero, { as, params: { id: 'lamplighter' }, body: { payment: 'gold' }, key: aKey() })
  expect(bought.status, bought.text).toBe(200)
  const hired = ((await game.ask(current, { as })).body.creatures as { id: number; imageId: string }[]).find(
    ({ imageId }) => imageId === 'lamplighter',
  )
  expect(hired).toBeDefined()
  expect((await game.ask(takeTaskReward, { as, params: { id: 'light-a-lamp' }, key: aKey() })).status).toBe(200)
  await change(game, id, (before) => ({
    ...before,
    things: [...before.things, { kind: 'artifact', id: 'moon-ring', stair: 2 }],
  }))
  const [ring] = (await game.ask(listArtifacts, { as })).body.artifacts as { id: number }[]
  const worn = await game.ask(equipArtifact, { as, params: { id: ring?.id ?? 0 }, body: { heroId: hired?.id }, key: aKey() })
  expect(worn.status, worn.text).toBe(200)
})

test('the new building is raised by a clan and helps its members', async () => {
  const { token: as } = await aLeader(game)
  await game.ask(donate, { as, body: { portions: [{ type: 'RED_CRYSTALS', amount: 500 }] }, key: aKey() })
  const bathHouse = async () =>
    ((await game.ask(listBuildings, { as })).body.buildings as { buildingType: string; endsAt: number | null; gives: number }[]).find(
      ({ buildingType }) => buildingType === 'BATH_HOUSE',
    )
  expect(await bathHouse()).toMatchObject({ level: 0, gives: 0 })
  const body = { buildingType: 'BATH_HOUSE' }
  const begun = await game.ask(startBuilding, { as, body, key: aKey() })
  expect(begun.status, begun.text).toBe(200)
  game.clock.time = (await bathHouse())?.endsAt ?? 0
  const built = await game.ask(completeBuilding, { as, body, key: aKey() })
  expect(built.status, built.text).toBe(200)
  expect(await bathHouse()).toMatchObject({ level: 1, gives: 0.01 })
  expect((await game.ask(current, { as })).body).toMatchObject({ clanSupport: { experience: 0.01 } })
})
`,
  )
}, 120_000)
afterAll(() => rm(house, { recursive: true }))

const run = async (...files) => {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const { code, output } = await capture(process.execPath, [vitest, 'run', '--root', house, ...files], {
    cwd: house,
  })
  expect(code, output.slice(-4000)).toBe(0)
}

test('a new hero, artifact, task and clan building are one entry each, named in both languages, with a picture', async () => {
  await run(
    'packages/content/content.test.ts',
    'packages/content/text.test.ts',
    'apps/web/stage/art/figurines-of-all.test.ts',
    'apps/web/features/clan/town/strolling.test.ts',
    'apps/web/features/clan/town/town-look.test.ts',
  )
}, 120_000)

test('and are met in play', async () => {
  await run('apps/server/met-in-play.test.ts')
}, 240_000)
