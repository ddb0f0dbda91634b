import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useTranslation } from 'react-i18next'
import { knownClass, knownSkill } from '../../platform/heroes/known-words.ts'
import { CopyLink } from '../../platform/messages/copy-link.tsx'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { numberOf } from '../../platform/server/use-subject.ts'
import { figureOf } from '../../stage/art/figurines.ts'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Facts } from '../../ui/surfaces/facts.tsx'
import styles from './profile-overlay.module.css'
import { useProfile } from './use-profile.ts'
import { WornThings } from './worn-things.tsx'

/** The card of a hero in somebody's squad, by the owner's number and its own: `7-3`. */
export default function FighterOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['rating', 'creatures', 'heroes', 'battle', 'common'])
  const [ownerId = null, heroId = null] = subject.split('-').map(numberOf)
  const { data: owner, asked } = useProfile(ownerId)
  const hero = owner?.squad.find(({ id }) => id === heroId)
  const short = (value: number) => shortNumber(value, t('common:number.decimal-mark'))
  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={hero ? t(`creatures:hero.${hero.imageId as 'wanderer'}`) : t('profile.squad')}
      footer={
        hero && (
          <>
            <CopyLink to={`fighter/${subject}`}>{t('profile.link')}</CopyLink>
            <Button size="small" icon="people" sound="open" onClick={() => openOverlay(`player/${ownerId}`)}>
              {t('profile.leader')}
            </Button>
          </>
        )
      }
    >
      <PagePaper
        asked={asked}
        empty={hero === undefined && { icon: 'helmet', title: t('profile.hero-gone') }}
      >
        {owner && hero && (
          <>
            <FigurePicture figure={figureOf(hero.imageId)} className={styles.portrait} />
            <p className={styles.whose}>
              {t('profile.hero-of', { name: owner.name ?? t('common:unknown-player') })}
            </p>
            <Facts
              facts={[
                [t(`heroes:tier.${hero.tier}`), t(`creatures:class.${knownClass(hero.warriorClass)}`)],
                [t('heroes:page.power'), short(hero.power)],
                [t('profile.rank'), `${hero.rank} / ${hero.rankLimit}`],
                ...hero.skills
                  .filter(({ valueTotal }) => valueTotal > 0)
                  .map(
                    ({ skillType, valueTotal }) =>
                      [t(`battle:skill.${knownSkill(skillType)}`), short(valueTotal)] as const,
                  ),
              ]}
            />
            <h3 className={styles.heading}>{t('profile.artifacts')}</h3>
            <WornThings
              ownerId={owner.id}
              things={owner.artifacts.filter((thing) => thing.heroId === hero.id)}
            />
          </>
        )}
      </PagePaper>
    </Dialog>
  )
}
