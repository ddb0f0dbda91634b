import { leaveClan, restoreClanAbout, setClanAbout } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { textLimits } from '@skystair/rules/writing/text-limit.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../../platform/pages/overlays.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { act } from '../../../platform/server/act.ts'
import { useDraft } from '../../../platform/state/drafts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { ConfirmDialog } from '../../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { ClanHead } from '../clan-head.tsx'
import { ClanPage } from '../clan-page.tsx'
import { waysOut } from '../members/deeds-of.ts'
import { useClanDeed } from '../use-clan-deed.ts'
import styles from './about.module.css'
import { AboutWords } from './about-words.tsx'

/** What the own clan says of itself; those who may, say it otherwise. */
export default function ClanAboutOverlay() {
  const { t } = useTranslation('clan')
  return <ClanPage title={t('about.title')}>{(mine) => <About mine={mine} />}</ClanPage>
}

type Doubt = 'leave' | 'restore'

function About({ mine }: { mine: MyClan }) {
  const { t } = useTranslation(['clan', 'common'])
  const [isWriting, setIsWriting] = useState(false)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const { isBusy, run } = useClanDeed()
  const { clan } = mine
  const mayEdit = mine.rights.includes('EDIT_ABOUT')
  const isLast = clan.membersCurr === 1

  async function restore() {
    if (await run(() => act(restoreClanAbout, {}))) showToast({ text: t('common:saved'), icon: 'check' })
    setDoubt(null)
  }

  async function leave() {
    if (!(await run(() => act(leaveClan, {})))) return setDoubt(null)
    showToast({ text: t('members.done.LEAVE'), icon: 'check' })
    closeOverlay()
  }

  return (
    <>
      <ClanHead clan={clan} />
      {isWriting ? (
        <AboutForm clanId={clan.id} about={clan.about} onDone={() => setIsWriting(false)} />
      ) : (
        <PagePaper>
          <div className={styles.words}>
            <AboutWords about={clan.about} />
          </div>
        </PagePaper>
      )}
      {!isWriting && (
        <div className={styles.deeds}>
          {waysOut(mine, clan.membersCurr).leave && (
            <Button colour="red" icon="exit" onClick={() => setDoubt('leave')}>
              {t('members.deed.LEAVE')}
            </Button>
          )}
          {mayEdit && clan.about !== null && (
            <Button icon="back" onClick={() => setDoubt('restore')}>
              {t('about.restore')}
            </Button>
          )}
          {mayEdit && (
            <Button colour="green" icon="pencil" onClick={() => setIsWriting(true)}>
              {t('about.edit')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={doubt === 'leave'}
        title={t(`members.question.${isLast ? 'CLOSE' : 'LEAVE'}.title`)}
        confirmLabel={t(`members.question.${isLast ? 'CLOSE' : 'LEAVE'}.yes`)}
        cancelLabel={t('common:button.cancel')}
        confirmColour="red"
        confirmIcon="exit"
        busy={isBusy}
        onCancel={() => setDoubt(null)}
        onConfirm={() => void leave()}
      >
        <p>{t(`members.question.${isLast ? 'CLOSE' : 'LEAVE'}.text`)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={doubt === 'restore'}
        title={t('about.restore')}
        confirmLabel={t('about.restore-yes')}
        cancelLabel={t('common:button.cancel')}
        busy={isBusy}
        onCancel={() => setDoubt(null)}
        onConfirm={() => void restore()}
      >
        <p>{t('about.restore-text')}</p>
      </ConfirmDialog>
    </>
  )
}

type FormProperties = { clanId: number; about: string | null; onDone: () => void }

function AboutForm({ clanId, about, onDone }: FormProperties) {
  const { t } = useTranslation(['clan', 'common'])
  const [content, setContent, forget] = useDraft(`about/${clanId}`, about ?? '')
  const { isBusy, run } = useClanDeed()

  async function save() {
    if (!(await run(() => act(setClanAbout, { body: { content } })))) return
    showToast({ text: t('common:saved'), tone: 'good', icon: 'check' })
    leave()
  }

  function leave() {
    forget()
    onDone()
  }

  return (
    <>
      <PagePaper>
        <TextField
          label={t('about.label')}
          hint={t('about.hint')}
          lines={12}
          value={content}
          onValueChange={setContent}
          limit={textLimits.comment}
        />
      </PagePaper>
      <div className={styles.deeds}>
        <Button onClick={leave}>{t('common:button.cancel')}</Button>
        <Button
          colour="green"
          icon="check"
          busy={isBusy}
          disabled={content.trim() === ''}
          onClick={() => void save()}
        >
          {t('common:button.save')}
        </Button>
      </div>
    </>
  )
}
