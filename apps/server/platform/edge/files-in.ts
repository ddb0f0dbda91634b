import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Tells whether a file of exactly this name lies in a folder; what was built since the start is found as well. */
export function filesIn(folder: string): (name: string) => boolean {
  let seen = look(folder)
  return (name) => {
    if (seen.names.has(name)) return true
    // Whoever asks for what is nowhere must not make us read the whole folder each time.
    if (changesOf(seen.folders) === seen.changes) return false
    seen = look(folder)
    return seen.names.has(name)
  }
}

function look(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isWanted).map(({ parentPath, name }) => join(parentPath, name))
  const folders = [folder, ...paths((entry) => entry.isDirectory())]
  const names = paths((entry) => entry.isFile()).map((path) => relative(folder, path).replaceAll(sep, '/'))
  return { names: new Set(names), folders, changes: changesOf(folders) }
}

const changesOf = (folders: readonly string[]): string =>
  folders.map((folder) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs).join()
