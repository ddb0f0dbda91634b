import { askRecovery as contract } from '@skystair/contract/recovery.ts'
import { refused } from '@skystair/rules/refusal.ts'
import { foldName } from '@skystair/rules/security/fold-name.ts'
import { open } from '../../platform/action/handler.ts'
import { writeSteps } from '../../platform/database/steps.ts'
import { orderLetter } from '../../platform/mail/letters.ts'
import { done, once } from './once.ts'

/**
 * Nobody is looked up here: the answer, and how long it takes, is the same for every name and address. Whoever sends the
 * letter finds out whether there is somebody to send it to.
 */
export const askRecovery = open(contract, async (services, incoming) => {
  if (services.mail === null) return refused('recovery.refused.no-mail')
  const named = incoming.body.nameOrMail.trim()
  const tooMany = await services.limits.spend('recoveries', `for ${foldName(named)}`)
  if (tooMany) return tooMany
  return once(services, contract, incoming, async (remember) => {
    const order = orderLetter({ about: 'PASSWORD', named }, services.clock.now())
    await writeSteps(services.database, 0, [order, ...remember])
    return { reply: done }
  })
})
