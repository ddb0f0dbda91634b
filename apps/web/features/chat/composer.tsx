import { sendChat } from '@skystair/contract/chat.ts'
import { isOpen } from '@skystair/rules/access/is-open.ts'
import type { ChatRoom } from '@skystair/rules/chat/talk.ts'
import { characterCount, textLimits } from '@skystair/rules/writing/text-limit.ts'
import { type Smiley, smileys, writeSmiley } from '@skystair/rules/writing/written.ts'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBan, VoiceTaken } from '../../platform/messages/voice-taken.tsx'
import { openOverlay } from '../../platform/pages/overlays.ts'
import { act } from '../../platform/server/act.ts'
import { useDraft } from '../../platform/state/drafts.ts'
import { useGame } from '../../platform/state/game.ts'
import { AtlasIcon } from '../../stage/pictures/atlas-icon.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { usePressSound } from '../../ui/controls/press-sound.ts'
import { type FieldElement, TextField } from '../../ui/controls/text-field.tsx'
import { type Aim, noAim } from './aim.ts'
import { catchUp } from './chat-room.ts'
import styles from './composer.module.css'
import { Quoted } from './line.tsx'
import { SmileyFace } from './smiley-face.tsx'

type Properties = { room: ChatRoom; aim: Aim; onAim: (aim: Aim) => void }

/** Where a line is written; whoever may not talk is told why and until when. */
export function Composer(properties: Properties) {
  const { t } = useTranslation(['chat', 'security'])
  const ban = useBan()
  const player = useGame((state) => state.player)
  if (player === null) return null
  if (player.accessLevel === 'TRIAL') {
    return (
      <div className={styles.silent}>
        <p>
          {t('trial')} {!isOpen('chat', player) && t('level')}
        </p>
        <Button size="small" colour="green" sound="open" onClick={() => openOverlay('register')}>
          {t('security:trial.submit')}
        </Button>
      </div>
    )
  }
  if (ban !== null) return <VoiceTaken />
  if (!isOpen('chat', player)) return <p className={styles.silent}>{t('level')}</p>
  return <OpenComposer {...properties} />
}

const nearEnd = 100

function OpenComposer({ room, aim, onAim }: Properties) {
  const { t } = useTranslation(['chat', 'common'])
  const [text, setText, forget] = useDraft(`chat/${room}`)
  const [isSending, setIsSending] = useState(false)
  const [showsSmileys, setShowsSmileys] = useState(false)
  const [caret, setCaret] = useState<number | null>(null)
  const field = useRef<FieldElement>(null)
  const faces = useRef<HTMLButtonElement>(null)
  const play = usePressSound()
  const left = textLimits.chatMessage - characterCount(text)
  // Before the next key is heard: it would be put in the place of the name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each aim is taken in once
  useLayoutEffect(() => {
    if (aim === noAim) return
    field.current?.focus()
    if (aim.words === '') return
    setText((before) => (before.startsWith(aim.words) ? before : aim.words + before))
    setCaret(aim.words.length)
  }, [aim])
  useLayoutEffect(() => {
    if (caret === null) return
    field.current?.setSelectionRange(caret, caret)
    setCaret(null)
  }, [caret])

  async function send(words: string) {
    setIsSending(true)
    const body = {
      text: words,
      ...(aim.replyTo === null ? {} : { replyTo: aim.replyTo.id }),
      ...(room === 'PRIVAT' && aim.whisperTo !== null ? { to: aim.whisperTo.id } : {}),
    }
    const done = await act(sendChat, { params: { room }, body })
    setIsSending(false)
    if (done === null) return false
    onAim(aim.whisperTo === null ? noAim : { ...noAim, whisperTo: aim.whisperTo })
    void catchUp(room)
    return true
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    if (await send(text)) forget()
  }

  async function sendSmiley(smiley: Smiley) {
    if (await send(writeSmiley(smiley))) putFacesAway()
  }

  /** Whoever chose among them goes on from where they came. */
  function putFacesAway() {
    faces.current?.focus()
    setShowsSmileys(false)
  }

  return (
    <form
      className={styles.composer}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !showsSmileys) return
        // The faces go first, the chat stays.
        event.stopPropagation()
        putFacesAway()
      }}
    >
      {showsSmileys && <SmileyPicker onPick={(smiley) => void sendSmiley(smiley)} />}
      <Aimed room={room} aim={aim} onDrop={() => onAim(noAim)} />
      <div className={styles.row}>
        <button
          ref={faces}
          type="button"
          className={styles.faces}
          aria-label={t('smileys')}
          title={t('smileys')}
          aria-expanded={showsSmileys}
          onClick={() => {
            play('tap')
            setShowsSmileys(!showsSmileys)
          }}
        >
          <AtlasIcon atlas="icons-smileys" frame="smile" />
        </button>
        <div className={styles.field}>
          <TextField
            ref={field}
            label={t('write')}
            labelHidden
            value={text}
            onValueChange={setText}
            placeholder={t('placeholder')}
            autoComplete="off"
            error={left < 0 ? t('over', { count: -left }) : null}
            hint={left < nearEnd ? t('left', { count: left }) : null}
          />
        </div>
        <IconButton icon="forward" type="submit" colour="green" label={t('send')} aria-busy={isSending} />
      </div>
    </form>
  )
}

/** Whom the line answers, or for whom it is whispered. */
function Aimed({ room, aim, onDrop }: { room: ChatRoom; aim: Aim; onDrop: () => void }) {
  const { t } = useTranslation(['chat', 'common'])
  const whisper = room === 'PRIVAT' ? aim.whisperTo : null
  if (aim.replyTo === null && whisper === null) return null
  return (
    <div className={styles.aim}>
      <p className={styles.aimText}>
        {whisper !== null && <strong>{t('whisper-to', { name: whisper.name })}</strong>}
        {aim.replyTo !== null && (
          <>
            <strong>{t('answer-to', { name: aim.replyTo.authorName ?? t('common:unknown-player') })}</strong>{' '}
            <Quoted text={aim.replyTo.text} />
          </>
        )}
      </p>
      <IconButton icon="close" size="small" label={t('drop')} sound="close" onClick={onDrop} />
    </div>
  )
}

function SmileyPicker({ onPick }: { onPick: (smiley: Smiley) => void }) {
  const { t } = useTranslation('chat')
  const play = usePressSound()
  return (
    <fieldset className={styles.smileys} aria-label={t('smileys')}>
      {smileys.map((smiley) => (
        <button
          key={smiley}
          type="button"
          className={styles.smiley}
          onClick={() => {
            play('tap')
            onPick(smiley)
          }}
        >
          <SmileyFace smiley={smiley} />
        </button>
      ))}
    </fieldset>
  )
}
