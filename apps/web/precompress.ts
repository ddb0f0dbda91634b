import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
const tooSmall = 1024

/** Writes a Brotli and a gzip sibling of each text file, so that the server only has to send them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const names = await readdir(dir, { recursive: true })
      const worth = names.filter((name) => texts.has(extname(name)))
      await Promise.all(worth.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < tooSmall) return
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  await writeFile(`${path}.br`, await brotli)
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
