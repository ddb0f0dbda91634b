import { type RunView, stopEntry, stopRun } from '@skystair/contract/calendar.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCampaignWords } from '../../../platform/calendar/campaign-words.ts'
import { act } from '../../../platform/server/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { HelpContext } from '../../../ui/layers/help-context.ts'
import { Facts } from '../../../ui/surfaces/facts.tsx'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import consoleStyles from '../console.module.css'
import { CalendarDeed } from './calendar-deed.tsx'
import { useRunWords } from './use-run-words.ts'
import { MoveForm, RepeatForm } from './when-forms.tsx'

type Deed = 'move' | 'repeat' | 'stop' | 'stop-all'
type Properties = { run: RunView; onClose: () => void; onDone: () => void; onCopy: () => void }

/** All that is known of an entry, and what an operator may do with it. */
export function RunSheet({ run, onClose, onDone, onCopy }: Properties) {
  const { t } = useTranslation(['calendar', 'common'])
  const { name } = useCampaignWords()
  const words = useRunWords()
  const [deed, setDeed] = useState<Deed | null>(null)
  const back = () => setDeed(null)
  return (
    <HelpContext value={null}>
      <Dialog
        open
        colour="blue"
        onClose={onClose}
        title={name(run.kind)}
        closeLabel={t('common:button.close')}
      >
        <Parchment className={consoleStyles.form}>
          <Facts
            facts={[
              [t('desk.fact.when'), words.span(run)],
              [t('desk.fact.clock'), t(run.clock === 'local' ? 'desk.local' : 'desk.server')],
              [t('desk.fact.audience'), words.audience(run.audience)],
              ...(words.contents(run) === ''
                ? []
                : ([[t('desk.fact.contents'), words.contents(run)]] as const)),
              [t('desk.fact.from'), t(`desk.from-${run.from}`)],
              [t('desk.fact.name'), run.run],
            ]}
          />
          <div className={consoleStyles.deeds}>
            {run.mayMove && (
              <Button size="small" icon="clock" onClick={() => setDeed('move')}>
                {t('desk.deed.move')}
              </Button>
            )}
            <Button size="small" icon="copy" onClick={onCopy}>
              {t('desk.deed.copy')}
            </Button>
            {run.startsAt !== null && (
              <Button size="small" icon="auto" onClick={() => setDeed('repeat')}>
                {t('desk.deed.repeat')}
              </Button>
            )}
            {run.mayStop && (
              <Button size="small" colour="red" icon="close" onClick={() => setDeed('stop')}>
                {t('desk.deed.stop')}
              </Button>
            )}
            {run.mayStop && run.recurs && (
              <Button size="small" colour="red" icon="exit" onClick={() => setDeed('stop-all')}>
                {t('desk.deed.stop-all')}
              </Button>
            )}
          </div>
        </Parchment>
        {deed === 'move' && <MoveForm run={run} to={null} onClose={back} onDone={onDone} />}
        {deed === 'repeat' && <RepeatForm run={run} onClose={back} onDone={onDone} />}
        {(deed === 'stop' || deed === 'stop-all') && (
          <CalendarDeed
            title={t(`desk.title.${deed}`)}
            isHarsh
            perform={(note, onRefused) =>
              deed === 'stop'
                ? act(stopRun, { body: { run: run.run, note } }, onRefused)
                : act(stopEntry, { body: { entry: run.entry, note } }, onRefused)
            }
            onClose={back}
            onDone={onDone}
          >
            <p>{`${name(run.kind)}: ${words.span(run)}`}</p>
          </CalendarDeed>
        )}
      </Dialog>
    </HelpContext>
  )
}
