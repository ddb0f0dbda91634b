import { useTranslation } from 'react-i18next'

/** Where the name of a lot may stand; the first that knows it says it. */
const places = [
  'wheel:sector',
  'wheel:prize',
  'player:resource.name',
  'creatures:hero',
  'things:name.artifact',
  'things:name.consumable',
  'things:name.rune',
] as const

/** The name of a lot; one that no text knows goes by its own. */
export function useLotName(): (id: string) => string {
  const { t, i18n } = useTranslation(['wheel', 'player', 'creatures', 'things'])
  return (id) => {
    const place = places.find((one) => i18n.exists(`${one}.${id}`) && id !== 'amounts')
    return place === undefined ? id : String(t(`${place}.${id}` as 'wheel:title'))
  }
}
