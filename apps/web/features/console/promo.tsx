import { makePromo } from '@skystair/contract/referral.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { act } from '../../platform/server/act.ts'
import { now } from '../../platform/state/game.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './console.module.css'
import { DeedForm } from './deed-form.tsx'
import { sumOf } from './grant-sum.ts'

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 7)
const day = 86_400_000

/** A code for everybody who writes it: how many may, how much each gets, for how long. */
export function Promo() {
  const { t } = useTranslation('console')
  const [code, setCode] = useState('')
  const [emeralds, setEmeralds] = useState('100')
  const [count, setCount] = useState('1000')
  const [days, setDays] = useState('30')
  const [isAsked, setIsAsked] = useState(false)
  const [gift, most, lasts] = [sumOf(emeralds), sumOf(count), sumOf(days)]
  const isWhole = /^[A-Z0-9-]{4,40}$/.test(code) && gift !== null && most !== null && lasts !== null
  return (
    <PagePaper>
      <div className={styles.form}>
        <p>{t('promo.about')}</p>
        <TextField
          label={t('promo.code')}
          hint={t('promo.code-hint')}
          value={code}
          onValueChange={(text) => setCode(text.toUpperCase().replace(/[^A-Z0-9-]/g, ''))}
          limit={40}
        />
        <TextField
          label={t('promo.emeralds')}
          inputMode="numeric"
          value={emeralds}
          onValueChange={(text) => setEmeralds(digits(text))}
        />
        <TextField
          label={t('promo.count')}
          inputMode="numeric"
          value={count}
          onValueChange={(text) => setCount(digits(text))}
        />
        <TextField
          label={t('promo.days')}
          inputMode="numeric"
          value={days}
          onValueChange={(text) => setDays(digits(text))}
        />
        <Button colour="green" disabled={!isWhole} onClick={() => setIsAsked(true)}>
          {t('promo.make')}
        </Button>
      </div>
      {isAsked && isWhole && (
        <DeedForm
          title={t('promo.make')}
          isHarsh={false}
          done={t('card.done')}
          perform={(note) =>
            act(makePromo, {
              body: { code, emeralds: gift, count: most, until: now() + lasts * day, note },
            })
          }
          onClose={() => setIsAsked(false)}
          onDone={() => {
            setIsAsked(false)
            setCode('')
          }}
        >
          <p>{t('promo.sure', { code, emeralds: gift, count: most, days: lasts })}</p>
        </DeedForm>
      )}
    </PagePaper>
  )
}
