import { unblockMail } from '@skystair/contract/mail.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockQuestion } from '../../platform/messages/block-question.tsx'
import { act } from '../../platform/server/act.ts'
import { setPlayer } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import type { DialogTalk } from './dialog-state.ts'

type Properties = { talk: DialogTalk; partnerId: number; blocked: boolean }

export function BlockButton({ talk, partnerId, blocked }: Properties) {
  const { t } = useTranslation('mail')
  const [asks, setAsks] = useState(false)

  async function unblock() {
    const player = await act(unblockMail, { params: { id: partnerId } })
    if (player === null) return
    setPlayer(player)
    talk.use.setState({ blocked: false })
  }

  if (blocked) {
    return (
      <Button wide icon="mail" onClick={() => void unblock()}>
        {t('unblock')}
      </Button>
    )
  }
  return (
    <>
      <IconButton icon="lock" label={t('block')} onClick={() => setAsks(true)} />
      <BlockQuestion
        open={asks}
        playerId={partnerId}
        onBlocked={() => talk.forget()}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
