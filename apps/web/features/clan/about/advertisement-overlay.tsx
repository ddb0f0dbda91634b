import { setAdvertisement } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { act } from '../../../platform/server/act.ts'
import { useDraft } from '../../../platform/state/drafts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { ClanHead } from '../clan-head.tsx'
import { ClanPage } from '../clan-page.tsx'
import { useClanDeed } from '../use-clan-deed.ts'
import styles from './about.module.css'

/** The few words that those who seek a clan read. */
export default function AdvertisementOverlay() {
  const { t } = useTranslation('clan')
  return (
    <ClanPage title={t('advertisement.title')} right="EDIT_ADVERTISEMENT">
      {(mine) => <Form mine={mine} />}
    </ClanPage>
  )
}

function Form({ mine: { clan } }: { mine: MyClan }) {
  const { t } = useTranslation(['clan', 'common'])
  const [content, setContent, forget] = useDraft(`advertisement/${clan.id}`, clan.advertisement ?? '')
  const { isBusy, run } = useClanDeed()

  async function hang(words: string) {
    if (!(await run(() => act(setAdvertisement, { body: { content: words } })))) return
    forget()
    showToast({
      text: t(words === '' ? 'advertisement.taken-down' : 'advertisement.hung'),
      tone: 'good',
      icon: 'scroll-red',
    })
  }

  return (
    <>
      <ClanHead clan={clan} />
      <PagePaper>
        <p className={styles.lead}>{t('advertisement.lead')}</p>
        <TextField
          label={t('advertisement.label')}
          placeholder={t('advertisement.placeholder')}
          lines={4}
          value={content}
          onValueChange={setContent}
          limit={textLimits.clanAdvertisement}
        />
        {content.trim() !== '' && (
          <p className={styles.advertisement} dir="auto">
            {content}
          </p>
        )}
      </PagePaper>
      <div className={styles.deeds}>
        {clan.advertisement !== null && (
          <Button colour="red" icon="close" busy={isBusy} onClick={() => void hang('')}>
            {t('advertisement.take-down')}
          </Button>
        )}
        <Button
          colour="green"
          icon="check"
          busy={isBusy}
          disabled={content.trim() === '' || content.trim() === clan.advertisement}
          onClick={() => void hang(content)}
        >
          {t('advertisement.hang')}
        </Button>
      </div>
    </>
  )
}
