import { createClan } from '@skystair/contract/clan.ts'
import { nameLength } from '@skystair/rules/security/player-name.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceAfter } from '../../../platform/goods/balance-change.tsx'
import { PriceButton } from '../../../platform/goods/price-button.tsx'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { Banner } from '../../../platform/people/banner.tsx'
import { act, tellRefusal } from '../../../platform/server/act.ts'
import { useDraft } from '../../../platform/state/drafts.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useClanDeed } from '../use-clan-deed.ts'
import styles from './square.module.css'
import { mayJoin, type Participation } from './standing.tsx'

const isAboutName = (code: string): boolean =>
  code.includes('name') || code === 'clan.refused.forbidden-words'

/** A clan of one's own: a name, and emeralds. */
export function FoundClan({ participation }: { participation: Participation }) {
  const { t } = useTranslation('clan')
  const [name, setName, forget] = useDraft('clan-name')
  const [error, setError] = useState<string | null>(null)
  const { isBusy, run } = useClanDeed()
  const isFree = mayJoin(participation)

  async function found() {
    setError(null)
    const isDone = await run(() =>
      act(createClan, { body: { name } }, (refused) =>
        // What is wrong with the name is said under it.
        isAboutName(refused.code) ? setError(refused.message) : tellRefusal(refused),
      ),
    )
    if (!isDone) return
    forget()
    showToast({ text: t('found.done', { name: name.trim() }), tone: 'good', icon: 'banner' })
  }

  return (
    <PagePaper
      empty={
        !isFree && {
          icon: 'lock',
          title: t('found.closed'),
          text: t('found.needs', { level: participation.joinLevel, price: participation.foundingPrice }),
        }
      }
    >
      {isFree && (
        <form noValidate className={styles.found} onSubmit={(event) => event.preventDefault()}>
          <Banner theme={1} size={5} />
          <p>{t('found.lead')}</p>
          <TextField
            label={t('found.name')}
            hint={t('found.rules', { minimum: nameLength.minimum, maximum: nameLength.maximum })}
            value={name}
            onValueChange={setName}
            limit={nameLength.maximum}
            error={error}
            autoComplete="off"
            required
          />
          <BalanceAfter price={[{ currency: 'mithril', amount: participation.foundingPrice }]} />
          <PriceButton
            wide
            type="submit"
            icon="banner"
            busy={isBusy}
            disabled={name.trim() === ''}
            price={[{ currency: 'mithril', amount: participation.foundingPrice }]}
            onPay={() => void found()}
          >
            {t('found.submit')}
          </PriceButton>
        </form>
      )}
    </PagePaper>
  )
}
