import { Plot } from '../../../parts/plot.tsx'
import { texts } from '../../../texts/en/quality-runs.ts'
import type { TestRun } from '../parts/types.ts'
import { passRates } from './pass-rate.ts'

/** How many of the cases passed, day by day. */
export function PassRate({ runs }: { runs: readonly TestRun[] }) {
  const days = passRates(runs, Date.now())
  const isKnown = days.some(({ rate }) => rate !== null)
  return (
    <section class="panel qa-plot">
      <Plot
        title={texts.over}
        kind="lines"
        days={isKnown ? days.map(({ day }) => day) : []}
        dayName={texts.day}
        series={[{ name: texts.rate, values: days.map(({ rate }) => rate) }]}
        format={texts.percent}
        {...(!isKnown && { sentence: texts.none30 })}
      />
    </section>
  )
}
