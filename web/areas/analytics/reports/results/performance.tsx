import { count } from '../../../../parts/amounts.ts'
import { Given } from '../../../../parts/given.tsx'
import { Plot } from '../../../../parts/plot.tsx'
import { Empty } from '../../../../parts/states.tsx'
import { Table } from '../../../../parts/table.tsx'
import { texts as dashboardTexts } from '../../../../texts/en/analytics-dashboard.ts'
import { performance as texts } from '../../../../texts/en/analytics-page-reports.ts'
import { texts as board } from '../../../../texts/en/analytics-reports.ts'
import type { Asked } from '../../parts/use-asked.ts'
import { bucketsOf, ticks } from '../../website/buckets.ts'
import type { Answer, Parameters } from '../types.ts'
import { VitalCard, RatingTag } from './vital-card.tsx'
import { type Vital, overTime, percentiles, rated, ratingOf, ratings, vitalOf, vitals } from './vitals.ts'

interface PerformanceProps {
  answer: Answer<'performance'>
  parameters: Parameters
  asked: Asked
}

export function Performance({ answer: { chart, summary, pages }, parameters, asked }: PerformanceProps) {
  if (summary.count === 0) return <Empty>{texts.none}</Empty>
  const vital = vitalOf(parameters['metric'])
  return (
    <>
      <section class="panel" aria-labelledby="vitals">
        <h3 id="vitals">{texts.vitals}</h3>
        <p class="report-said">{texts.said(rated(summary))}</p>
        <ul class="vitals">
          {vitals.map((one) => (
            <VitalCard key={one} vital={one} measured={summary[one]} />
          ))}
        </ul>
      </section>
      {chart.length > 0 && <OverTime vital={vital} chart={chart} asked={asked} />}
      {pages.length > 0 && <ByPage vital={vital} pages={pages} />}
    </>
  )
}

function OverTime({
  vital,
  chart,
  asked,
}: { vital: Vital; asked: Asked } & Pick<Answer<'performance'>, 'chart'>) {
  const range = asked.range()
  const buckets = bucketsOf(range, { timezone: asked.website.timezone, id: asked.id })
  return (
    <section class="panel">
      <Plot
        title={texts.overTime(vital)}
        kind="lines"
        days={buckets.map(({ key }) => key)}
        steps={{ labels: buckets.map(({ label }) => label), every: ticks[range.unit] }}
        dayName={dashboardTexts.units[range.unit]}
        series={percentiles.map((percentile) => ({
          name: texts.percentiles[percentile],
          values: overTime(chart, buckets, percentile),
        }))}
        format={(value) => texts.valueOf(vital, value)}
      />
    </section>
  )
}

function ByPage({ vital, pages }: { vital: Vital } & Pick<Answer<'performance'>, 'pages'>) {
  const placeOf = (page: (typeof pages)[number]) => {
    const rating = ratingOf(vital, page)
    return rating && ratings.indexOf(rating)
  }
  return (
    <section class="panel">
      <Table
        caption={texts.pages(vital)}
        items={pages}
        keyOf={({ name }) => name}
        text={({ name }) => name}
        empty={board.nothing}
        perPage={25}
        columns={[
          {
            name: texts.page,
            isHead: true,
            cell: ({ name }) => <Given>{name}</Given>,
            by: ({ name }) => name,
          },
          ...percentiles.map((percentile) => ({
            name: texts.heads[percentile],
            isNumber: true,
            cell: (page: (typeof pages)[number]) => texts.valueOf(vital, page[percentile]),
            by: (page: (typeof pages)[number]) => page[percentile],
          })),
          { name: texts.rating, cell: (page) => <RatingTag rating={ratingOf(vital, page)} />, by: placeOf },
          { name: texts.many, isNumber: true, cell: (page) => count(page.count), by: (page) => page.count },
        ]}
      />
    </section>
  )
}
