import type { ReplyOf } from '@skystair/contract/call.ts'
import { unblockMail } from '@skystair/contract/mail.ts'
import type { profile } from '@skystair/contract/rating.ts'
import { mayDo } from '@skystair/rules/access/access-level.ts'
import { isOpen } from '@skystair/rules/access/is-open.ts'
import { leagueNamed } from '@skystair/rules/arena/leagues.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { giftIcon } from '../../platform/goods/gift-icons.ts'
import { useAgo } from '../../platform/language/use-ago.ts'
import { useSpokenNumber } from '../../platform/language/use-spoken-number.ts'
import { BlockQuestion } from '../../platform/messages/block-question.tsx'
import { closeOverlay, openOverlay } from '../../platform/pages/overlays.ts'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { ClanTag } from '../../platform/people/clan-tag.tsx'
import { DeedMedal, greatestOf } from '../../platform/people/deed-medal.tsx'
import { DeedsButton } from '../../platform/people/deeds-button.tsx'
import { StatusName } from '../../platform/people/status-name.tsx'
import { act } from '../../platform/server/act.ts'
import { numberOf } from '../../platform/server/use-subject.ts'
import { setPlayer, useGame } from '../../platform/state/game.ts'
import { companionFigures, figureOf, heroFigures } from '../../stage/art/figurines.ts'
import { Cups } from '../../stage/pictures/cups.tsx'
import { FigurePicture } from '../../stage/pictures/figure-picture.tsx'
import { LeagueBadge } from '../../stage/pictures/league-badge.tsx'
import { Medallion } from '../../stage/pictures/medallion.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { Facts } from '../../ui/surfaces/facts.tsx'
import { FriendButton } from './friend-button.tsx'
import { LightSlider } from './light-slider.tsx'
import styles from './profile-overlay.module.css'
import { useProfile } from './use-profile.ts'
import { WornThings } from './worn-things.tsx'

type Profile = ReplyOf<typeof profile>

/** What anybody may know of a player. */
export default function ProfileOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['rating', 'common'])
  const { data, asked } = useProfile(numberOf(subject))
  return (
    <Dialog
      open
      onClose={closeOverlay}
      closeLabel={t('common:button.close')}
      title={data ? (data.name ?? t('common:unknown-player')) : t('profile.title')}
      footer={data && <Deeds player={data} />}
    >
      <PagePaper
        asked={asked}
        empty={data === undefined && { icon: 'people', title: t('profile.not-found') }}
      >
        {data && <Page player={data} />}
      </PagePaper>
    </Dialog>
  )
}

