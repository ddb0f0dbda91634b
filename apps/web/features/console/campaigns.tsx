import { type CampaignView, listCampaigns, switchCampaign } from '@skystair/contract/console.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import styles from './console.module.css'
import { DeedForm } from './deed-form.tsx'
import { useMoment } from './use-moment.ts'

const campaignsKey = ['console', 'campaigns']

/** What comes by the calendar, and the switches that stop it for everybody. */
export function Campaigns() {
  const { t } = useTranslation(['console', 'common'])
  const moment = useMoment()
  const queries = useQueryClient()
  const [turned, setTurned] = useState<CampaignView | null>(null)
  const asked = useQuery({ queryKey: campaignsKey, queryFn: () => ask(listCampaigns, {}), staleTime: 0 })
  return (
    <PagePaper asked={asked}>
      <ul className={styles.list} aria-label={t('tab.campaigns')}>
        {asked.data?.campaigns.map((campaign) => (
          <li key={campaign.name}>
            <Switch
              label={t(`campaign.${campaign.name}.name`)}
              checked={campaign.running}
              onCheckedChange={() => setTurned(campaign)}
            />
            <p>{t(`campaign.${campaign.name}.about`)}</p>
            {campaign.changedAt !== null && (
              <p className={styles.dim}>
                {t(campaign.running ? 'campaign.let-by' : 'campaign.stopped-by', {
                  name: campaign.changedBy?.name ?? t('common:unknown-player'),
                  time: moment(campaign.changedAt),
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
      {turned !== null && (
        <DeedForm
          title={t(turned.running ? 'campaign.stop' : 'campaign.let')}
          isHarsh={turned.running}
          done={t('card.done')}
          perform={(note) =>
            act(switchCampaign, {
              params: { name: turned.name },
              body: { running: !turned.running, note },
            })
          }
          onClose={() => setTurned(null)}
          onDone={() => {
            setTurned(null)
            void askAgain(queries, campaignsKey)
          }}
        >
          <p>{t(`campaign.${turned.name}.name`)}</p>
        </DeedForm>
      )}
    </PagePaper>
  )
}
