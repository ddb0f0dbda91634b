import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { IconName } from '../../ui/icons/icon-source.ts'
import { Price } from '../../ui/numbers/price.tsx'
import { Stars } from '../../ui/numbers/stars.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Slot } from '../../ui/surfaces/slot.tsx'
import type { Rarity } from '../../ui/theme/rarity.ts'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

type Hero = { rarity: Rarity; ru: string; en: string; icon: IconName; stars: number; price: string }

const heroes: readonly Hero[] = [
  { rarity: 'usual', ru: 'Дракоша', en: 'Dragonling', icon: 'leaf', stars: 1, price: '5 200' },
  { rarity: 'legendary', ru: 'Поляница', en: 'Polyanitsa', icon: 'helmet', stars: 3, price: '24 000' },
  {
    rarity: 'mythical',
    ru: 'Яга-травница',
    en: 'Herbalist Yaga',
    icon: 'potion-red',
    stars: 5,
    price: '240',
  },
  { rarity: 'supreme', ru: 'Каменный страж', en: 'Stone Guardian', icon: 'shield', stars: 6, price: '620' },
]

export const section: Section = {
  id: 'cards',
  order: 70,
  title: { ru: 'Карты, ячейки, звёзды, цены', en: 'Cards, slots, stars, prices' },
  Show: ({ say }) => <Cards say={say} />,
}

function Cards({ say }: { say: Say }) {
  const [chosen, setChosen] = useState<Rarity>('legendary')
  return (
    <>
      <div className={styles.cards}>
        {heroes.map(({ rarity, ru, en, icon, stars, price }) => (
          <Card
            key={rarity}
            rarity={rarity}
            title={say(ru, en)}
            picture={<Icon name={icon} size={5} />}
            corner={<Stars value={stars} label={say(`Звёзд: ${stars}`, `Stars: ${stars}`)} size={1.125} />}
            flag={rarity === 'legendary' ? '−20%' : null}
            locked={rarity === 'supreme' ? say('с 35 уровня', 'from level 35') : null}
            selected={chosen === rarity}
            onClick={() => setChosen(rarity)}
            footer={
              <Button
                colour={rarity === 'mythical' ? 'yellow' : 'green'}
                disabled={rarity === 'supreme'}
                icon={rarity === 'mythical' || rarity === 'supreme' ? 'emerald' : 'coin'}
              >
                {price}
              </Button>
            }
          />
        ))}
      </div>
      <div className={styles.row}>
        <Slot label={say('Кольцо', 'Ring')} rarity="usual" count="+1" onClick={() => undefined}>
          <Icon name="ring" size={2.75} />
        </Slot>
        <Slot
          label={say('Оберег', 'Amulet')}
          rarity="legendary"
          count="+3"
          selected
          onClick={() => undefined}
        >
          <Icon name="amulet" size={2.75} />
        </Slot>
        <Slot label={say('Шляпа', 'Hat')} rarity="mythical" count="+5" onClick={() => undefined}>
          <Icon name="potion-red" size={2.75} />
        </Slot>
        <Slot label={say('Пламя', 'Flame')} rarity="supreme" corner="12" onClick={() => undefined}>
          <Icon name="flame" size={2.75} />
        </Slot>
        <Slot label={say('Сапоги', 'Boots')} rarity="equipped" count="+2">
          <Icon name="boots" size={2.75} />
        </Slot>
        <Slot
          label={say('Лечение, ждать два хода', 'Healing, wait two turns')}
          rarity="usual"
          corner="10"
          waiting="2"
          disabled
          onClick={() => undefined}
        >
          <Icon name="heart" size={2.75} />
        </Slot>
        <Slot label={say('Пустая ячейка', 'Empty slot')} onClick={() => undefined}>
          <Icon name="plus" size={2} />
        </Slot>
      </div>
      <div className={styles.row}>
        <Stars value={4} of={5} label={say('4 звезды из 5', '4 stars of 5')} size={2.75} arched />
        <Price
          icon="emerald"
          amount="149"
          oldAmount="379"
          label={say('149 изумрудов вместо 379', '149 emeralds instead of 379')}
        />
        <Price icon="coin" amount="24 000" label={say('24 000 монет', '24,000 coins')} lacking />
      </div>
    </>
  )
}
