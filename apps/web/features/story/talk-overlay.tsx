import { Dialog as Base } from '@base-ui/react/dialog'
import { hearTalk, type TalkView } from '@skystair/contract/story.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { closeOverlay } from '../../platform/pages/overlays.ts'
import { ask, Refused } from '../../platform/server/ask.ts'
import { useStage } from '../../platform/state/stage-state.ts'
import { sound } from '../../sound/sound.ts'
import type { VoiceLine } from '../../sound/sound-files.ts'
import { figureOfSpeaker, headOfSpeaker } from '../../stage/art/speakers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/layers/show-toast.ts'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import { Answers } from './answers.tsx'
import { PartEnding } from './part-ending.tsx'
import { Scales } from './scales.tsx'
import { SpeakerPicture } from './speaker-picture.tsx'
import { Staging } from './staging.tsx'
import { TalkLine } from './talk-line.tsx'
import styles from './talk-overlay.module.css'
import { useSceneTexts } from './use-scene-texts.ts'
import { useTalk } from './use-talk.ts'

/** Somebody by the road has something to tell: a face, a parchment, and the player's answer. */
export default function TalkOverlay({ subject }: { subject: string }) {
  const { t } = useTranslation(['story', 'common'])
  const width = useStage((state) => state.size.width)
  const popup = useRef<HTMLDivElement>(null)
  const { data, error } = useQuery({
    queryKey: ['talk', subject],
    queryFn: () => ask(hearTalk, { params: { id: subject } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useEffect(() => {
    if (error === null) return
    showToast({
      text: error instanceof Refused ? error.message : t('common:loading'),
      tone: 'bad',
      icon: 'warning',
    })
    closeOverlay()
  }, [error, t])
  return (
    <Base.Root open onOpenChange={(open) => !open && closeOverlay()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={styles.stage}
          style={{ width }}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-line]') ?? true}
        >
          {data === undefined ? (
            <Base.Title className={styles.waiting}>{t('talk.loading')}</Base.Title>
          ) : (
            <Conversation placeId={subject} talk={data} />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Conversation({ placeId, talk }: { placeId: string; talk: TalkView }) {
  const { t } = useTranslation('story')
  const words = useSceneTexts(talk.part, talk.scene)
  const { line, speaker, answer, isOver, next, skip, choose } = useTalk(placeId, talk)
  const ending = isOver ? (answer?.ending ?? null) : null
  useEffect(() => {
    if (isOver && ending === null) closeOverlay()
  }, [isOver, ending])
  if (speaker === undefined) return null
  const figure = figureOfSpeaker(speaker.speaker)
  return (
    <>
      <Staging scene={talk.scene} isAnswering={line === null && !isOver} />
      <div className={styles.top}>
        <Base.Title className={styles.title}>{words.title}</Base.Title>
        {line !== null && (
          <Button size="small" icon="forward" onClick={skip}>
            {t('talk.skip')}
          </Button>
        )}
      </div>
      <SpeakerPicture
        figure={figure}
        mood={speaker.mood}
        head={headOfSpeaker(speaker.speaker, speaker.mood)}
      />
      <div className={styles.speech}>
        <div className={styles.name}>
          <Ribbon colour="purple" size="small">
            {words.nameOf(speaker.speaker)}
          </Ribbon>
        </div>
        {answer !== null && <Scales good={answer.good} evil={answer.evil} />}
        <Parchment>
          <div className={styles.words}>
            {line === null ? (
              <Answers choices={talk.choices} textOf={words.answer} onChoose={(id) => void choose(id)} />
            ) : (
              <TalkLine
                key={line.key}
                name={words.nameOf(line.speaker)}
                text={words.line(line.key)}
                voice={voices[`${talk.scene}.${line.key}`] ?? null}
                onNext={() => {
                  sound.effect('page_turn')
                  next()
                }}
              />
            )}
          </div>
        </Parchment>
      </div>
      {ending !== null && answer !== null && (
        <PartEnding part={talk.part} ending={ending} reward={answer.reward} />
      )}
    </>
  )
}

/** Lines of the tale that were recorded. */
const voices: Readonly<Partial<Record<string, VoiceLine>>> = { 'two-legs.open.1': 'welcome' }
