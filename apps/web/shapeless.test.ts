import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { anyShape } from './shapeless.ts'

const contract = join(import.meta.dirname, '../../packages/contract')
const files = globSync('*.ts', { cwd: contract }).filter((name) => !name.endsWith('.test.ts'))

vi.mock('typebox', () => import(`data:text/javascript,${encodeURIComponent(anyShape)}`))

test.each(files)('%s reaches the players without its shapes', async (name) => {
  await expect(import(join(contract, name))).resolves.toBeDefined()
})
