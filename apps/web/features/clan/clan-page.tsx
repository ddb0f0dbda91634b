import type { MyClan } from '@skystair/contract/clan-view.ts'
import type { ClanRight } from '@skystair/rules/clan/rights.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDialog } from '../../platform/pages/page-dialog.tsx'
import { PagePaper } from '../../platform/pages/page-paper.tsx'
import { NoClan } from '../../platform/people/no-clan.tsx'
import { EmptyState } from '../../ui/surfaces/empty-state.tsx'
import { Parchment } from '../../ui/surfaces/parchment.tsx'
import { useMyClan } from './clan-state.ts'

type Properties = {
  title: string
  /** Whoever may not do this has nothing to do here. */
  right?: ClanRight
  footer?: (mine: MyClan) => ReactNode
  children: (mine: MyClan) => ReactNode
}

/** A page inside the own clan; whoever has none is shown the way to one. */
export function ClanPage({ title, right, footer, children }: Properties) {
  const asked = useMyClan()
  const mine = asked.data?.clan
  const isAllowed = mine != null && (right === undefined || mine.rights.includes(right))
  return (
    <PageDialog title={title} colour="purple" footer={isAllowed && footer ? footer(mine) : null}>
      {mine === undefined && <PagePaper asked={asked}>{null}</PagePaper>}
      {mine === null && <NoClan />}
      {mine != null && (isAllowed ? children(mine) : <RankTooLow />)}
    </PageDialog>
  )
}

function RankTooLow() {
  const { t } = useTranslation('clan')
  return (
    <Parchment>
      <EmptyState icon="lock" title={t('rank-too-low.title')} text={t('rank-too-low.text')} />
    </Parchment>
  )
}
