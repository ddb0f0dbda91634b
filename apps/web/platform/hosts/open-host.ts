import type { Launch } from '../device/launch.ts'
import { reportProblem } from '../device/report.ts'
import type { Host } from './host.ts'

type Open = (launch: Launch) => Promise<Host | null>

/** A platform is a folder, found by its name; each comes only where it is wanted. */
const folders = import.meta.glob<{ default: Open }>('./*/host.ts')

const nowhere: Launch = { platform: 'own', query: '', hash: '' }

/** The platform that started the page; the own site where none did, or where it does not answer. */
export async function openHost(launch: Launch | null): Promise<Host> {
  const own = async () => (await (await folders['./own/host.ts']?.())?.default(nowhere)) as Host
  const folder = folders[`./${launch?.platform}/host.ts`]
  if (launch === null || folder === undefined) return own()
  try {
    return (await (await folder()).default(launch)) ?? (await own())
  } catch (problem) {
    reportProblem(`${launch.platform} did not begin: ${problem}`)
    return own()
  }
}
