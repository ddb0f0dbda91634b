import type { MyClan, Participant } from '@skystair/contract/clan-view.ts'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../../../platform/state/game.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { usePressSound } from '../../../ui/controls/press-sound.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { VirtualList } from '../../../ui/lists/virtual-list.tsx'
import { EmptyState } from '../../../ui/surfaces/empty-state.tsx'
import { Skeleton } from '../../../ui/surfaces/skeleton.tsx'
import { useOwnParticipants } from '../clan-state.ts'
import { DeedMenu } from './deed-menu.tsx'
import { MemberCard } from './member-card.tsx'
import { MembersHead } from './members-head.tsx'
import styles from './members-overlay.module.css'
import {
  isIn,
  type MemberCircle,
  type MemberOrder,
  memberCircles,
  memberOrders,
  mostGenerous,
  sortMembers,
} from './sort-members.ts'
import { useMemberDeeds } from './use-member-deeds.tsx'

const none: readonly Participant[] = []
const keyOf = ({ player }: Participant) => String(player.id)

/** The members of the own clan: whom of them, in which order, and what may be done. */
export function MemberList({ mine }: { mine: MyClan }) {
  const { t } = useTranslation(['clan', 'common'])
  const selfId = useGame((state) => state.player?.id ?? null)
  const [order, setOrder] = useState<MemberOrder>('rank')
  const [circle, setCircle] = useState<MemberCircle>('all')
  const { data, isPending, isError, refetch } = useOwnParticipants()
  const members = data?.participants ?? none
  const generous = mostGenerous(members)
  const { deedsFor, question } = useMemberDeeds(mine, members.length)
  const shown = sortMembers(members, order, circle)
  const draw = useCallback(
    (member: Participant) => (
      <MemberCard
        member={member}
        isSelf={member.player.id === selfId}
        isGenerous={member.player.id === generous}
      >
        <DeedMenu
          label={t('members.deeds', { name: member.player.name ?? t('common:unknown-player') })}
          deeds={deedsFor(member)}
        />
      </MemberCard>
    ),
    [selfId, generous, deedsFor, t],
  )
  return (
    <>
      <MembersHead clan={mine.clan} members={members} />
      <div className={styles.tools}>
        <Circles members={members} value={circle} onChange={setCircle} />
        <Select
          label={t('members.order.label')}
          labelHidden
          value={order}
          options={memberOrders.map((value) => ({ value, label: t(`members.order.${value}`) }))}
          onValueChange={setOrder}
        />
      </div>
      {isPending && <Skeleton label={t('common:loading')} shape="row" count={5} />}
      {isError && <Button onClick={() => void refetch()}>{t('common:button.retry')}</Button>}
      {data !== undefined && shown.length === 0 && (
        <EmptyState icon="people" title={t(`members.nobody.${circle}`)} />
      )}
      {shown.length > 0 && (
        <div className={styles.list}>
          <VirtualList label={t('members.title')} items={shown} keyOf={keyOf} rowHeight={94}>
            {draw}
          </VirtualList>
        </div>
      )}
      {question}
    </>
  )
}

type CirclesProperties = {
  members: readonly Participant[]
  value: MemberCircle
  onChange: (circle: MemberCircle) => void
}

function Circles({ members, value, onChange }: CirclesProperties) {
  const { t } = useTranslation('clan')
  const play = usePressSound()
  return (
    <fieldset className={styles.circles} aria-label={t('members.circle.label')}>
      {memberCircles.map((circle) => (
        <button
          key={circle}
          type="button"
          className={styles.chip}
          aria-pressed={circle === value}
          onClick={() => {
            play('tab')
            onChange(circle)
          }}
        >
          {t(`members.circle.${circle}`)}
          <span className={styles.many}>{members.filter((member) => isIn(circle, member)).length}</span>
        </button>
      ))}
    </fieldset>
  )
}
