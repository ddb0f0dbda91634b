import { judge } from '@skystair/contract/mercy.ts'
import type { PlayerView } from '@skystair/contract/player-view.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import type { Mercy } from '@skystair/rules/mercy/mercy.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '../../../platform/server/act.ts'
import { sound } from '../../../sound/sound.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { usePlay } from '../play/play-state.ts'
import styles from './mercy-choice.module.css'

type Said = { readonly mercy: Mercy; readonly good: number; readonly evil: number; readonly gold: number }

/** Somebody gave up: let go or looted by one word. Whoever says nothing walks on; so do they. */
export function MercyChoice() {
  const waiting = usePlay((state) => state.ending?.home?.atMercy ?? null)
  const [at] = useState(waiting)
  const [said, setSaid] = useState<Said | null>(null)
  if (at === null) return null
  return (
    <section className={styles.mercy}>
      {said === null ? <Question at={at} onSaid={setSaid} /> : <Answer said={said} />}
    </section>
  )
}

type Asked = { at: NonNullable<PlayerView['atMercy']>; onSaid: (said: Said) => void }

/** Before the choice only what it will feel like; numbers come after it. */
function Question({ at, onSaid }: Asked) {
  const { t } = useTranslation(['mercy', 'creatures'])
  const [busy, setBusy] = useState(false)

  async function say(mercy: Mercy) {
    setBusy(true)
    const judged = await act(judge, { params: { mercy }, body: { battleId: at.battleId } })
    setBusy(false)
    if (judged === null) return
    sound.effect(mercy === 'SPARE' ? 'shrine' : 'growl')
    // The squad is home already: the road must not be told how it was before the word.
    const { ending } = usePlay.getState()
    if (ending?.home) usePlay.setState({ ending: { ...ending, home: { ...ending.home, ...judged.player } } })
    const gold = judged.amounts.find(({ currency }) => currency === 'gold')?.amount ?? 0
    onSaid({ mercy, good: judged.good, evil: judged.evil, gold })
  }

  return (
    <>
      <h3>{t('title', { name: t(`creatures:creature.${at.creature as 'mossling'}`) })}</h3>
      <p>{t('ask')}</p>
      <div className={styles.ways}>
        <div>
          <Button colour="blue" icon="heart" busy={busy} onClick={() => void say('SPARE')}>
            {t('spare')}
          </Button>
          <small>{t('feel.SPARE')}</small>
        </div>
        <div>
          <Button colour="red" icon="bag" busy={busy} onClick={() => void say('LOOT')}>
            {t('loot')}
          </Button>
          <small>{t('feel.LOOT')}</small>
        </div>
      </div>
    </>
  )
}

function Answer({ said: { mercy, good, evil, gold } }: { said: Said }) {
  const { t } = useTranslation(['mercy', 'common'])
  const amount = shortCurrency('gold', gold, t('common:number.decimal-mark'))
  return (
    <div role="status" className={styles.said} data-mercy={mercy}>
      <p>{t(`done.${mercy}`)}</p>
      <p className={styles.points}>
        <Icon name={mercy === 'SPARE' ? 'heart' : 'flame'} size={1.5} />
        {mercy === 'SPARE' ? t('good', { points: good }) : t('evil', { points: evil })}
        {gold > 0 && (
          <>
            <Icon name="coin" size={1.5} />
            {t('gold', { amount })}
          </>
        )}
      </p>
    </div>
  )
}
