import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const GENTLY_MS = 20_000
const FIRMLY_MS = 5_000

/**
 * Ends what a killed run left of this database: first the postmaster, with a fast shutdown, then its orphans.
 * Only after that is the pid file of no worth: removed earlier, two postmasters could write one folder.
 */
export async function clearLeftovers(cluster: string, clusterDir: string): Promise<boolean> {
  const found = await processesOf(cluster)
  if (found.length > 0) {
    const postmaster = Number((await readPidFile(clusterDir))[0])
    if (found.includes(postmaster)) send(postmaster, 'SIGINT')
    if (!(await goneWithin(cluster, found.includes(postmaster) ? GENTLY_MS : FIRMLY_MS))) {
      for (const pid of await processesOf(cluster)) send(pid, 'SIGQUIT')
      if (!(await goneWithin(cluster, FIRMLY_MS))) {
        for (const pid of await processesOf(cluster)) send(pid, 'SIGKILL')
        await goneWithin(cluster, FIRMLY_MS)
      }
    }
  }
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  return found.length > 0
}

/** Lines of postmaster.pid: pid, folder, start time, port, socket folder, address, memory key, state. */
export async function readPidFile(clusterDir: string): Promise<string[]> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n').map((line) => line.trim())
}

async function goneWithin(cluster: string, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs
  while ((await processesOf(cluster)).length > 0) {
    if (Date.now() > until) return false
    await pause(50)
  }
  return true
}

// Every process of the database bears the cluster's name in its title.
async function processesOf(cluster: string): Promise<number[]> {
  const titles = process.platform === 'linux' ? await titlesFromProc() : await titlesFromPs()
  return titles.filter(([pid, title]) => pid !== process.pid && title.includes(cluster)).map(([pid]) => pid)
}

async function titlesFromProc(): Promise<[number, string][]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(
    pids.map(async (pid): Promise<[number, string]> => {
      return [Number(pid), await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')]
    }),
  )
}

function titlesFromPs(): Promise<[number, string][]> {
  return new Promise((resolve) => {
    execFile('ps', ['-axo', 'pid=,command='], { maxBuffer: 2 ** 26 }, (_error, output) => {
      resolve(
        output.split('\n').map((line): [number, string] => [Number.parseInt(line, 10), line.trimStart()]),
      )
    })
  })
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}
