import { listAchievements, takeAchievement, wearTitle } from '@skystair/contract/achievements.ts'
import type { ReplyOf } from '@skystair/contract/call.ts'
import { shortCurrency } from '@skystair/rules/format/short-currency.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyIcons } from '../../platform/goods/currency-icons.ts'
import { useCounted } from '../../platform/goods/use-counted.ts'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { DeedMedal, shelfOf } from '../../platform/people/deed-medal.tsx'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { askAgain } from '../../platform/server/ask-again.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { backToRoad, isDone, wayTo } from '../../platform/tasks/task.ts'
import { sound } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Celebration } from '../../ui/layers/celebration.tsx'
import { Progress } from '../../ui/numbers/progress.tsx'
import styles from './achievements-overlay.module.css'

const shelfKey = ['achievements'] as const

type Shelf = ReplyOf<typeof listAchievements>
type Deed = Shelf['achievements'][number]
type Taken = ReplyOf<typeof takeAchievement> & { readonly id: string }

/** The shelf of deeds: what waits to be put on it, how far the rest is, and the title that is worn. */
export default function AchievementsOverlay() {
  const { t } = useTranslation(['achievements', 'player', 'common'])
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: shelfKey,
    queryFn: ({ signal }) => ask(listAchievements, {}, signal),
    staleTime: 0,
  })
  const [taken, setTaken] = useState<Taken | null>(null)
  const { data } = asked
  const counted = useCounted()
  const mark = t('common:number.decimal-mark')

  async function take(id: string) {
    const reply = await act(takeAchievement, { params: { id } })
    void askAgain(queries, shelfKey)
    if (reply === null) return
    sound.effect('task_done')
    setPlayer(reply.player)
    setTaken({ ...reply, id })
  }

  async function wear(title: string | null) {
    if ((await act(wearTitle, { body: { title } })) !== null) sound.effect('gift')
    await Promise.all([askAgain(queries, shelfKey), askAgain(queries, ['profile'])])
  }

  return (
    <PageDialog title={t('page.title')} colour="gold">
      {data && <Head shelf={data} onTakeOff={() => void wear(null)} />}
      <PagePaper asked={asked}>
        {data && (
          <ul className={styles.shelves}>
            {shelvesOf(data.achievements).map(([shelf, deeds]) => (
              <ShelfCard
                key={shelf}
                shelf={shelf}
                deeds={deeds}
                title={data.title}
                onTake={(id) => void take(id)}
                onWear={(id) => void wear(id)}
              />
            ))}
          </ul>
        )}
      </PagePaper>
      <Celebration
        open={taken !== null}
        onClose={() => setTaken(null)}
        icon="trophy"
        title={t('page.taken')}
        text={taken && t(`title.${taken.id as 'lairs-1'}`)}
        rewards={(taken?.reward ?? []).map(({ currency, amount }) => ({
          icon: currencyIcons[currency],
          amount: shortCurrency(currency, amount, mark),
          label: counted(currency, amount),
        }))}
        actionLabel={t('page.thanks')}
      />
    </PageDialog>
  )
}

/** Shelf by shelf, those where something waits first. */
function shelvesOf(deeds: readonly Deed[]): readonly (readonly [string, readonly Deed[]])[] {
  const waits = (shelf: readonly Deed[]) => shelf.some((deed) => isDone(deed) && !deed.taken)
  const names = [...new Set(deeds.map(({ id }) => shelfOf(id).shelf))]
  const shelves = names.map((name) => [name, deeds.filter(({ id }) => shelfOf(id).shelf === name)] as const)
  return shelves.toSorted(([, one], [, other]) => Number(waits(other)) - Number(waits(one)))
}

function Head({ shelf, onTakeOff }: { shelf: Shelf; onTakeOff: () => void }) {
  const { t } = useTranslation('achievements')
  const { achievements, title } = shelf
  const count = achievements.filter(({ taken }) => taken).length
  return (
    <div className={styles.head}>
      <span>
        <b>
          {title === null
            ? t('page.none-worn')
            : t('page.wears', { title: t(`title.${title as 'lairs-1'}`) })}
        </b>
        <small>{t('page.count', { count, total: achievements.length })}</small>
      </span>
      {title !== null && (
        <Button size="small" onClick={onTakeOff}>
          {t('page.take-off')}
        </Button>
      )}
    </div>
  )
}

type ShelfProperties = {
  shelf: string
  deeds: readonly Deed[]
  title: string | null
  onTake: (id: string) => void
  onWear: (id: string) => void
}

/** Four deeds of one kind, each longer than the one before: the first that is not taken can be worked at. */
function ShelfCard({ shelf, deeds, title, onTake, onWear }: ShelfProperties) {
  const { t } = useTranslation('achievements')
  const current = deeds.find(({ taken }) => !taken) ?? deeds.at(-1)
  if (current === undefined) return null
  const name = t(`deed.${shelf as 'lairs'}`)
  const isWaiting = isDone(current) && !current.taken
  return (
    <li className={styles.shelf} data-waits={isWaiting || undefined} data-shelf={shelf}>
      <h3>{name}</h3>
      <ul className={styles.medals}>
        {deeds.map((deed) => (
          <li key={deed.id}>
            <Title deed={deed} name={name} isWorn={deed.id === title} onWear={onWear} />
          </li>
        ))}
      </ul>
      <div className={styles.way}>
        <span className={styles.measure}>
          <span className={styles.goal}>
            {t(`title.${current.id as 'lairs-1'}`)}
            <Reward deed={current} />
          </span>
          <Progress
            label={name}
            tone="growth"
            value={current.progress}
            max={current.total}
            text={t('page.progress', { progress: current.progress, total: current.total })}
          />
        </span>
        {isWaiting ? (
          <Button colour="green" size="small" shining onClick={() => onTake(current.id)}>
            {t('page.take')}
          </Button>
        ) : (
          !current.taken && (
            <Button size="small" onClick={wayTo({ ...current, stair: null }) ?? backToRoad}>
              {t('page.go')}
            </Button>
          )
        )}
      </div>
    </li>
  )
}

function Reward({ deed: { reward, taken } }: { deed: Deed }) {
  const { t } = useTranslation(['player', 'common'])
  if (taken) return null
  return reward.map(({ currency, amount }) => (
    <span key={currency} className={styles.reward}>
      <Icon name={currencyIcons[currency]} size={1.25} label={t(`resource.name.${currency}`)} />
      {shortCurrency(currency, amount, t('common:number.decimal-mark'))}
    </span>
  ))
}

type TitleProperties = { deed: Deed; name: string; isWorn: boolean; onWear: (id: string) => void }

/** What stands on the shelf can be worn beside the name. */
function Title({ deed: { id, taken, total }, name, isWorn, onWear }: TitleProperties) {
  const { t } = useTranslation('achievements')
  const play = usePressSound()
  const title = t(`title.${id as 'lairs-1'}`)
  const about = `${title}. ${t('page.about', { deed: name, total })}`
  if (!taken) return <DeedMedal deed={id} label={about} isAhead />
  return (
    <button
      type="button"
      className={styles.title}
      aria-pressed={isWorn}
      onClick={() => {
        play('toggle')
        if (!isWorn) onWear(id)
      }}
    >
      <DeedMedal deed={id} label={about} />
      <small>{isWorn ? t('page.worn') : t('page.wear')}</small>
    </button>
  )
}
