import { count } from '../../../../parts/amounts.ts'
import { Empty } from '../../../../parts/states.tsx'
import { results as texts, texts as board } from '../../../../texts/en/analytics-reports.ts'
import { Heat } from '../../parts/heat.tsx'
import type { Answer } from '../types.ts'
import { cohortsOf, totalsOf } from './cohorts.ts'

const days = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayOf = (date: string) => days.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

export function Retention({ cells }: { cells: Answer<'retention'> }) {
  if (cells.length === 0) return <Empty>{board.nothing}</Empty>
  const cohorts = cohortsOf(cells)
  const { came, known, again } = totalsOf(cells)
  return (
    <section class="panel">
      <p class="report-said">{texts.retentionSaid({ came, again })}</p>
      <p class={known === came ? 'muted' : 'note'}>{texts.recognizable(known, came)}</p>
      <Heat
        caption={board.names.retention}
        corner={texts.cohort}
        moreHead={texts.visitors}
        heads={(cohorts[0]?.shares ?? []).map((_, day) => texts.day(day))}
        rows={cohorts.map(({ date, visitors, shares }) => ({
          name: dayOf(date),
          more: count(visitors),
          values: shares,
        }))}
        most={100}
        format={(percentage) => `${Math.round(percentage)} %`}
      />
    </section>
  )
}
