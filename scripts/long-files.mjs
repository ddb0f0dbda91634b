import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const LONGEST = 400
const PLACES = ['packages', 'apps', 'art', 'e2e', 'bench', 'tools', 'scripts']
const SOURCE = /\.(ts|tsx|mjs|css)$/
const NOT_OURS = /(^|\/)(node_modules|dist|\.cache)\//
const DATA = /^packages\/content\/|\/text\/|^art\/baked\/|\.data\.ts$/

/**
 * Sources too long to be read in one go; pure data is exempt.
 * @param {string} root
 * @returns {Promise<string[]>} one line for each
 */
export async function findLongFiles(root) {
  const found = []
  for (const place of PLACES) {
    for (const name of await readdir(join(root, place), { recursive: true })) {
      const file = `${place}/${name.replaceAll('\\', '/')}`
      if (!SOURCE.test(file) || NOT_OURS.test(file) || DATA.test(file)) continue
      const lines = (await readFile(join(root, file), 'utf8')).trimEnd().split('\n').length
      if (lines >= LONGEST) found.push(`${file}: ${lines} lines`)
    }
  }
  return found
}
