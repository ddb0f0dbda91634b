import { parentPort, workerData } from 'node:worker_threads'
import { live } from './live.ts'
import { PROFILES } from './profile.ts'

/** Lives one kind of player many times, beside the other kinds. */
const { name, players, days } = workerData as { name: string; players: number; days: number }
const profile = PROFILES.find((one) => one.name === name)
if (!profile) throw new Error(`no profile ${name}`)
for (let seed = 0; seed < players; seed++) {
  const { diary, battles } = live(profile, String(seed), days)
  parentPort?.postMessage({ diary, battles })
}
