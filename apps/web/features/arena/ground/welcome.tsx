import { enterArena } from '@skystair/contract/arena.ts'
import { useTranslation } from 'react-i18next'
import { deviceZone } from '../../../platform/device/device-zone.ts'
import { act } from '../../../platform/server/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import { Ribbon } from '../../../ui/surfaces/ribbon.tsx'
import { useArenaDeed } from '../use-arena-deed.ts'
import styles from './welcome.module.css'

/** The gate of the arena: who goes through it once, stands on the ladder for ever. */
export function Welcome() {
  const { t } = useTranslation('arena')
  const { isBusy, run } = useArenaDeed()
  const timeZone = deviceZone()
  return (
    <section className={styles.welcome} aria-labelledby="arena-welcome">
      <Parchment>
        <h2 id="arena-welcome" className={styles.title}>
          <Ribbon size="small">{t('welcome.title')}</Ribbon>
        </h2>
        <p>{t('welcome.first')}</p>
        <p>{t('welcome.second')}</p>
        <Button
          wide
          size="big"
          colour="green"
          icon="swords"
          shining
          busy={isBusy}
          onClick={() => void run(() => act(enterArena, { body: timeZone === null ? {} : { timeZone } }))}
        >
          {t('welcome.enter')}
        </Button>
      </Parchment>
    </section>
  )
}
