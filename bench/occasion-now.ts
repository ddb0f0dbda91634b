import { execFileSync } from 'node:child_process'
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'
import type { Occasion } from './page.ts'

/** This day, this commit and this machine. */
export function occasionNow(): Occasion {
  const memory = `${(totalmem() / 2 ** 30).toFixed(1)} GB of memory`
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitNow(),
    machine: `${cpus()[0]?.model.trim() || 'Unknown processor'}, ${availableParallelism()} cores, ${memory}, ${arch()}, ${platform()}, Node ${process.versions.node}`,
  }
}

function commitNow(): string {
  try {
    const commit = git('rev-parse', '--short', 'HEAD')
    // The page itself changes with every row.
    const changed = git('status', '--porcelain', '--', ':/', ':(top,exclude)docs/bench.md')
    return changed === '' ? commit : `${commit} with changes of its own`
  } catch {
    return 'unknown'
  }
}

const git = (...order: string[]): string =>
  execFileSync('git', order, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim()
