import { Plot } from '../../../parts/plot.tsx'
import { texts } from '../../../texts/en/quality-runs.ts'
import type { TestRun } from '../parts/types.ts'
import { type DayRate, passRates } from './pass-rate.ts'

function sentenceOf(days: readonly DayRate[]): string {
  const known = days.filter(({ rate }) => rate !== null)
  const last = known.at(-1)
  if (!last) return texts.none30
  const rates = known.map(({ rate }) => rate ?? 0)
  return texts.rates(
    known.length,
    texts.percent(last.rate ?? 0),
    texts.percent(Math.min(...rates)),
    texts.percent(Math.max(...rates)),
  )
}

/** How many of the cases passed, day by day. */
export function PassRate({ runs }: { runs: readonly TestRun[] }) {
  const days = passRates(runs, Date.now())
  return (
    <section class="panel qa-plot" aria-labelledby="qa-over">
      <h2 class="visually-hidden" id="qa-over">
        {texts.past}
      </h2>
      <Plot
        title={texts.over}
        kind="lines"
        days={days.map(({ day }) => day)}
        dayName={texts.day}
        series={[{ name: texts.rate, values: days.map(({ rate }) => rate) }]}
        format={texts.percent}
        sentence={sentenceOf(days)}
      />
    </section>
  )
}
