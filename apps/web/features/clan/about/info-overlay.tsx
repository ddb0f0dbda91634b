import { clanInfo, participants } from '@skystair/contract/clan.ts'
import type { ClanInfo, Participant } from '@skystair/contract/clan-view.ts'
import { compareRanks } from '@skystair/rules/clan/clan.ts'
import { shortNumber } from '@skystair/rules/format/short-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openOverlay } from '../../../platform/pages/overlays.ts'
import { PageDialog } from '../../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../../platform/pages/page-paper.tsx'
import { ask } from '../../../platform/server/ask.ts'
import { numberOf, useSubject } from '../../../platform/server/use-subject.ts'
import { PersonName } from '../../../stage/pictures/person-name.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Facts } from '../../../ui/surfaces/facts.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { useBuildingName } from '../building-words.ts'
import { ClanHead } from '../clan-head.tsx'
import { clanKey } from '../clan-state.ts'
import { Seen } from '../members/member-card.tsx'
import { PersonFace } from '../person-face.tsx'
import styles from './about.module.css'
import { AboutWords } from './about-words.tsx'
import { JoinDeeds } from './join-deeds.tsx'

/** What anybody may know of a clan, and the way into it. */
export default function ClanInfoOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation('clan')
  const clanId = numberOf(subject)
  const { data, asked } = useSubject(
    [...clanKey, 'info', clanId],
    clanId === null ? null : () => ask(clanInfo, { body: { clanId } }),
  )
  const clan = data?.clan ?? null
  return (
    <PageDialog title={t('info.title')} colour="purple" footer={clan && <JoinDeeds clan={clan} />}>
      {clan && <ClanHead clan={clan} />}
      <PagePaper asked={asked} empty={clan === null && { icon: 'banner', title: t('info.not-found') }}>
        {clan && <Page clan={clan} />}
      </PagePaper>
    </PageDialog>
  )
}

function Page({ clan }: { clan: ClanInfo }) {
  const { t, i18n } = useTranslation(['clan', 'common'])
  const nameOf = useBuildingName()
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  return (
    <>
      {clan.advertisement !== null && (
        <p className={styles.advertisement} dir="auto">
          {clan.advertisement}
        </p>
      )}
      <Facts
        facts={[
          [t('info.leader'), clan.leader.name ?? t('common:unknown-player')],
          [t('info.members'), t('members-of', { count: clan.membersCurr, most: clan.membersMax })],
          [t('info.founded'), date.format(clan.foundedAt)],
        ]}
      />
      <h3 className={styles.heading}>{t('info.about')}</h3>
      <div className={styles.words}>
        <AboutWords about={clan.about} />
      </div>
      <h3 className={styles.heading}>{t('info.buildings')}</h3>
      <Facts
        facts={clan.buildings.map(({ buildingType, level }) => [
          nameOf(buildingType),
          level === 0 ? t('info.not-built') : t('level', { level }),
        ])}
      />
      <h3 className={styles.heading}>{t('info.members')}</h3>
      <Members clanId={clan.id} />
    </>
  )
}

function Members({ clanId }: { clanId: number }) {
  const { t } = useTranslation(['clan', 'common'])
  const { data } = useQuery({
    queryKey: [...clanKey, 'participants-of', clanId],
    queryFn: ({ signal }) => ask(participants, { query: { clanId } }, signal),
    staleTime: 0,
  })
  const members = (data?.participants ?? []).toSorted(
    (one, other) => compareRanks(one.rank, other.rank) || other.player.power - one.player.power,
  )
  return (
    <ul className={styles.members} aria-label={t('info.members')}>
      {members.map((member) => (
        <li key={member.player.id}>
          <Row member={member} />
        </li>
      ))}
    </ul>
  )
}

function Row({ member: { player, rank } }: { member: Participant }) {
  const { t } = useTranslation(['clan', 'common'])
  return (
    <ListRow
      start={<PersonFace person={player} rank={rank} />}
      title={
        <PersonName
          name={player.name ?? t('common:unknown-player')}
          status={player.bankStatus}
          league={player.league}
        />
      }
      text={
        <>
          {t(`rank.${rank}`)} <Seen online={player.online} seenAt={player.seenAt} />
        </>
      }
      end={
        <span className={styles.power}>
          <Icon name="swords" size={1.375} label={t('members.power')} />
          {shortNumber(player.power, t('common:number.decimal-mark'))}
        </span>
      }
      onClick={() => openOverlay(`player/${player.id}`)}
    />
  )
}
