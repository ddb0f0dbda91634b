import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const stack = join(import.meta.dirname, 'overlay-stack.tsx')
const text = readFileSync(stack, 'utf8')
const page = /^ {2}'?([\w-]+)'?: page\(\s*\[([^\]]*)\],\s*\(\) => import\('([^']+)'\)/gm
const names = (list: string) => Array.from(list.matchAll(/'(\w+)'/g), ([, name]) => name)
const thereFromTheFirst = ['common', 'shell']

/** The areas of texts of a file and of all that comes with it. */
function areasOf(file: string, known = new Set<string>()): readonly (string | undefined)[] {
  if (known.has(file) || !/\.tsx?$/.test(file)) return []
  known.add(file)
  const source = readFileSync(file, 'utf8')
  return [
    ...Array.from(source.matchAll(/useTranslation\(([^)]*)\)/g), ([, list = '']) => names(list)).flat(),
    ...Array.from(source.matchAll(/from '(\.{1,2}\/[^']+)'/g), ([, part = '']) =>
      areasOf(join(dirname(file), part), known),
    ).flat(),
  ]
}

test('a page comes with all its texts: none of its parts hides it to wait for words', () => {
  const pages = [...text.matchAll(page)]
  expect(pages.length).toBe([...text.matchAll(/: page\(/g)].length)
  for (const [, name, listed = '', file = ''] of pages) {
    const needed = new Set(areasOf(join(dirname(stack), file)))
    for (const area of thereFromTheFirst) needed.delete(area)
    expect([name, ...names(listed).toSorted()]).toEqual([name, ...[...needed].toSorted()])
  }
})
