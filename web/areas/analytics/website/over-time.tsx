import { Plot } from '../../../parts/plot.tsx'
import { texts } from '../../../texts/en/analytics-dashboard.ts'
import type { Range, RangeId } from '../parts/range.ts'
import { type Bucket, bucketsOf, ticks, valuesOf } from './buckets.ts'

interface Point {
  x: string
  y: number
}

interface OverTimeProps {
  id: RangeId
  range: Range
  timezone: string
  series: { pageviews: readonly Point[]; sessions: readonly Point[] }
}

/** Page views and visitors of each hour, day or month. */
export function OverTime({ id, range, timezone, series }: OverTimeProps) {
  const buckets = bucketsOf(range, { timezone, id })
  const pageviews = valuesOf(series.pageviews, buckets)
  return (
    <section class="panel">
      <Plot
        title={texts.overTime}
        kind="lines"
        days={buckets.map(({ key }) => key)}
        steps={{ labels: buckets.map(({ label }) => label), every: ticks[range.unit] }}
        dayName={texts.units[range.unit]}
        series={[
          { name: texts.names.pageviews, values: pageviews },
          { name: texts.names.visitors, values: valuesOf(series.sessions, buckets) },
        ]}
        sentence={saidOf(pageviews, buckets)}
      />
    </section>
  )
}

/** Visitors of days add up to no number of visitors, so the sentence tells where the most was. */
function saidOf(pageviews: readonly number[], buckets: readonly Bucket[]): string {
  const most = pageviews.reduce((one, other) => Math.max(one, other), 0)
  const at = buckets[pageviews.indexOf(most)]?.label ?? ''
  return most === 0 ? texts.nothing : texts.most({ pageviews: most, at })
}
