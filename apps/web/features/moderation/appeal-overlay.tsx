import { appeal } from '@skystair/contract/moderation.ts'
import { useTranslation } from 'react-i18next'
import { act } from '../../platform/server/act.ts'
import { useGame } from '../../platform/state/game.ts'
import { Petition } from './petition.tsx'

/** Whoever has lost the voice may ask for it, once. */
export default function AppealOverlay() {
  const { t, i18n } = useTranslation('player')
  const ban = useGame((state) => state.player?.chatBan ?? null)
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Petition what="appeal" colour="green" icon="mail" send={(text) => act(appeal, { body: { text } })}>
      {ban !== null && (
        <p>
          {t('ban.reason-title')}: <strong>{t(`ban.reason.${ban.reason}`)}</strong>.{' '}
          {t('ban.until', { time: moment.format(ban.until) })}
        </p>
      )}
    </Petition>
  )
}
