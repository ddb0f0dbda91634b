import { dismissHero, type HeroPage, mergeHeroes } from '@skystair/contract/heroes.ts'
import { equipBest } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceNumber } from '../../platform/goods/use-price-number.ts'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { CompareDialog } from './compare-dialog.tsx'
import styles from './hero-overlay.module.css'

type Question = 'merge' | 'dismiss' | 'compare'
type Properties = { page: HeroPage; onChange: () => void }

/** What can be done with a hero: compare, merge, let go. */
export function HeroButtons({ page, onChange }: Properties) {
  const { t } = useTranslation(['heroes', 'creatures', 'common', 'things'])
  const [question, setQuestion] = useState<Question | null>(null)
  const [busy, setBusy] = useState(false)
  const heroes = useGame((state) => state.player?.creatures) ?? []
  const { hero, mergeable, canLeave, farewell } = page
  const name = t(`creatures:hero.${hero.imageId as 'wanderer'}`)
  // The weakest of its kind gives itself up.
  const [other] = heroes.filter(({ id }) => mergeable.includes(id)).sort((one, two) => one.power - two.power)
  const canMerge = other !== undefined && hero.rank < hero.rankLimit
  const exact = usePriceNumber()
  const mark = t('common:number.decimal-mark')
  const close = () => setQuestion(null)

  async function merge(otherId: number) {
    setBusy(true)
    const player = await act(mergeHeroes, { params: { id: hero.id }, body: { otherId } })
    setBusy(false)
    close()
    if (player === null) return
    setPlayer(player)
    showToast({ text: t('page.merge-done', { rank: hero.rank + 1 }), tone: 'good', icon: 'star' })
    onChange()
  }

  async function dressWell() {
    const changes = await act(equipBest, { params: { id: hero.id } })
    if (changes === null) return
    setPlayer(changes.player)
    const isSame = changes.changed.length === 0
    showToast({ text: t(isSame ? 'things:best-same' : 'things:best-done'), tone: 'good', icon: 'bag' })
    if (!isSame) onChange()
  }

  async function dismiss() {
    setBusy(true)
    const player = await act(dismissHero, { params: { id: hero.id } })
    setBusy(false)
    close()
    if (player === null) return
    closeOverlay()
    setPlayer(player)
    showToast({ text: t('page.dismiss-done', { name }), icon: 'helmet' })
  }

  return (
    <div className={styles.deeds}>
      <Button size="small" colour="green" icon="bag" onClick={() => void dressWell()}>
        {t('things:act.best')}
      </Button>
      {heroes.length > 1 && (
        <Button size="small" sound="open" onClick={() => setQuestion('compare')}>
          {t('page.compare')}
        </Button>
      )}
      {canMerge && (
        <Button size="small" colour="green" icon="star" sound="open" onClick={() => setQuestion('merge')}>
          {t('page.merge')}
        </Button>
      )}
      {canLeave && (
        <Button size="small" colour="red" sound="open" onClick={() => setQuestion('dismiss')}>
          {t('page.dismiss')}
        </Button>
      )}
      <ConfirmDialog
        open={question === 'merge'}
        title={t('page.merge-title')}
        confirmLabel={t('page.merge')}
        cancelLabel={t('common:button.cancel')}
        confirmIcon="star"
        busy={busy}
        onCancel={close}
        onConfirm={() => other && void merge(other.id)}
        colour="green"
      >
        {other && (
          <p>{t('page.merge-text', { name, rank: other.rank, power: shortNumber(other.power, mark) })}</p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'dismiss'}
        title={t('page.dismiss-title')}
        confirmLabel={t('page.dismiss')}
        cancelLabel={t('page.stay')}
        confirmColour="red"
        busy={busy}
        onCancel={close}
        onConfirm={() => void dismiss()}
      >
        <p>
          {farewell > 0
            ? t('page.dismiss-text', { name, gold: exact(farewell) })
            : t('page.dismiss-bare', { name })}
        </p>
      </ConfirmDialog>
      {question === 'compare' && <CompareDialog hero={hero} heroes={heroes} onClose={close} />}
    </div>
  )
}
