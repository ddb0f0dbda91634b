import { report } from '@skystair/contract/moderation.ts'
import { profile } from '@skystair/contract/rating.ts'
import { chatRooms } from '@skystair/rules/chat/talk.ts'
import { type ReportKind, reportKinds } from '@skystair/rules/moderation/case.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { ask } from '../../platform/server/ask.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Petition } from './petition.tsx'

/** What the address says: `profile-7`, `chat-7-MAIN-120`, `mail-7-3`. */
function read(subject: string) {
  const [word = '', player = '', ...rest] = subject.split('-')
  const kind = reportKinds.find((each) => each.toLowerCase() === word)
  if (kind === undefined || !/^[1-9]\d{0,15}$/.test(player)) return null
  const room = kind === 'CHAT' ? chatRooms.find((each) => each === rest[0]) : undefined
  const id = (kind === 'CHAT' ? rest.slice(1) : rest).join('-')
  return { kind, playerId: Number(player), ...(room ? { room } : {}), ...(id === '' ? {} : { id }) }
}

/** A complaint, in a few words: what was said around it the keepers see by themselves. */
export default function ReportOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['moderation', 'common'])
  const about = read(subject)
  const [kind, setKind] = useState<ReportKind>(about?.kind ?? 'PROFILE')
  const playerId = about?.playerId ?? 0
  const { data: player, isPending } = useQuery({
    queryKey: ['profile', playerId],
    queryFn: () => ask(profile, { params: { id: playerId } }),
    enabled: playerId > 0,
    retry: false,
  })
  useEffect(() => {
    if (about === null) closeOverlay()
  }, [about])
  if (about === null) return null
  const isOfPerson = about.kind === 'PROFILE' || about.kind === 'NAME'
  return (
    <Petition
      what="report"
      colour="red"
      icon="flag"
      hint={t('report.hint')}
      send={(text) => act(report, { body: { ...about, kind, text } })}
    >
      <p>
        <strong>
          {t('report.about', { name: player?.name ?? (isPending ? '…' : t('common:unknown-player')) })}
        </strong>
        {!isOfPerson && <> · {t(`report.kind.${about.kind}`)}</>}
      </p>
      {isOfPerson && (
        <Select
          label={t('report.what')}
          value={kind}
          options={(['PROFILE', 'NAME'] as const).map((value) => ({
            value,
            label: t(`report.kind.${value}`),
          }))}
          onValueChange={setKind}
        />
      )}
    </Petition>
  )
}
