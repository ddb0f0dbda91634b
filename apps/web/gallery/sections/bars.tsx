import { Icon } from '../../ui/icons/icon.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from '../gallery.module.css'
import type { Section } from '../section.ts'

export const section: Section = {
  id: 'bars',
  order: 50,
  title: { ru: 'Полосы', en: 'Bars' },
  Show: ({ say }) => (
    <div className={styles.grid}>
      <Progress label={say('Опыт', 'Experience')} value={1240} max={2000} text="1 240 / 2 000" />
      <Progress
        label={say('Улучшение', 'Upgrade')}
        value={68}
        max={100}
        text={say('ур. 6 → 7', 'lv. 6 → 7')}
        tone="growth"
      />
      <Progress label={say('Здоровье', 'Health')} value={80} max={100} tone="health" size="thin" />
      <Progress
        label={say('Здоровье врага', 'Foe’s health')}
        value={74}
        max={100}
        ghost={26}
        tone="foe"
        size="thin"
      />
      <Progress label={say('Пусто', 'Empty')} value={0} max={100} text="0%" />
      <Progress
        label={say('Загрузка', 'Loading')}
        value={64}
        max={100}
        tone="growth"
        size="grand"
        marker={<Icon name="star" size={2.75} />}
      />
    </div>
  ),
}