function Page({ player }: { player: Profile }) {
  const { t, i18n } = useTranslation([
    'rating',
    'achievements',
    'arena',
    'player',
    'common',
    'creatures',
    'gifts',
  ])
  const play = usePressSound()
  const ago = useAgo()
  const { number: short } = useSpokenNumber()
  const facts: [string, string | number][] = [
    [t('player:profile.level'), player.level],
    [t('player:profile.best-stair'), player.bestVictoryStair],
    [t('profile.power'), short(player.power)],
    ...(player.places === null
      ? []
      : ([
          [t('profile.place-params'), player.places.params],
          [t('profile.place-level'), player.places.level],
        ] as [string, number][])),
  ]
  return (
    <>
      <div className={styles.head}>
        <Medallion
          figure={heroFigures[player.gender]}
          frame={player.portraitFrame}
          status={player.bankStatus}
          className={styles.face}
        />
        <Medallion figure={companionFigures[player.companionImage]} className={styles.companion} />
        <div>
          {player.title !== null && (
            <p className={styles.title}>{t(`achievements:title.${player.title as 'lairs-1'}`)}</p>
          )}
          <p className={styles.access}>{t(`player:access.${player.accessLevel}`)}</p>
          {player.bankStatus !== null && (
            <StatusName name={t(`common:bank-status.${player.bankStatus}`)} status={player.bankStatus} />
          )}
          {player.clanId !== null && (
            <button
              type="button"
              className={styles.clan}
              onClick={() => {
                play('open')
                openOverlay(`clan-info/${player.clanId}`)
              }}
            >
              <ClanTag clanId={player.clanId} />
            </button>
          )}
          <p>
            {player.online
              ? t('player:profile.online')
              : player.seenAt !== null && t('player:profile.last-seen', { time: ago(player.seenAt) })}
          </p>
          <p>
            {t('player:profile.registered', {
              date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(player.createdAt),
            })}
          </p>
        </div>
      </div>
      {player.arena !== null && (
        <p className={styles.arena}>
          <LeagueBadge league={player.arena.league} size={2} silent />
          {t('profile.arena', {
            league: t(`arena:leagues.${leagueNamed(player.arena.league)}`),
            place: player.arena.position,
            best: player.arena.best,
          })}
        </p>
      )}
      <Facts facts={facts} />
      <LightSlider goodPoints={player.goodPoints} evilPoints={player.evilPoints} />
      <Button
        size="small"
        icon="book"
        sound="open"
        className={styles.chronicle}
        onClick={() => openOverlay(`chronicle/${player.id}`)}
      >
        {t('profile.chronicle')}
      </Button>
      {player.arena !== null && <Cups cups={player.arena.cups} />}
      <OtherDeeds player={player} />
      <DeedShelf player={player} />
      <h3 className={styles.heading}>{t('profile.squad')}</h3>
      <ul className={styles.squad}>
        {player.squad.map((hero) => (
          <li key={hero.id}>
            <button
              type="button"
              className={styles.hero}
              data-tier={hero.tier}
              onClick={() => {
                play('open')
                openOverlay(`fighter/${player.id}-${hero.id}`)
              }}
            >
              <FigurePicture figure={figureOf(hero.imageId)} className={styles.figure} />
              <strong>{t(`creatures:hero.${hero.imageId}` as 'creatures:hero.wanderer')}</strong>
              <span>{t('profile.hero-power', { power: short(hero.power) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('profile.artifacts')}</h3>
      <WornThings ownerId={player.id} things={player.artifacts} />
      <h3 className={styles.heading}>{t('profile.gifts')}</h3>
      {player.gifts.length === 0 && <p>{t('profile.no-gifts')}</p>}
      <ul className={styles.gifts}>
        {player.gifts.map(({ item, count }) => (
          <li key={item} className={styles.gift}>
            <Icon name={giftIcon(item)} size={1.75} label={t(`gifts:item.${item as 'apple'}`)} />
            <span>×{count}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The greatest deeds; one's own lead to the whole shelf and to the choice of a title. */
function DeedShelf({ player: { id, deeds } }: { player: Profile }) {
  const { t } = useTranslation('achievements')
  const isSelf = useGame((state) => state.player?.id === id)
  return (
    <>
      <h3 className={styles.heading}>{t('page.title')}</h3>
      {deeds.length === 0 ? (
        <p>{t('page.empty')}</p>
      ) : (
        <ul className={styles.shelf}>
          {greatestOf(deeds).map((deed) => (
            <li key={deed}>
              <DeedMedal deed={deed} label={t(`title.${deed as 'lairs-1'}`)} />
            </li>
          ))}
        </ul>
      )}
      {isSelf && <DeedsButton>{t('page.more')}</DeedsButton>}
    </>
  )
}

/** What is done about somebody else less often: a gift, a complaint, a look at the card. */
function OtherDeeds({ player }: { player: Profile }) {
  const { t } = useTranslation(['rating', 'moderation', 'console', 'gifts'])
  const self = useGame((state) => state.player)
  if (self === null || self.id === player.id) return null
  const isBlocked = self.blacklist.includes(player.id)
  return (
    <div className={styles.deeds}>
      {player.name !== null && <FriendButton id={player.id} name={player.name} />}
      {self.accessLevel !== 'TRIAL' && (
        <Button
          size="small"
          icon="warning"
          sound="open"
          onClick={() => openOverlay(`report/profile-${player.id}`)}
        >
          {t('moderation:report.action')}
        </Button>
      )}
      {mayDo(self.accessLevel, 'seeHistory') && (
        <Button size="small" icon="search" sound="open" onClick={() => openOverlay(`card/${player.id}`)}>
          {t('console:players.open')}
        </Button>
      )}
      {!isBlocked && isOpen('gifts', self) && (
        <Button size="small" icon="gift" sound="open" onClick={() => openOverlay(`give/${player.id}`)}>
          {t('gifts:give.door')}
        </Button>
      )}
    </div>
  )
}

/** What can be done about somebody else. */
function Deeds({ player }: { player: Profile }) {
  const { t } = useTranslation(['rating', 'chat'])
  const self = useGame((state) => state.player)
  const [asks, setAsks] = useState(false)
  if (self === null || self.id === player.id) return <p>{t('profile.self')}</p>
  const isBlocked = self.blacklist.includes(player.id)

  async function hearAgain() {
    const changed = await act(unblockMail, { params: { id: player.id } })
    if (changed !== null) setPlayer(changed)
  }

  return (
    <>
      <Button
        icon="lock"
        colour={isBlocked ? 'blue' : 'red'}
        onClick={() => (isBlocked ? void hearAgain() : setAsks(true))}
      >
        {t(isBlocked ? 'chat:action.unblock' : 'chat:action.block')}
      </Button>
      {!isBlocked && (
        <Button icon="mail" colour="green" sound="open" onClick={() => openOverlay(`dialog/${player.id}`)}>
          {t('profile.letter')}
        </Button>
      )}
      <BlockQuestion open={asks} playerId={player.id} onClose={() => setAsks(false)} />
    </>
  )
}
