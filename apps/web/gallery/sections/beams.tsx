import { useRef, useState } from 'react'
import { BottomNavigation } from '../../ui/controls/bottom-navigation.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { flyRewards } from '../../ui/numbers/fly-rewards.ts'
import { ResourceBar } from '../../ui/numbers/resource-bar.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

const nothing = () => undefined
const short = (value: number) =>
  value >= 10_000 ? `${(value / 1000).toFixed(1)}k` : String(value).replace(/(?=(\d{3})+$)\B/g, '\u00a0')

export const section: Section = {
  id: 'beams',
  order: 90,
  title: { ru: 'Верхняя и нижняя балки, лица', en: 'Upper and lower beams, faces' },
  Show: ({ say }) => <Beams say={say} />,
}

function Beams({ say }: { say: Say }) {
  const [gold, setGold] = useState(128_400)
  const scene = useRef<HTMLDivElement>(null)
  const win = async (from: Element) => {
    const counter = scene.current?.querySelector('[data-resource="coin"]')
    if (counter) await flyRewards('coin', from, counter, 8)
    setGold(gold + 25_000)
  }
  return (
    <div ref={scene} className={styles.scene}>
      <ResourceBar
        label={say('Запасы', 'Resources')}
        start={<Icon name="helmet" size={5} />}
        resources={[
          { icon: 'coin', label: say('Золото', 'Gold'), value: gold, format: short },
          {
            icon: 'red-crystal',
            label: say('Красные кристаллы', 'Red crystals'),
            value: 3250,
            format: short,
          },
          {
            icon: 'blue-crystal',
            label: say('Синие кристаллы', 'Blue crystals'),
            value: 1840,
            format: short,
          },
          {
            icon: 'emerald',
            label: say('Изумруды, добавить', 'Emeralds, get more'),
            value: 96,
            onAdd: nothing,
          },
        ]}
      />
      <div className={styles.sky}>
        <Button colour="green" icon="chest" onClick={(event) => win(event.currentTarget)}>
          {say('Открыть', 'Open')}
        </Button>
      </div>
      <BottomNavigation
        label={say('Главное', 'Main')}
        destinations={[
          {
            key: 'heroes',
            icon: 'helmet',
            label: say('Герои', 'Heroes'),
            onSelect: nothing,
            badge: { count: 2, label: say('2 новых', '2 new') },
          },
          { key: 'bag', icon: 'bag', label: say('Рюкзак', 'Bag'), onSelect: nothing },
          { key: 'arena', icon: 'swords', label: say('Арена', 'Arena'), onSelect: nothing, current: true },
          {
            key: 'clan',
            icon: 'banner',
            label: say('Клан', 'Clan'),
            onSelect: nothing,
            badge: { count: null, label: say('есть вести', 'news') },
          },
          { key: 'shop', icon: 'shop', label: say('Магазин', 'Shop'), onSelect: nothing },
        ]}
      />
    </div>
  )
}
