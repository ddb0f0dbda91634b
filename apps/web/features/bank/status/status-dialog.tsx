import { useTranslation } from 'react-i18next'
import { usePriceWords } from '../../../platform/goods/use-price-words.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { HelpContext } from '../../../ui/layers/help-context.ts'
import { Progress } from '../../../ui/numbers/progress.tsx'
import { ListRow } from '../../../ui/surfaces/list-row.tsx'
import { Parchment } from '../../../ui/surfaces/parchment.tsx'
import type { Bank } from '../bank-state.ts'
import styles from './status-dialog.module.css'
import { StatusMedal } from './status-medal.tsx'

type Properties = { bank: Bank; open: boolean; onClose: () => void }

/** What each status asks for and gives, how far the next one is, and the golden ticket. */
export function StatusDialog({ bank, open, onClose }: Properties) {
  const { t } = useTranslation(['bank', 'common'])
  const { number } = usePriceWords()
  const next = bank.statuses.find(({ from }) => from > bank.bought)
  const left = (next?.from ?? 0) - bank.bought
  return (
    <HelpContext value={null}>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('status.title')}
        closeLabel={t('common:button.close')}
        colour="gold"
        footer={<Button onClick={onClose}>{t('common:button.understood')}</Button>}
      >
        <Parchment className={styles.paper}>
          <ul className={styles.list}>
            {bank.statuses.map(({ status, from, points }) => (
              <li key={status}>
                <ListRow
                  highlighted={status === bank.status}
                  start={<StatusMedal status={status} size={3} />}
                  title={
                    <>
                      {t(`status.${status}`)}
                      {status === bank.status && <em className={styles.own}> ({t('status.own')})</em>}
                    </>
                  }
                  text={
                    <>
                      {t('status.from', { amount: number(from) })}
                      <br />
                      {t(status === 'brilliant' ? 'status.gives-brilliant' : 'status.gives', {
                        percent: points,
                      })}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <p>{t('status.all')}</p>
          <p>{next === undefined ? t('status.top') : t('status.left', { amount: number(left) })}</p>
          {next !== undefined && (
            <Progress
              tone="time"
              label={t('status.way')}
              value={bank.bought}
              max={next.from}
              text={t('status.next', { bought: number(bank.bought), from: number(next.from) })}
            />
          )}
          <p>{t('status.ticket-about', { amount: number(bank.emeraldsATicket) })}</p>
          <Progress
            tone="growth"
            label={t('status.ticket')}
            value={bank.towardsTicket}
            max={bank.emeraldsATicket}
            text={t('status.next', {
              bought: number(bank.towardsTicket),
              from: number(bank.emeraldsATicket),
            })}
          />
          <p>{t('points.about')}</p>
        </Parchment>
      </Dialog>
    </HelpContext>
  )
}
