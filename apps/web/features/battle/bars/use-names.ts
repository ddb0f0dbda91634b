import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Creature, squadOf } from '../play/board.ts'
import { usePlay } from '../play/play-state.ts'

/** What everybody is called: two of a kind on one side are told apart by a number. */
export function useNames(): (id: number) => string {
  const { t } = useTranslation(['creatures', 'battle'])
  const board = usePlay((state) => state.board)
  const key = board.map(({ id, imageId }) => `${id}:${imageId}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names depend on who is there, not on how they are
  const names = useMemo(() => {
    const plain = ({ imageId, kind }: Creature): string =>
      kind === 'PLAYER' ? t(`hero.${imageId as 'wanderer'}`) : t(`creature.${imageId as 'mossling'}`)
    return new Map(
      board.map((creature) => {
        const alike = squadOf(board, creature.side).filter(({ imageId }) => imageId === creature.imageId)
        const name = plain(creature)
        const number = alike.indexOf(creature) + 1
        return [creature.id, alike.length === 1 ? name : t('battle:numbered', { name, number })]
      }),
    )
  }, [key, t])
  return useCallback((id) => names.get(id) ?? '', [names])
}
