import { leaveClan, type ParticipantAction, participantAction, resignClan } from '@skystair/contract/clan.ts'
import type { MyClan, Participant } from '@skystair/contract/clan-view.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { act } from '../../../platform/server/act.ts'
import { useGame } from '../../../platform/state/game.ts'
import type { IconName } from '../../../ui/icons/icon-source.ts'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useClanDeed } from '../use-clan-deed.ts'
import type { Deed } from './deed-menu.tsx'
import { deedsOf, waysOut } from './deeds-of.ts'

/** What is asked about before it is done. */
type Grave = Extract<ParticipantAction, 'KICK' | 'GIVE_LEADERSHIP'> | 'LEAVE' | 'RESIGN'
type Doubt = { readonly deed: Grave; readonly id: number; readonly name: string }

const looks: Readonly<Record<ParticipantAction, { icon: IconName; tone?: 'good' | 'bad' }>> = {
  PROMOTE: { icon: 'up', tone: 'good' },
  DEMOTE: { icon: 'down' },
  GIVE_LEADERSHIP: { icon: 'crown' },
  KICK: { icon: 'exit', tone: 'bad' },
}

/** The deeds of each member's menu, and the question that the grave ones ask first. */
export function useMemberDeeds(mine: MyClan, members: number) {
  const { t } = useTranslation(['clan', 'common'])
  const selfId = useGame((state) => state.player?.id ?? 0)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const { isBusy, run } = useClanDeed()

  async function doTo(type: ParticipantAction, playerId: number, name: string) {
    const isDone = await run(() => act(participantAction, { body: { playerId, type } }))
    if (isDone) showToast({ text: t(`members.done.${type}`, { name }), tone: 'good', icon: looks[type].icon })
  }

  async function goOut(deed: 'LEAVE' | 'RESIGN') {
    const isDone = await run(() => act(deed === 'LEAVE' ? leaveClan : resignClan, {}))
    if (isDone) showToast({ text: t(`members.done.${deed}`), icon: 'check' })
  }

  async function doGrave({ deed, id, name }: Doubt) {
    await (deed === 'LEAVE' || deed === 'RESIGN' ? goOut(deed) : doTo(deed, id, name))
    setDoubt(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called later finds what is there then
  const deedsFor = useCallback(
    ({ player, rank }: Participant): readonly Deed[] => {
      const { id } = player
      const name = player.name ?? t('common:unknown-player')
      const profile: Deed = {
        id: 'profile',
        label: t('members.deed.profile'),
        icon: 'swords',
        onChoose: () => openOverlay(`player/${id}`),
      }
      if (id === selfId) {
        const ways = waysOut(mine, members)
        const ask = (deed: 'LEAVE' | 'RESIGN', icon: IconName): Deed => ({
          id: deed,
          label: t(`members.deed.${deed}`),
          icon,
          tone: 'bad',
          onChoose: () => setDoubt({ deed, id, name }),
        })
        return [
          profile,
          ...(ways.resign ? [ask('RESIGN', 'crown')] : []),
          ...(ways.leave ? [ask('LEAVE', 'exit')] : []),
        ]
      }
      return [
        {
          id: 'write',
          label: t('members.deed.write'),
          icon: 'mail',
          onChoose: () => openOverlay(`dialog/${id}`),
        },
        profile,
        ...deedsOf({ ...mine, playerId: selfId }, { playerId: id, rank }).map(
          (type): Deed => ({
            id: type,
            label: t(`members.deed.${type}`),
            ...looks[type],
            onChoose: () =>
              type === 'KICK' || type === 'GIVE_LEADERSHIP'
                ? setDoubt({ deed: type, id, name })
                : void doTo(type, id, name),
          }),
        ),
      ]
    },
    [mine, members, selfId, t],
  )

  const isLast = doubt?.deed === 'LEAVE' && members === 1
  const question = doubt && (
    <ConfirmDialog
      open
      title={t(`members.question.${isLast ? 'CLOSE' : doubt.deed}.title`)}
      confirmLabel={t(`members.question.${isLast ? 'CLOSE' : doubt.deed}.yes`)}
      cancelLabel={t('common:button.cancel')}
      confirmColour="red"
      confirmIcon={doubt.deed === 'GIVE_LEADERSHIP' || doubt.deed === 'RESIGN' ? 'crown' : 'exit'}
      busy={isBusy}
      onCancel={() => setDoubt(null)}
      onConfirm={() => void doGrave(doubt)}
    >
      <p>{t(`members.question.${isLast ? 'CLOSE' : doubt.deed}.text`, { name: doubt.name })}</p>
    </ConfirmDialog>
  )
  return { deedsFor, question }
}
