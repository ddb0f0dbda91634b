import { Button } from '../../ui/controls/button.tsx'
import { Panel } from '../../ui/surfaces/panel.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Ribbon, type RibbonColour } from '../../ui/surfaces/ribbon.tsx'
import styles from '../gallery.module.css'
import type { Section } from '../section.ts'

const colours: readonly RibbonColour[] = ['red', 'blue', 'purple', 'gold', 'green']

export const section: Section = {
  id: 'surfaces',
  order: 20,
  title: { ru: 'Панель, пергамент, лента', en: 'Panel, parchment, ribbon' },
  Show: ({ say }) => (
    <>
      <div className={styles.grid}>
        {colours.map((colour) => (
          <Ribbon
            key={colour}
            colour={colour}
            crested={colour === 'purple'}
            size={colour === 'blue' ? 'small' : 'normal'}
          >
            {colour === 'gold'
              ? say('Достопримечательности', 'Characteristically')
              : say('Берёзовая роща', 'Birch Grove')}
          </Ribbon>
        ))}
      </div>
      <div className={styles.grid}>
        <Panel
          title={say('Лавка героев', 'Heroes’ shop')}
          crested
          closeLabel={say('Закрыть', 'Close')}
          onClose={() => undefined}
          footer={
            <>
              <Button>{say('Подождать', 'Wait')}</Button>
              <Button colour="green">{say('Вперёд', 'Onward')}</Button>
            </>
          }
        >
          <Parchment>
            {say(
              'Стой, путник! Дальше ступени стережёт Огненный змей. Возьми мой эликсир или отдай дракошке последний пирог.',
              'Halt, traveller! A Fire Serpent guards the steps ahead. Take my elixir, or give the last pie to the little dragon.',
            )}
          </Parchment>
        </Panel>
        <Panel>{say('Панель без заглавия.', 'A panel without a title.')}</Panel>
      </div>
    </>
  ),
}
