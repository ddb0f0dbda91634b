import type { RaidView } from '@skystair/contract/raid.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../../platform/goods/price-button.tsx'
import { leaveOverlays } from '../../../platform/pages/overlays.ts'
import { setOut, waitNoMore } from '../../../platform/raid/raid-deeds.ts'
import { leaveVisit } from '../../../platform/state/visit.ts'
import { sound } from '../../../sound/sound.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'

/** The one thing to do about the raid now. */
export function RaidDeeds({ raid }: { raid: RaidView }): ReactNode {
  const { t } = useTranslation('raid')
  const [isBusy, setIsBusy] = useState(false)
  const run = async (deed: () => Promise<boolean>, then: () => void) => {
    setIsBusy(true)
    const isDone = await deed()
    setIsBusy(false)
    if (isDone) then()
  }
  const go = () => {
    sound.effect('portal')
    leaveVisit()
    leaveOverlays()
  }
  if (raid.state === 'IN_RAID')
    return (
      <Button colour="green" size="big" wide icon="forward" shining onClick={go}>
        {t('deed.return')}
      </Button>
    )
  if (raid.state === 'RAID_AVAILABLE')
    return (
      <Button
        colour="green"
        size="big"
        wide
        icon="swords"
        shining
        busy={isBusy}
        onClick={() => void run(setOut, go)}
      >
        {t(raid.resumes ? 'deed.resume' : 'deed.start')}
      </Button>
    )
  if (raid.state === 'RAID_WAITING')
    return (
      <PriceButton
        size="big"
        wide
        icon="hourglass"
        busy={isBusy}
        price={[{ currency: 'mithril', amount: raid.speedUpPrice }]}
        onPay={() =>
          void run(waitNoMore, () => showToast({ text: t('deed.hurried'), tone: 'good', icon: 'hourglass' }))
        }
      >
        {t('deed.hurry')}
      </PriceButton>
    )
  return null
}
