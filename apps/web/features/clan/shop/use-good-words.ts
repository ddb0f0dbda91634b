import type { ClanGoodView } from '@skystair/contract/clan-view.ts'
import { useTranslation } from 'react-i18next'

export function useGoodWords(): { nameOf: (good: ClanGoodView) => string } {
  const { t } = useTranslation(['clan', 'things', 'forces', 'creatures'])
  return {
    nameOf({ kind, id, hero }) {
      switch (kind) {
        case 'consumable':
          return t(`things:name.consumable.${id as 'elixir-of-health'}`)
        case 'artifact':
          return t(`things:name.artifact.${id as 'oak-shield'}`)
        case 'hammer':
          return t('forces:hammer-title')
        case 'guest':
          return hero === null ? t('shop.guest') : t(`creatures:hero.${hero as 'wanderer'}`)
      }
    },
  }
}
