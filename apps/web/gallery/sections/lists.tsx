import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { VirtualList } from '../../ui/lists/virtual-list.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { ListRow } from '../../ui/surfaces/list-row.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

const places = Array.from({ length: 10_000 }, (_, place) => place + 1)

export const section: Section = {
  id: 'lists',
  order: 80,
  title: { ru: 'Строки, длинный список, пусто, ожидание', en: 'Rows, long list, empty, waiting' },
  Show: ({ say }) => (
    <div className={styles.grid}>
      <Rows say={say} />
      <Parchment>
        <Rows say={say} />
      </Parchment>
      <div className={styles.tall}>
        <VirtualList label={say('Рейтинг', 'Ranking')} items={places} keyOf={String} rowHeight={58}>
          {(place) => (
            <ListRow
              start={<Icon name="people" size={2.5} />}
              title={say(`Игрок ${place}`, `Player ${place}`)}
              end={place}
              highlighted={place === 3}
            />
          )}
        </VirtualList>
      </div>
      <Parchment>
        <EmptyState
          icon="mail"
          title={say('Тишина. Даже голуби спят.', 'Quiet. Even the pigeons are asleep.')}
          text={say('Напиши кому-нибудь первым.', 'Write to someone first.')}
          action={<Button colour="green">{say('Написать', 'Write')}</Button>}
        />
      </Parchment>
      <div className={styles.column}>
        <Skeleton label={say('Письма в пути', 'Letters are on the way')} />
        <Skeleton label={say('Строки в пути', 'Rows are on the way')} shape="row" count={2} />
        <Skeleton label={say('Карты в пути', 'Cards are on the way')} shape="card" />
      </div>
    </div>
  ),
}

function Rows({ say }: { say: Say }) {
  return (
    <div className={styles.column}>
      <ListRow start={<Icon name="sword" size={2.375} />} title={say('Атака', 'Attack')} end={<>1 284</>} />
      <ListRow
        start={<Icon name="crown" size={2.375} />}
        title={say('Мощь героя', 'Hero’s might')}
        end="7.4k"
        highlighted
      />
      <ListRow
        start={<Icon name="helmet" size={2.75} />}
        title={say('Воевода Ратибор', 'Ratibor the Voivode')}
        text={say('Достопримечательнейший клан, уровень 27', 'A most remarkable clan, level 27')}
        onClick={() => undefined}
        end={<Button size="small">{say('Принять', 'Accept')}</Button>}
      />
    </div>
  )
}
