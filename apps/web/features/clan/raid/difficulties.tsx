import { type RaidOption, raidOptions, setRaidDifficulty } from '@skystair/contract/raid.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDuration } from '../../../platform/language/use-duration.ts'
import { useSpokenNumber } from '../../../platform/language/use-spoken-number.ts'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { TrickCard } from '../../../platform/raid/trick-card.tsx'
import { act } from '../../../platform/server/act.ts'
import { ask } from '../../../platform/server/ask.ts'
import { askAgain } from '../../../platform/server/ask-again.ts'
import { now } from '../../../platform/state/game.ts'
import { BossFace } from '../../../stage/pictures/boss-face.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { showToast } from '../../../ui/layers/show-toast.ts'
import { clanKey } from '../clan-state.ts'
import { AmountList } from './amount-list.tsx'
import styles from './difficulties.module.css'

const optionsKey = ['raid', 'options'] as const

/** Who comes next, and how strong the clan wants it. */
export function Difficulties() {
  const { t } = useTranslation(['raid', 'creatures', 'clan'])
  const duration = useDuration()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)
  const asked = useQuery({
    queryKey: optionsKey,
    queryFn: ({ signal }) => ask(raidOptions, {}, signal),
    staleTime: 0,
  })
  const { data } = asked

  async function choose({ difficulty }: RaidOption) {
    setBusy(difficulty)
    const chosen = await act(setRaidDifficulty, { body: { raidDifficulty: difficulty } })
    setBusy(null)
    void askAgain(queries, clanKey)
    if (chosen === null) return void askAgain(queries, optionsKey)
    queries.setQueryData(optionsKey, chosen)
    showToast({
      text: t('next.chosen', { difficulty: t(`clan:difficulty.${difficulty}`) }),
      tone: 'good',
      icon: 'flame',
    })
  }

  return (
    <PagePaper asked={asked}>
      {data && (
        <>
          <div className={styles.next}>
            <span className={styles.face}>
              <BossFace boss={data.nextBoss.imageId} />
            </span>
            <div>
              <h3>{t(`creatures:creature.${data.nextBoss.imageId as 'mossling'}`)}</h3>
              <p>{t('next.comes', { time: duration(Math.max(0, data.comesAt - now())) })}</p>
            </div>
          </div>
          <TrickCard boss={data.nextBoss} />
          <p className={styles.lead}>{t(data.mayChange ? 'next.choose' : 'next.not-yours')}</p>
          <ul className={styles.options} aria-label={t('next.title')}>
            {data.options.map((option) => (
              <li key={option.difficulty} className={styles.option} data-chosen={option.chosen || undefined}>
                <Option option={option} />
                {option.chosen ? (
                  <p className={styles.chosen}>
                    <Icon name="check" size={1.375} />
                    {t('next.is-chosen')}
                  </p>
                ) : (
                  data.mayChange && (
                    <Button
                      size="small"
                      colour="green"
                      busy={busy === option.difficulty}
                      aria-label={t('next.take-this', {
                        difficulty: t(`clan:difficulty.${option.difficulty}`),
                      })}
                      onClick={() => void choose(option)}
                    >
                      {t('next.take')}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </PagePaper>
  )
}

function Option({
  option: { difficulty, pool, loot, stairExperience, heardStairs, bossExperience },
}: {
  option: RaidOption
}) {
  const { t } = useTranslation(['raid', 'clan', 'common'])
  const { number } = useSpokenNumber()
  return (
    <div className={styles.words}>
      <h4>{t(`clan:difficulty.${difficulty}`)}</h4>
      <p>{t('next.pool', { pool: number(pool) })}</p>
      <AmountList amounts={loot} />
      <p className={styles.small}>{t('next.experience', { stair: stairExperience, boss: bossExperience })}</p>
      <p className={styles.small}>{t('next.heard', { count: heardStairs })}</p>
    </div>
  )
}
