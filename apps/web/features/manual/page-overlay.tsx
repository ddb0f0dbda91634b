import { readManual } from '@skystair/contract/manual.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import { closeOverlay, openOverlay } from '../../platform/overlays.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Parchment } from '../../ui/parchment.tsx'
import styles from './manual.module.css'
import { Picture } from './picture.tsx'

/** One page of the manual. */
export default function ManualPageOverlay({ subject }: { subject: string }) {
  const { t, i18n } = useTranslation(['manual', 'common'])
  const { data, isPending } = useQuery({
    queryKey: ['manual', subject, i18n.language],
    queryFn: () => ask(readManual, { params: { x: subject } }),
    retry: false,
  })
  return (
    <Dialog
      open
      colour="blue"
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={data?.title ?? t('title')}
      footer={
        <Button icon="book" sound="open" onClick={() => openOverlay('help')}>
          {t('all')}
        </Button>
      }
    >
      <Parchment>
        {isPending && <p role="status">{t('common:loading')}</p>}
        {!isPending && data === undefined && <EmptyState icon="book" title={t('refused.not-found')} />}
        {data !== undefined && (
          <>
            <Picture picture={data.picture} />
            <div className={styles.words}>
              {data.words.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
            <dl className={styles.facts}>
              {data.facts.map(({ label, value }) => (
                <div key={label + value} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Parchment>
    </Dialog>
  )
}
