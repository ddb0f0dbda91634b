import { CLANS } from '@skystair/content/clans/clans.ts'
import type { BuildingView } from '@skystair/contract/clan-view.ts'
import type { BuildingEffect } from '@skystair/rules/clan/design.ts'
import { useTranslation } from 'react-i18next'

/** Which buildings there are says the content, so their names are looked up by plain words. */
export function useBuildingName(): (type: string) => string {
  const { t } = useTranslation('town')
  return (type) => t(`building.${type as 'EXPERIENCE'}`)
}

/** What kind of support a building gives; null: this page is older than the building. */
export const effectOf = ({ buildingType }: Pick<BuildingView, 'buildingType'>): BuildingEffect | null =>
  CLANS.buildings[buildingType]?.effect ?? null
