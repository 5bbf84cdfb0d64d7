import { type Output, call } from '../../../client/call.ts'
import { count, moneyIn, monthOf } from '../../../parts/amounts.ts'
import { Plot } from '../../../parts/plot.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { everyDay } from '../../../parts/usage-days.ts'
import { usage as texts } from '../../../texts/en/project.ts'
import { busiest, dayOf } from './usage-days.ts'

type Current = Output<'GET /api/organizations/{organizationId}/token-usage/current'>

/** What models took this month, as a sentence, a plot and a table that say the same. */
export function Usage({ organizationId }: { organizationId: string }) {
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/token-usage/current', { organizationId }),
    [organizationId],
  )
  const now = reading.value
  return (
    <section class="panel usage" aria-labelledby="usage-of-project">
      <h2 id="usage-of-project">{texts.title}</h2>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && <Month current={now.value} />}
    </section>
  )
}

function Month({ current }: { current: Current }) {
  const { periodStart, totalInputTokens, totalOutputTokens, totalCost, currency, byDay } = current
  const month = monthOf(periodStart)
  const most = busiest(byDay)
  if (!most) return <p class="hint">{texts.none(month)}</p>
  const all = everyDay(byDay, periodStart, Date.now())
  const sum = texts.sum(month, count(totalInputTokens + totalOutputTokens), moneyIn(currency)(totalCost))
  const peak = texts.most(dayOf(most.day), count(most.inputTokens + most.outputTokens))
  return (
    <Plot
      title={texts.caption(month)}
      kind="bars"
      dayName={texts.day}
      days={all.map(({ day }) => day)}
      series={[
        { name: texts.input, values: all.map(({ inputTokens }) => inputTokens) },
        { name: texts.output, values: all.map(({ outputTokens }) => outputTokens) },
      ]}
      sentence={byDay.length > 1 ? `${sum} ${peak}` : sum}
    />
  )
}
