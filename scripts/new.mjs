import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './setup.mjs'

// Makes the rooms of a new word of the game: npm run new -- lantern

/** The files of a new word, by where they lie. */
function roomsOfWord(word) {
  const name = word.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const Name = name[0].toUpperCase() + name.slice(1)
  const spoken = word.replaceAll('-', ' ')
  return {
    [`packages/rules/${word}/use-${word}.ts`]: `import type { Player } from '../player/player.ts'
import { type Refusal, refused } from '../refusal.ts'

/** What the ${spoken} does for a player. */
export const use${Name} = (_player: Player): Player | Refusal => refused('${word}.refused.not-yet')
`,
    [`packages/rules/${word}/use-${word}.test.ts`]: `import { expect, test } from 'vitest'
import type { Player } from '../player/player.ts'
import { isRefusal } from '../refusal.ts'
import { use${Name} } from './use-${word}.ts'

test('a ${spoken} can be used', () => {
  // Say by its title what the rule is, and make it true.
  expect(isRefusal(use${Name}({} as Player))).toBe(false)
})
`,
    [`packages/contract/${word}.ts`]: `import { call } from './call.ts'
import { PlayerView } from './player-view.ts'

export const use${Name} = call('${name}.use', 'POST /api/${word}/use', {
  summary: 'Use the ${spoken}.',
  who: 'PLAYER',
  changes: true,
  reply: PlayerView,
})
`,
    [`packages/content/text/en/${word}.json`]: `{
  "title": "${Name}",
  "use": "Use",
  "refused": {
    "not-yet": "Not yet."
  }
}
`,
    [`packages/content/text/ru/${word}.json`]: `{
  "title": "${Name}",
  "use": "Использовать",
  "refused": {
    "not-yet": "Пока нельзя."
  }
}
`,
    [`apps/server/features/${word}/use.ts`]: `import { use${Name} as contract } from '@skystair/contract/${word}.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { use${Name} as rule } from '@skystair/rules/${word}/use-${word}.ts'
import { action } from '../../platform/action/action.ts'
import { playerView } from '../../platform/views/player-view.ts'

export const use = action(contract, ({ player }) => {
  const after = rule(player)
  return isRefusal(after) ? after : { player: after, reply: playerView }
})
`,
    [`apps/server/features/${word}/routes.ts`]: `import type { Handler } from '../../platform/action/handler.ts'
import { use } from './use.ts'

export const ${name}Routes: readonly Handler[] = [use] as Handler[]
`,
    [`apps/web/features/${word}/${word}-overlay.tsx`]: `import { use${Name} } from '@skystair/contract/${word}.ts'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'

export default function ${Name}Overlay() {
  const { t } = useTranslation('${word}')
  const onUse = async () => {
    const player = await act(use${Name}, {})
    if (player !== null) setPlayer(player)
  }
  return (
    <PageDialog title={t('title')}>
      <Button onClick={() => void onUse()}>{t('use')}</Button>
    </PageDialog>
  )
}
`,
  }
}

/** The lists in which every word stands: before the mark comes a line. */
function listsOfWord(word) {
  const name = word.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  return {
    'packages/contract/contract.ts': [
      ['\nconst isCall', `import * as ${name} from './${word}.ts'\n`],
      ['].flatMap(', `  ${name},\n`],
    ],
    'apps/server/game-routes.ts': [
      ['import { personalData', `import { ${name}Routes } from './features/${word}/routes.ts'\n`],
      ['] as Handler[]', `  ...${name}Routes,\n`],
    ],
    'apps/web/platform/language/text-areas.ts': [
      ['\n/** The areas of texts', `import type ${name} from '@skystair/content/text/en/${word}.json'\n`],
      ['}\nexport type Area', `  readonly ${name === word ? name : `'${word}'`}: typeof ${name}\n`],
    ],
  }
}

function makeWord(word) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(word ?? '')) throw new Error('Which word? npm run new -- lantern')
  const files = roomsOfWord(word)
  for (const file of Object.keys(files))
    if (existsSync(join(ROOT, file))) throw new Error(`${file} is there already.`)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true })
    writeFileSync(join(ROOT, file), text)
  }
  for (const [file, lines] of Object.entries(listsOfWord(word))) {
    let text = readFileSync(join(ROOT, file), 'utf8')
    for (const [mark, line] of lines) {
      if (!text.includes(mark))
        throw new Error(`${file} has changed its shape: nothing to put "${line.trim()}" before.`)
      text = text.replace(mark, () => line + mark)
    }
    writeFileSync(join(ROOT, file), text)
  }
  return Object.keys(files)
}

if (process.argv[1] === import.meta.filename) {
  try {
    const word = process.argv[2]
    console.log(makeWord(word).join('\n'))
    console.log(`
Next:
  npm run format
  the rule and its test       packages/rules/${word}
  one valid question          apps/server/testing/samples.ts
  who may                     apps/server/testing/rights.data.ts
  the page's address and door apps/web/platform/pages/{overlays,doors,help-pages}.ts, apps/web/app/overlay-stack.tsx
  docs/a-word.md shows the rooms; npm run check says what is still missing.`)
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
