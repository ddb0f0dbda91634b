import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useBattle } from '../../../platform/state/battle-state.ts'
import { guardedBy } from '../../../stage/worlds/guardian-apart.ts'
import { type Creature, squadOf } from '../play/board.ts'
import { usePlay } from '../play/play-state.ts'

/** What everybody is called: two of a kind on one side are told apart by a number. */
export function useNames(): (id: number) => string {
  const { t } = useTranslation(['creatures', 'battle'])
  const board = usePlay((state) => state.board)
  const placeId = useBattle(({ battle }) => battle?.placeId ?? null)
  const key = board.map(({ id, imageId }) => `${id}:${imageId}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on who is there, not on how they are
  const names = useMemo(() => {
    const plain = ({ imageId, kind }: Creature): string => {
      if (kind === 'PLAYER') return t(`hero.${imageId as 'wanderer'}`)
      const apart = guardedBy(imageId, placeId)
      return apart === null ? t(`creature.${imageId as 'mossling'}`) : t(`apart.${apart}`)
    }
    return new Map(
      board.map((creature) => {
        const alike = squadOf(board, creature.side).filter(({ imageId }) => imageId === creature.imageId)
        const name = plain(creature)
        const number = alike.indexOf(creature) + 1
        return [creature.id, alike.length === 1 ? name : t('battle:numbered', { name, number })]
      }),
    )
  }, [key, placeId, t])
  return useCallback((id) => names.get(id) ?? '', [names])
}
