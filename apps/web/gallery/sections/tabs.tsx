import { useState } from 'react'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

const tiers = ['usual', 'legendary', 'mythical', 'supreme'] as const

export const section: Section = {
  id: 'tabs',
  order: 40,
  title: { ru: 'Вкладки', en: 'Tabs' },
  Show: ({ say }) => (
    <div className={styles.grid}>
      <Tiers say={say} />
    </div>
  ),
}

function Tiers({ say }: { say: Say }) {
  const [tier, setTier] = useState<(typeof tiers)[number]>('legendary')
  return (
    <Tabs
      label={say('Ранг героев', 'Rank of heroes')}
      value={tier}
      onValueChange={setTier}
      tabs={[
        { value: 'usual', label: say('Обычные', 'Usual') },
        { value: 'legendary', label: say('Легендарные', 'Legendary'), icon: 'crown' },
        {
          value: 'mythical',
          label: say('Мифические', 'Mythical'),
          badge: { count: 2, label: say('2 новых', '2 new') },
        },
        { value: 'supreme', label: say('Высшие', 'Supreme'), disabled: true },
      ]}
    >
      <Parchment>
        {say(
          'Кто прошёл тридцать ступеней, тому и легенды по плечу.',
          'Who has climbed thirty stairs may hire a legend.',
        )}
      </Parchment>
    </Tabs>
  )
}
