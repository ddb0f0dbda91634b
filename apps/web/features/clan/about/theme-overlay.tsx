import { setTheme } from '@skystair/contract/clan.ts'
import type { MyClan } from '@skystair/contract/clan-view.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { Banner } from '../../../platform/people/banner.tsx'
import { bannerNumbers } from '../../../platform/people/banner-source.ts'
import { act } from '../../../platform/server/act.ts'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { ClanPage } from '../clan-page.tsx'
import { TreasuryPriceButton } from '../treasury/treasury-price-button.tsx'
import { useClanDeed } from '../use-clan-deed.ts'
import styles from './about.module.css'

/** Twelve banners: three changes are free, then the treasury pays. */
export default function ThemeOverlay() {
  const { t } = useTranslation('clan')
  return (
    <ClanPage title={t('theme.title')} right="CHANGE_THEME">
      {(mine) => <Picker mine={mine} />}
    </ClanPage>
  )
}

function Picker({ mine: { clan, themePrice } }: { mine: MyClan }) {
  const { t } = useTranslation('clan')
  const play = usePressSound()
  const [chosen, setChosen] = useState(clan.theme)
  const { isBusy, run } = useClanDeed()

  async function hang() {
    if (await run(() => act(setTheme, { query: { number: chosen } })))
      showToast({ text: t('theme.done'), tone: 'good', icon: 'flag' })
  }

  return (
    <>
      <p className={styles.price}>
        {themePrice === 0 ? t('theme.free') : t('theme.price', { amount: themePrice })}
      </p>
      <PagePaper>
        <ul className={styles.banners} aria-label={t('theme.title')}>
          {bannerNumbers.map((number) => (
            <li key={number}>
              <button
                type="button"
                className={styles.banner}
                aria-pressed={number === chosen}
                onClick={() => {
                  play('tap')
                  setChosen(number)
                }}
              >
                <Banner theme={number} size={4.5} />
                {t(`theme.name.${number as 1}`)}
                {number === clan.theme && <small>{t('theme.now')}</small>}
              </button>
            </li>
          ))}
        </ul>
      </PagePaper>
      <TreasuryPriceButton
        wide
        size="big"
        icon="flag"
        clan={clan}
        busy={isBusy}
        disabled={chosen === clan.theme}
        price={themePrice === 0 ? [] : [{ currency: 'mithril', amount: themePrice }]}
        free={t('free')}
        onPay={() => void hang()}
      >
        {t('theme.hang')}
      </TreasuryPriceButton>
    </>
  )
}
