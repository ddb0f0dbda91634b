import { readManual } from '@skystair/contract/manual.ts'
import { useTranslation } from 'react-i18next'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ask } from '../../platform/server/ask.ts'
import { useSubject } from '../../platform/server/use-subject.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Facts } from '../../ui/surfaces/facts.tsx'
import styles from './manual.module.css'
import { Picture } from './picture.tsx'

/** One page of the manual. */
export default function ManualPageOverlay({ subject }: { subject: string }) {
  const { t, i18n } = useTranslation(['manual', 'common'])
  const { data, asked } = useSubject(['manual', subject, i18n.language], () =>
    ask(readManual, { params: { x: subject } }),
  )
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
      <PagePaper asked={asked} empty={data === undefined && { icon: 'book', title: t('refused.not-found') }}>
        {data !== undefined && (
          <>
            <Picture picture={data.picture} />
            <div className={styles.words}>
              {data.words.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
            <div className={styles.facts}>
              <Facts facts={data.facts.map(({ label, value }) => [label, value])} />
            </div>
          </>
        )}
      </PagePaper>
    </Dialog>
  )
}
