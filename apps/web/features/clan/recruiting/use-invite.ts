import { inviteToClan, rejectCandidate } from '@skystair/contract/clan.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../../platform/server/act.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useClanDeed } from '../use-clan-deed.ts'

/** Calls a player into the clan, or says no. */
export function useInvite() {
  const { t } = useTranslation('clan')
  const { isBusy, run } = useClanDeed()
  async function invite(playerId: number) {
    if (await run(() => act(inviteToClan, { body: { playerId } })))
      showToast({ text: t('recruits.invited'), tone: 'good', icon: 'check' })
  }
  async function reject(playerId: number) {
    if (await run(() => act(rejectCandidate, { body: { playerId } })))
      showToast({ text: t('recruits.rejected'), icon: 'check' })
  }
  return {
    isBusy,
    invite: (playerId: number) => void invite(playerId),
    reject: (playerId: number) => void reject(playerId),
  }
}
