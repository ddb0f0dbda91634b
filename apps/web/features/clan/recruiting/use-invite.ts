import { inviteToClan, rejectCandidate } from '@skystair/contract/clan.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../../platform/server/act.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useClanDeed } from '../use-clan-deed.ts'

/** Calls a player into the clan, or says no. */
export function useInvite() {
  const { t } = useTranslation('clan')
  const { busyWith, run } = useClanDeed()
  async function invite(playerId: number, hasAsked: boolean) {
    if (await run(() => act(inviteToClan, { body: { playerId } }), playerId))
      showToast({ text: t(hasAsked ? 'recruits.accepted' : 'recruits.invited'), tone: 'good', icon: 'check' })
  }
  async function reject(playerId: number) {
    if (await run(() => act(rejectCandidate, { body: { playerId } }), playerId))
      showToast({ text: t('recruits.rejected'), icon: 'check' })
  }
  return {
    busyWith,
    /** Whoever has asked is let in by it: only the last step is theirs. */
    invite: (playerId: number, hasAsked = false) => void invite(playerId, hasAsked),
    reject: (playerId: number) => void reject(playerId),
  }
}
