import { CLANS } from '@skystair/content/clans/clans.ts'
import { HOUSE_NAMES } from '@skystair/content/names/house-names.data.ts'
import { createClan as contract } from '@skystair/contract/clan.ts'
import { clanName } from '@skystair/rules/clan/clan-name.ts'
import { found } from '@skystair/rules/clan/found.ts'
import { supportOf } from '@skystair/rules/clan/support.ts'
import { tiesOfMember } from '@skystair/rules/clan/ties.ts'
import { isRefusal } from '@skystair/rules/refusal.ts'
import { ofWorld } from '@skystair/rules/wallet/account.ts'
import { action } from '../../platform/action/action.ts'
import { markedCase } from '../../platform/moderation/cases.ts'
import { newId } from '../../platform/people/session.ts'
import { amountsView } from '../../platform/views/reward-view.ts'
import { fitForGate, silenced } from './appearance.ts'
import { participation } from './change-clan.ts'
import { endSearch } from './seekers.ts'
import { myClanView } from './views.ts'
import { insertClan } from './write-clan.ts'

/** A new clan, with its founder as its leader. */
export const createClan = action(contract, (context) => {
  const { player, body, now, services } = context
  const silent = silenced(player, now)
  if (silent) return silent
  const wished = clanName(body.name, HOUSE_NAMES)
  const name = isRefusal(wished) ? wished : fitForGate(wished)
  if (isRefusal(name)) return name
  const id = newId(services.config.sessionSecret, null)
  const change = found(player, { id, name }, CLANS, now)
  if (isRefusal(change)) return change
  const { clan, events } = change
  return {
    player: { ...player, clanId: id, clan: tiesOfMember(player.clan, supportOf(clan, CLANS)) },
    movements: amountsView(CLANS.foundingPrice).map(({ currency, amount }) => ({
      currency,
      amount: -amount,
      counterparty: ofWorld('clan'),
      reason: 'CLAN_FOUNDED',
    })),
    writes: [
      ...insertClan(clan, events, new Date(now)),
      endSearch(player.id),
      ...markedCase(context, 'CLAN', name, { id: String(id), room: 'name' }),
    ],
    reply: participation((saved) => myClanView({ ...clan, leaderName: saved.name }, saved, now)),
  }
})
