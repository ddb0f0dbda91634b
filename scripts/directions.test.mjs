import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { capture } from './processes.mjs'
import { ROOT } from './setup.mjs'

// A linter that reads nothing finds nothing: this small wrong house proves that ours still sees.
const WRONG = {
  'rules-alone': ['packages/rules/hit.ts', "import { readFileSync } from 'node:fs'"],
  'content-knows-rules-only': ['packages/content/hero.ts', "import type { call } from '../contract/call.ts'"],
  'contract-knows-rules-only': ['packages/contract/hit.ts', "import { hero } from '../content/ok.ts'"],
  'packages-below': ['packages/rules/up.ts', "import '../../apps/server/app.ts'"],
  'server-not-web': ['apps/server/pages.ts', "import '../web/app/start.tsx'"],
  'web-not-server': ['apps/web/app/start.tsx', "const later = () => import('../../server/app.ts')"],
  'apps-below-tools': ['apps/server/seed.ts', "import '../../tools/world.ts'"],
  'tools-below-trials': ['tools/life.ts', "import '../e2e/launch.ts'"],
  'journeys-unmeasured': ['e2e/walk.test.ts', "import '../bench/rows.ts'"],
  'art-below-apps': ['art/draw.ts', "import '../apps/web/ui/button.tsx'"],
  'baked-art-alone': ['art/baked/list.ts', "import '../recipes/wolf.ts'"],
  'server-without-art': ['apps/server/draw.ts', "import '../../art/clips/walk.ts'"],
  'web-takes-baked-art': ['apps/web/stage/draw.ts', "import '../../../art/recipes/wolf.ts'"],
  'feature-apart': ['apps/web/features/battle/panel.tsx', "import '../road/step.ts'"],
  'server-platform-below': [
    'apps/server/platform/bus.ts',
    "import type { x } from '../features/road/step.ts'",
  ],
  'server-features-below-app': ['apps/server/features/road/up.ts', "import '../../app.ts'"],
  'server-without-its-tests': ['apps/server/main.ts', "import './testing/database.ts'"],
  'web-features-below-app': ['apps/web/features/road/up.ts', "import '../../app/routes.ts'"],
  'web-senses-above-platform': ['apps/web/stage/up.ts', "import '../features/road/step.ts'"],
  'web-platform-above-ui': ['apps/web/platform/page.tsx', "import '../stage/game.ts'"],
  'web-ui-lowest': ['apps/web/ui/button.tsx', "import '../stage/game.ts'"],
  found: ['packages/rules/lost.ts', "import './nowhere.ts'"],
  'no-cycles': ['packages/rules/snake.ts', "export { snake } from './snake.ts'"],
}
const RIGHT = {
  'packages/rules/ok.ts': "import { dice } from './dice.ts'\nexport const ok = dice",
  'packages/content/ok.ts': "import type { ok } from '../rules/ok.ts'",
  'apps/server/features/battle/hit.ts': "import '../../platform/store.ts'\nimport './rules.ts'",
  'apps/web/features/battle/scene.ts': "import '../../stage/game.ts'\nimport '../../../../art/clips/walk.ts'",
}
const EMPTY = [
  'packages/rules/dice.ts',
  'packages/contract/call.ts',
  'apps/server/app.ts',
  'apps/server/platform/store.ts',
  'apps/server/testing/database.ts',
  'apps/server/features/battle/rules.ts',
  'apps/server/features/road/step.ts',
  'apps/web/features/road/step.ts',
  'apps/web/app/routes.ts',
  'apps/web/stage/game.ts',
  'art/clips/walk.ts',
  'art/recipes/wolf.ts',
  'tools/world.ts',
  'e2e/launch.ts',
  'bench/rows.ts',
]

let house = ''
beforeEach(async () => {
  house = await mkdtemp(join(tmpdir(), 'skystair-house-'))
})
afterEach(() => rm(house, { recursive: true }))

/** @param {Iterable<readonly [string, string]>} files */
async function cruise(files) {
  for (const [file, text] of files) {
    await mkdir(dirname(join(house, file)), { recursive: true })
    await writeFile(join(house, file), `${text}\n`)
  }
  const program = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  const config = join(ROOT, '.dependency-cruiser.mjs')
  const args = [
    program,
    '--config',
    config,
    '--output-type',
    'json',
    'packages',
    'apps',
    'art',
    'tools',
    'e2e',
    'bench',
  ]
  const { output } = await capture(process.execPath, args, { cwd: house })
  /** @type {{ from: string, rule: { name: string } }[]} */
  const violations = JSON.parse(output).summary.violations
  return violations.map(({ from, rule }) => `${rule.name}: ${from}`)
}

const empty = EMPTY.map((file) => /** @type {const} */ ([file, 'export {}']))

test('every wrong direction is seen', async () => {
  const found = await cruise([
    ...empty,
    ...Object.entries(RIGHT),
    ...Object.values(WRONG).map(([file, text]) => /** @type {const} */ ([file, text])),
  ])
  for (const [rule, [file]] of Object.entries(WRONG)) expect(found).toContain(`${rule}: ${file}`)
})

test('right directions are let be', async () => {
  expect(await cruise([...empty, ...Object.entries(RIGHT)])).toEqual([])
})
