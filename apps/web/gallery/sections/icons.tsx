import { Icon } from '../../ui/icons/icon.tsx'
import { iconNames } from '../../ui/icons/icon-source.ts'
import { Logo } from '../../ui/theme/logo.tsx'
import styles from '../gallery.module.css'
import type { Section } from '../section.ts'

export const section: Section = {
  id: 'icons',
  order: 5,
  title: { ru: 'Имя и значки', en: 'Name and icons' },
  Show: ({ language, say }) => (
    <>
      <Logo language={language} label={say('Небесная лестница', 'Skystair')} />
      <div className={styles.row}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={2.5} label={name} />
        ))}
      </div>
    </>
  ),
}
