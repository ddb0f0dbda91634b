import { buyFight } from '@skystair/contract/arena.ts'
import type { Rival, Standing } from '@skystair/contract/arena-view.ts'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../../platform/goods/price-button.tsx'
import { useWait } from '../../../platform/language/use-duration.ts'
import { act } from '../../../platform/server/act.ts'
import { now } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { useArenaDeed } from '../use-arena-deed.ts'
import { useAttack } from '../use-attack.ts'
import styles from './foot.module.css'

type Properties = {
  standing: Standing
  rival: Rival | null
  /** What is taken along. */
  scroll?: string | null
  /** The rival has not been seen yet. */
  disabled?: boolean
}

/** Attacks the one who stands in the light; out of fights it sells another, and then says when one comes. */
export function MainButton({ standing, rival, scroll = null, disabled = false }: Properties) {
  const { t } = useTranslation('arena')
  const wait = useWait()
  const { isBusy, attack } = useAttack()
  const { inHand, extraLeft, nextAt } = standing.fights
  if (inHand === 0 && extraLeft > 0) return <BuyFight standing={standing} />
  const why =
    inHand === 0
      ? t('main.none-text', { time: wait(Math.max(0, (nextAt ?? 0) - now())) })
      : rival === null
        ? t('main.nobody')
        : null
  return (
    <Button
      size="big"
      icon="swords"
      className={styles.main}
      colour={why === null ? 'green' : 'grey'}
      shining={why === null}
      sound={why === null ? 'tap' : 'refuse'}
      busy={isBusy}
      disabled={disabled}
      onClick={() => {
        if (why === null && rival !== null)
          void attack({ rivalId: rival.id, ...(scroll === null ? {} : { scroll }) })
        else showToast({ text: why ?? '', icon: 'hourglass' })
      }}
    >
      {t(inHand === 0 ? 'main.none' : 'main.fight')}
    </Button>
  )
}

function BuyFight({ standing: { fights } }: { standing: Standing }) {
  const { t } = useTranslation('arena')
  const { isBusy, run } = useArenaDeed()
  async function buy() {
    if ((await run(() => act(buyFight, {}))) === null) return
    showToast({ text: t('fights.bought'), tone: 'good', icon: 'swords' })
  }
  return (
    <PriceButton
      className={styles.main}
      icon="swords"
      busy={isBusy}
      price={[{ currency: 'mithril', amount: fights.extraPrice }]}
      onPay={() => void buy()}
    >
      {t('main.buy')}
    </PriceButton>
  )
}
