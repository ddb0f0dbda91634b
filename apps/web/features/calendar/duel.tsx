import { type CampaignStatus, duelHero } from '@skystair/contract/calendar.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runningKey } from '../../platform/calendar/running.ts'
import { leaveOverlays } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { enterBattle } from '../../platform/state/battle-state.ts'
import { Button } from '../../ui/controls/button.tsx'

/** First he is met, sword against sword; then it is thought over whether he comes along. */
export function Duel({ campaign: { usedToday, used, mostADay, most } }: { campaign: CampaignStatus }) {
  const { t } = useTranslation('calendar')
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const isOver = (mostADay !== null && usedToday >= mostADay) || (most !== null && used >= most)

  async function fight() {
    setIsBusy(true)
    const battle = await act(duelHero, {})
    setIsBusy(false)
    if (battle === null) return void askAgain(queries, runningKey)
    leaveOverlays()
    enterBattle(battle)
  }

  return (
    <Button
      size="small"
      colour="red"
      icon="swords"
      busy={isBusy}
      disabled={isOver}
      onClick={() => void fight()}
    >
      {isOver ? t('campaign.HERO.duel-over') : t('campaign.HERO.duel')}
    </Button>
  )
}
