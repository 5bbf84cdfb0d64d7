import { Plot } from '../../../../parts/plot.tsx'
import { type DayUsage, everyDay } from '../../../../parts/usage-days.ts'
import { texts as all } from '../../../../texts/en/settings.ts'

const texts = all.usage

/** What models took on each day of the present month. */
export function UsageByDay({ byDay, periodStart }: { byDay: readonly DayUsage[]; periodStart: string }) {
  const days = everyDay(byDay, periodStart, Date.now())
  return (
    <section class="panel">
      <Plot
        title={texts.byDay}
        kind="bars"
        days={days.map(({ day }) => day)}
        dayName={texts.day}
        series={[
          { name: texts.tokensIn, values: days.map(({ inputTokens }) => inputTokens) },
          { name: texts.tokensOut, values: days.map(({ outputTokens }) => outputTokens) },
        ]}
      />
    </section>
  )
}
