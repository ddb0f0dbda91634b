import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { arenaReport, liveOnLadder } from './arena.ts'
import type { Lived } from './diary.ts'
import { isClanWorth } from './earnings.ts'
import { sweep } from './million.ts'
import { meetGoals, meetReturns } from './pace.ts'
import { PROFILES, type Profile } from './profile.ts'
import { isFairlyPaid, raidReport } from './raid-report.ts'
import { aUsualClan, raidAtEach } from './raid-weeks.ts'
import { charts, type Group, membersAndLoners, report } from './report.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '500' },
    days: { type: 'string', default: '120' },
    threads: { type: 'string', default: String(availableParallelism()) },
    from: { type: 'string', default: '0' },
    battles: { type: 'string', default: '1000000' },
    million: { type: 'boolean', default: false },
    arena: { type: 'boolean', default: false },
    raids: { type: 'boolean', default: false },
  },
})

/** So old is the clan whose raids are looked at. */
const CLAN_DAYS = 60
const DOCS = join(import.meta.dirname, '../../docs/balance')

function sweepBattles(from: number, battles: number): void {
  const started = performance.now()
  const { won, longest, faults } = sweep(from, battles)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `battles ${from} to ${from + battles - 1} in ${seconds.toFixed(0)} s (${Math.round(battles / seconds)} a second)`,
  )
  console.log(
    `won ${Math.round((100 * won) / battles)} %, longest ${longest} rounds, faults ${faults.length}`,
  )
  for (const fault of faults.slice(0, 20)) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
}

/** One kind of player, lived in a thread of its own. */
function liveApart(profile: Profile, players: number, days: number): Promise<Group> {
  const lives: Lived[] = []
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { name: profile.name, players, days },
  })
  return new Promise((resolve, reject) => {
    worker.on('message', (life: Lived) => lives.push(life))
    worker.on('error', reject)
    worker.on('exit', () => resolve({ profile, lives }))
  })
}

/** As many kinds at once as there are threads for. */
async function liveAll(players: number, days: number, threads: number): Promise<readonly Group[]> {
  const groups = new Map<Profile, Group>()
  const waiting = [...PROFILES]
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      groups.set(next, await liveApart(next, players, days))
  }
  await Promise.all(Array.from({ length: threads }, takeTurns))
  return PROFILES.flatMap((profile) => groups.get(profile) ?? [])
}

async function simulate(players: number, days: number, threads: number): Promise<void> {
  const groups = await liveAll(players, days, threads)
  const raids = raidAtEach(aUsualClan(CLAN_DAYS))
  const text = report(groups, raids, days)
  console.log(text)
  mkdirSync(DOCS, { recursive: true })
  writeFileSync(join(DOCS, 'report.md'), text)
  for (const [name, picture] of Object.entries(charts(groups))) writeFileSync(join(DOCS, name), picture)
  const isKept =
    groups.every(({ profile, lives }) =>
      [...meetGoals(profile, lives, days), ...meetReturns(profile, lives)].every(({ isMet }) => isMet),
    ) &&
    membersAndLoners(groups).every(({ more }) => isClanWorth(more)) &&
    isFairlyPaid(raids)
  if (!isKept) process.exitCode = 1
}

function simulateArena(): void {
  const text = arenaReport(liveOnLadder(6, 1000))
  console.log(text)
  writeFileSync(join(DOCS, 'arena.md'), text)
}

function simulateRaids(): void {
  const raids = raidAtEach(aUsualClan(CLAN_DAYS))
  const text = [
    '# Raids, simulated',
    '',
    'Made by `npm run sim -- --raids`.',
    '',
    raidReport(raids),
    '',
  ].join('\n')
  console.log(text)
  writeFileSync(join(DOCS, 'raids.md'), text)
  if (!isFairlyPaid(raids)) process.exitCode = 1
}

if (values.million) sweepBattles(Number(values.from), Number(values.battles))
else if (values.arena) simulateArena()
else if (values.raids) simulateRaids()
else await simulate(Number(values.players), Number(values.days), Number(values.threads))
