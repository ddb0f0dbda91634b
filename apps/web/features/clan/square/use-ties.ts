import { acceptInvitation, applyToClan, rejectCandidate } from '@skystair/contract/clan.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../../platform/server/act.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useClanDeed } from '../use-clan-deed.ts'

/** What a player without a clan may say to one. */
export function useTies() {
  const { t } = useTranslation('clan')
  const { isBusy, busyWith, run } = useClanDeed()
  async function apply(clanId: number) {
    if (await run(() => act(applyToClan, { body: { clanId } }), clanId))
      showToast({ text: t('square.applied'), tone: 'good', icon: 'check' })
  }
  async function accept(clanId: number) {
    if (await run(() => act(acceptInvitation, { body: { clanId } }), clanId))
      showToast({ text: t('square.accepted'), tone: 'good', icon: 'banner' })
  }
  return {
    isBusy,
    busyWith,
    apply: (clanId: number) => void apply(clanId),
    accept: (clanId: number) => void accept(clanId),
    /** Takes the own application back, or says no to an invitation. */
    withdraw: (clanId: number) => void run(() => act(rejectCandidate, { body: { clanId } }), clanId),
  }
}
