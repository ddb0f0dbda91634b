import { campaignStatus } from '@skystair/contract/calendar.ts'
import { CAMPAIGN_TYPES } from '@skystair/rules/calendar/campaign.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../platform/calendar/campaign-words.ts'
import { familyOf } from '../../platform/calendar/family.ts'
import { useSeen } from '../../platform/calendar/running.ts'
import { TimeLeft } from '../../platform/calendar/time-left.tsx'
import { wayThere } from '../../platform/calendar/way-there.ts'
import { closeOverlay, replaceOverlay } from '../../platform/pages/overlays.ts'
import { ask } from '../../platform/server/ask.ts'
import { CampaignPicture } from '../../stage/campaigns/campaign-picture.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './campaign-overlay.module.css'

/** What has begun, told once. It goes at once: by its cross, by Escape, by a press beside it. */
export default function CampaignOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['calendar', 'common'])
  const words = useCampaignWords()
  const type = CAMPAIGN_TYPES.find((one) => one === subject) ?? 'NO'
  const { data } = useQuery({
    queryKey: ['calendar', 'status', type],
    queryFn: ({ signal }) => ask(campaignStatus, { params: { x: type } }, signal),
    staleTime: 0,
  })
  const isOn = data?.running ?? false
  const go = type === 'NO' || !isOn ? null : wayThere(type, { turnStair: null, open: replaceOverlay })
  useSeen(data !== undefined && data.run !== null && !data.seen ? [data.run] : [])
  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      colour="gold"
      title={type === 'NO' ? t('title') : words.name(type)}
      footer={
        <>
          <Button sound="close" onClick={closeOverlay}>
            {t('later')}
          </Button>
          <Button colour="green" shining sound="open" onClick={go ?? (() => replaceOverlay('calendar'))}>
            {go === null || type === 'NO' ? t('look') : words.go(type)}
          </Button>
        </>
      }
    >
      {data === undefined && <Skeleton label={t('common:loading')} shape="card" count={1} />}
      {data !== undefined && (type === 'NO' || !isOn) && <p className={styles.over}>{t('over')}</p>}
      {data !== undefined && type !== 'NO' && isOn && (
        <div className={styles.news} data-family={familyOf(type)}>
          <span className={styles.picture}>
            <CampaignPicture kind={type} contents={data.contents} />
          </span>
          <p className={styles.about}>{words.about(type, data.contents)}</p>
          <TimeLeft endsAt={data.endsAt} />
        </div>
      )}
    </Dialog>
  )
}
