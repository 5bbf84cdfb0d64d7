import { Plot } from '../../../../parts/plot.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { type DayUsage, everyDay } from './days.ts'

const texts = all.usage

/** What models took on each day of the present month. */
export function UsageByDay({ byDay, periodStart }: { byDay: readonly DayUsage[]; periodStart: string }) {
  const { days, input, output } = everyDay(byDay, { periodStart, now: Date.now() })
  return (
    <section class="panel">
      <Plot
        title={texts.byDay}
        kind="bars"
        days={days}
        dayName={texts.day}
        series={[
          { name: texts.tokensIn, values: input },
          { name: texts.tokensOut, values: output },
        ]}
      />
    </section>
  )
}
