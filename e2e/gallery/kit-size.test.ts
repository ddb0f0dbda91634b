import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

const kit = resolve(import.meta.dirname, '../../apps/web/ui')
const MOST_BYTES = 60_000

/** Everything of the kit that travels to the browser before the first picture, without React itself. */
async function kitBytes(): Promise<number> {
  const files = await readdir(kit, { recursive: true })
  const components = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  expect(components.length).toBeGreaterThan(40)
  const entry = 'virtual:kit'
  const result = await build({
    configFile: resolve(kit, '../vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'whole-kit',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? components.map((name) => `export * from ${JSON.stringify(`${kit}/${name}`)}`).join('\n')
            : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const sizes = chunks
    .filter((chunk) => /\.(js|css)$/.test(chunk.fileName))
    .map((chunk) => gzipSync(chunk.type === 'chunk' ? chunk.code : chunk.source).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the whole kit weighs less than 60,000 bytes gzip', async () => {
  // Built as players get it, without what helps developers.
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const weight = await kitBytes()
  expect(weight).toBeGreaterThan(10_000)
  expect(weight).toBeLessThan(MOST_BYTES)
})
