import type { RaidBossView } from '@skystair/contract/raid.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import styles from './trick-card.module.css'

const pictures: Readonly<Record<RaidBossView['trick'], IconName>> = {
  SHIELD: 'shield',
  BROOD: 'leaf',
  HEAL: 'heart',
  MIRROR: 'bolt',
}

/** What the boss can do, and which squad has an answer to it: told before the fight. */
export function TrickCard({ boss }: { boss: RaidBossView }) {
  const { t } = useTranslation(['raid', 'battle', 'creatures'])
  const { trick, shieldColour, brood, broodCount } = boss
  const words = {
    colour: shieldColour === null ? '' : t(`battle:colour.${shieldColour}`),
    brood: brood === null ? '' : t(`creatures:creature.${brood as 'mossling'}`),
    count: broodCount,
  }
  return (
    <section className={styles.card} data-trick={trick}>
      <Icon name={pictures[trick]} size={2.5} />
      <div>
        <h3>{t(`trick.${trick}.title`)}</h3>
        <p>{t(`trick.${trick}.text`, words)}</p>
        <p className={styles.advice}>{t(`trick.${trick}.advice`)}</p>
      </div>
    </section>
  )
}
