import type { ReplyOf } from '@skystair/contract/call.ts'
import { acceptPlatformGift, okGroup, takeOkDay } from '@skystair/contract/referral.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'

const groupKey = ['calendar', 'group'] as const

const addressOf = (group: string): string => `https://ok.ru/group/${encodeURIComponent(group)}`

/** The fire of the group on OK: the way there, a welcome for whoever comes first, and what lies there every day. */
export function GroupFire() {
  const { t } = useTranslation('calendar')
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: groupKey,
    queryFn: ({ signal }) => ask(okGroup, {}, signal),
    staleTime: 0,
  })
  const [isBusy, setIsBusy] = useState(false)
  // The operator has named no group: there is no fire to come to.
  if (data === undefined || data.group === null) return null
  const { group, taken, dayTaken } = data

  async function take(asked: Promise<ReplyOf<typeof takeOkDay> | null>) {
    setIsBusy(true)
    const reply = await asked
    setIsBusy(false)
    await askAgain(queries, groupKey)
    if (reply === null) return
    sound.effect('gift')
    setPlayer(reply.player)
    showToast({ text: t('taken'), icon: 'check', tone: 'good' })
  }

  return (
    <>
      {!taken && (
        <Button
          size="small"
          colour="yellow"
          icon="gift"
          busy={isBusy}
          onClick={() => void take(act(acceptPlatformGift, { params: { platform: 'social' } }))}
        >
          {t('campaign.OK_GROUP.welcome')}
        </Button>
      )}
      <Button
        size="small"
        colour="yellow"
        busy={isBusy}
        disabled={dayTaken}
        onClick={() => void take(act(takeOkDay, {}))}
      >
        {dayTaken ? t('used') : t('campaign.OK_GROUP.take')}
      </Button>
      <Button
        size="small"
        colour="green"
        sound="open"
        onClick={() => window.open(addressOf(group), '_blank', 'noopener')}
      >
        {t('campaign.OK_GROUP.go')}
      </Button>
    </>
  )
}
