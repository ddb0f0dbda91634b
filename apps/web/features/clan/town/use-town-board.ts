import type { MyClan } from '@skystair/contract/clan-view.ts'
import type { RaidView } from '@skystair/contract/raid.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../../platform/state/game.ts'
import { figureOf, heroFigures } from '../../../stage/art/figurines.ts'
import { knownFigure } from '../../../stage/art/known-figure.ts'
import { useOwnParticipants } from '../clan-state.ts'
import { clearTownBoard, type Stroller, useTownBoard } from './town-board.ts'
import { whoStrolls } from './who-strolls.ts'

/** Lets the stage know what the page has heard of the clan. */
export function useTellStage({ clan }: MyClan, raid: RaidView | null): void {
  const { t } = useTranslation(['town', 'common'])
  const ownId = useGame((state) => state.player?.id ?? 0)
  const { data } = useOwnParticipants()
  const { buildings, theme } = clan
  useEffect(() => useTownBoard.setState({ buildings, theme }), [buildings, theme])
  const boss = raid === null || raid.outcome !== null ? null : figureOf(raid.boss.imageId)
  useEffect(() => useTownBoard.setState({ boss }), [boss])
  useEffect(() => {
    const strollers = whoStrolls(data?.participants ?? [], ownId).map(({ player, rank }): Stroller => {
      const own = heroFigures[player.gender]
      return player.id === ownId
        ? { id: player.id, name: t('you'), figure: own, rank }
        : {
            id: player.id,
            name: player.name ?? t('common:unknown-player'),
            figure: knownFigure(player.heroImage) ?? own,
            rank,
          }
    })
    useTownBoard.setState({ strollers })
  }, [data, ownId, t])
  useEffect(() => clearTownBoard, [])
}
