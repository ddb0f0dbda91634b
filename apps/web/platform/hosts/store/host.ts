import { authenticateStore } from '@skystair/contract/platforms.ts'
import { moneyOfStore } from '@skystair/rules/bank/money.ts'
import type { Launch } from '../../device/launch.ts'
import { languageOf, plain } from '../a-host.ts'
import { deviceProof } from '../device-key.ts'
import type { Host } from '../host.ts'
import { shareByBrowser } from '../share-by-browser.ts'
import { invoiceTill } from './invoice-till.ts'
import type { RuStoreBridge } from './rustore.ts'

/** The game's application in RuStore: it knows the device's player by uid, in which language and currency. */
export default async function open({ query }: Launch): Promise<Host> {
  const fields = new URLSearchParams(query)
  const [uid, currency] = [fields.get('uid') ?? '', fields.get('currency') ?? '']
  const bridge = (window as unknown as { RuStoreBridge?: RuStoreBridge }).RuStoreBridge
  return {
    ...plain,
    name: 'store',
    language: languageOf(fields.get('lang')),
    invitedBy: fields.get('ref'),
    headers: uid === '' ? {} : { uid },
    sessionFirst: true,
    proof: deviceProof,
    enter: async (send, arrival) =>
      send(authenticateStore, {
        body: { ...arrival, uid, currency, proof: (await deviceProof()) ?? '' },
      }),
    till: bridge === undefined ? null : invoiceTill(bridge, moneyOfStore(currency)),
    share: shareByBrowser,
  }
}
