import type { ArtifactView } from '@skystair/contract/things.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../platform/state/game.ts'
import { ArtifactIcon } from '../../stage/pictures/artifact-icon.tsx'
import { HeroFace } from '../../stage/pictures/hero-face.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import textStyles from '../../ui/theme/text.module.css'
import { Tile } from './tile.tsx'

type Properties = { thing: ArtifactView; chosen: boolean; onChoose: () => void }

/** A thing of the backpack: its power, its level, and whose it is. */
export function ThingTile({ thing, chosen, onChoose }: Properties) {
  const { t } = useTranslation(['things', 'creatures', 'common'])
  const wearer = useGame((state) => state.player?.creatures.find(({ id }) => id === thing.heroId))
  const power = shortNumber(thing.power, t('common:number.decimal-mark'))
  return (
    <Tile
      label={t(`name.artifact.${thing.kind as 'oak-shield'}`)}
      rarity={thing.rarity}
      selected={chosen}
      onClick={onChoose}
      corner={thing.level > 0 ? t('level', { level: thing.level }) : null}
      badge={
        wearer && (
          <>
            <span className={textStyles.hidden}>
              {t('worn-by', { name: t(`creatures:hero.${wearer.imageId as 'wanderer'}`) })}
            </span>
            <HeroFace hero={wearer.imageId} />
          </>
        )
      }
      foot={
        <>
          {thing.locked && <Icon name="lock" size={1} label={t('locked')} />}
          <span aria-hidden="true">{power}</span>
          <span className={textStyles.hidden}>{t('power', { power })}</span>
        </>
      }
    >
      <ArtifactIcon icon={thing.icon} rarity={thing.rarity} />
    </Tile>
  )
}
