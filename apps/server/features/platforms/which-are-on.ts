import { listPlatforms as contract } from '@skystair/contract/platforms.ts'
import { read } from '../../platform/action/action.ts'
import type { Config } from '../../platform/services/config.ts'
import type { Services } from '../../platform/services/services.ts'
import { platforms } from './platform-names.ts'
import { providers } from './platforms.ts'

/** Who brings players and who takes money, and whether they have their secrets. */
const whichAreOn = (config: Config) => ({
  platforms: Object.values(platforms).map(({ name, isOn }) => ({ name, isOn: isOn(config) })),
  providers: providers.map(({ name, isOn }) => ({ name, isOn: isOn(config) })),
})

/** At the start, so that nobody wonders why a door is closed. */
export function tellWhichAreOn({ config, log }: Services): void {
  const { platforms: doors, providers: tills } = whichAreOn(config)
  const off = (all: readonly { name: string; isOn: boolean }[]) =>
    all.filter(({ isOn }) => !isOn).map(({ name }) => name)
  log.info({ platforms: off(doors), providers: off(tills) }, 'off, as their secrets are not set')
}

export const listPlatforms = read(contract, ({ services: { config } }) => whichAreOn(config))
