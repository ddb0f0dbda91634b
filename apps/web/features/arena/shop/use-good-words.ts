import type { ArenaGoodView } from '@skystair/contract/arena-view.ts'
import { useTranslation } from 'react-i18next'
import { frameOf } from './frame-of.ts'

export function useGoodWords(): { nameOf: (good: ArenaGoodView) => string } {
  const { t } = useTranslation(['arena', 'things', 'forces', 'creatures'])
  return {
    nameOf({ kind, id, hero, amount }) {
      switch (kind) {
        case 'artifact':
          return t(`things:name.artifact.${id as 'oak-shield'}`)
        case 'hammer':
          return t('forces:hammer-title')
        case 'guest':
          return t(`creatures:hero.${hero as 'wanderer'}`)
        case 'tickets':
          return t('shop-page.tickets', { count: amount })
        case 'frame':
          return t(`frame.name.${frameOf(id) as 'oak'}`)
      }
    },
  }
}
