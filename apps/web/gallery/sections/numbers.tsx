import { useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { Tooltip } from '../../ui/controls/tooltip.tsx'
import { Counter } from '../../ui/numbers/counter.tsx'
import { Countdown, TimerBar } from '../../ui/numbers/timer-bar.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import styles from '../gallery.module.css'
import type { Say, Section } from '../section.ts'

/** The gallery's clock stands still, so that pictures of it can be compared. */
const now = () => 0
const hour = 3_600_000
const clock = (left: number) =>
  [left / hour, (left / 60_000) % 60, (left / 1000) % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')

export const section: Section = {
  id: 'numbers',
  order: 55,
  title: { ru: 'Счётчик, шаги, время, подсказка', en: 'Counter, steps, time, tooltip' },
  Show: ({ say }) => <Numbers say={say} />,
}

function Numbers({ say }: { say: Say }) {
  const [gold, setGold] = useState(1000)
  const [amount, setAmount] = useState(5)
  const stepper = (
    <Stepper
      label={say('Сколько', 'How many')}
      value={amount}
      min={0}
      max={500}
      lessLabel={say('Меньше', 'Fewer')}
      moreLabel={say('Больше', 'More')}
      onValueChange={setAmount}
    />
  )
  return (
    <div className={styles.grid}>
      <div className={styles.row}>
        <Button colour="green" icon="coin" onClick={() => setGold(gold + 2500)}>
          <Counter value={gold} />
        </Button>
        {stepper}
        <Countdown endsAt={5.5 * hour} format={clock} now={now} />
        <Tooltip
          text={say(
            'Зелёные ступени легче, красные опаснее',
            'Green stairs are easier, red ones are dangerous',
          )}
        >
          <Button>{say('Подсказка', 'Hint')}</Button>
        </Tooltip>
      </div>
      <Parchment>{stepper}</Parchment>
      <TimerBar
        label={say('Ледяная сила', 'Force of Frost')}
        startedAt={-hour}
        endsAt={1.7 * hour}
        format={clock}
        now={now}
      />
    </div>
  )
}
