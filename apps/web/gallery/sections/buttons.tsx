import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import styles from '../gallery.module.css'
import type { Section } from '../section.ts'

export const section: Section = {
  id: 'buttons',
  order: 10,
  title: { ru: 'Кнопки: покой, нажатие, недоступность', en: 'Buttons: at rest, pressed, unavailable' },
  Show: ({ say }) => (
    <>
      <div className={styles.row}>
        <Button colour="green" size="big" icon="swords" shining>
          {say('В бой!', 'Fight!')}
        </Button>
        <Button colour="green">{say('Вперёд', 'Onward')}</Button>
        <Button colour="green" data-pressed>
          {say('Вперёд', 'Onward')}
        </Button>
        <Button>{say('Подождать', 'Wait')}</Button>
        <Button data-pressed>{say('Подождать', 'Wait')}</Button>
        <Button colour="yellow" icon="emerald">
          149
        </Button>
        <Button colour="yellow" iconAfter="emerald">
          {say('Ускорить за 12', 'Speed up for 12')}
        </Button>
        <Button colour="yellow" data-pressed>
          {say('Ускорить', 'Speed up')}
        </Button>
        <Button colour="red" icon="flag">
          {say('Сдаться', 'Give up')}
        </Button>
        <Button colour="red" data-pressed>
          {say('Сдаться', 'Give up')}
        </Button>
        <Button colour="grey">{say('Рано', 'Too early')}</Button>
        <Button disabled>{say('Недоступно', 'Unavailable')}</Button>
        <Button colour="green" busy>
          {say('Строим', 'Building')}
        </Button>
        <Button size="small">{say('Малая', 'Small')}</Button>
      </div>
      <div className={styles.grid}>
        <Button colour="green" wide icon="potion-green" note={say('+3 эликсира', '+3 elixirs')}>
          {say('Взять эликсир силы', 'Take the elixir of strength')}
        </Button>
        <Button wide icon="heart" note={say('дружба +1', 'friendship +1')}>
          {say('Накормить дракошку', 'Feed the little dragon')}
        </Button>
        <Button wide colour="red">
          {say(
            'Человеконенавистничествующий высокопревосходительствующий',
            'Incomprehensibilities and counterrevolutionaries',
          )}
        </Button>
      </div>
      <div className={styles.row}>
        <IconButton
          icon="tasks"
          label={say('Задания', 'Tasks')}
          captioned
          badge={{ count: 3, label: say('3 новых', '3 new') }}
        />
        <IconButton
          icon="mail"
          label={say('Почта', 'Mail')}
          captioned
          badge={{ count: 120, label: say('120 писем', '120 letters') }}
        />
        <IconButton
          icon="chat"
          label={say('Чат', 'Chat')}
          captioned
          badge={{ count: null, label: say('есть новое', 'news') }}
        />
        <IconButton icon="wheel" label={say('Удача', 'Fortune')} captioned data-pressed />
        <IconButton icon="back" label={say('Назад', 'Back')} colour="blue" />
        <IconButton icon="info" label={say('О герое', 'About the hero')} />
        <IconButton icon="close" label={say('Закрыть', 'Close')} colour="red" size="small" />
        <IconButton icon="chevron" label={say('Прежний', 'Previous')} size="small" />
        <IconButton icon="chevron" label={say('Следующий', 'Next')} size="small" flipped />
        <IconButton icon="check" label={say('Готово', 'Done')} colour="green" size="small" />
        <IconButton icon="gift" label={say('Подарок', 'Gift')} colour="yellow" size="small" />
        <IconButton icon="lock" label={say('Закрыто', 'Locked')} disabled />
      </div>
    </>
  ),
}
