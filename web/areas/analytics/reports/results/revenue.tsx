import { count } from '../../../../parts/amounts.ts'
import { Given } from '../../../../parts/given.tsx'
import { Plot } from '../../../../parts/plot.tsx'
import { Table } from '../../../../parts/table.tsx'
import { texts as dashboardTexts } from '../../../../texts/en/analytics-dashboard.ts'
import { results as texts } from '../../../../texts/en/analytics-reports.ts'
import type { Asked } from '../../parts/use-asked.ts'
import { seriesOf } from '../../events/series.ts'
import { bucketsOf, ticks } from '../../website/buckets.ts'
import { shownValue } from '../../website/shown-value.ts'
import { textOf } from '../parameters.ts'
import type { Answer, Parameters } from '../types.ts'
import { moneyOf } from './money.ts'
import { NamedValues } from './named-values.tsx'

interface RevenueProps {
  answer: Answer<'revenue'>
  parameters: Parameters
  asked: Asked
}

/** As many as have a colour of their own. */
const mostSeries = 4

export function Revenue({ answer: { chart, country, total, table }, parameters, asked }: RevenueProps) {
  const money = moneyOf(textOf(parameters, 'currency'))
  const range = asked.range()
  const buckets = bucketsOf(range, { timezone: asked.website.timezone, id: asked.id })
  const figures = [
    [texts.revenue, money(total.sum)],
    [texts.sold, count(total.count)],
    [texts.payers, count(total.unique_count)],
    [texts.average, money(total.average)],
    [texts.arpu, money(total.arpu)],
  ] as const
  return (
    <>
      <section class="panel">
        <dl class="totals report-totals">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {chart.length > 0 && (
        <section class="panel">
          <Plot
            title={texts.overTime}
            kind="bars"
            days={buckets.map(({ key }) => key)}
            steps={{ labels: buckets.map(({ label }) => label), every: ticks[range.unit] }}
            dayName={dashboardTexts.units[range.unit]}
            series={seriesOf(chart, buckets).slice(0, mostSeries)}
            format={money}
          />
        </section>
      )}
      <div class="analytics-grid">
        <NamedValues
          title={texts.byCountry}
          head={texts.revenue}
          values={country.map(({ name, value }) => ({ name: shownValue('country', name), value }))}
          format={money}
        />
        <Currencies table={table} />
      </div>
    </>
  )
}

const Currencies = ({ table }: Pick<Answer<'revenue'>, 'table'>) => (
  <section class="panel">
    <h3>{texts.byCurrency}</h3>
    <Table
      caption={<span class="visually-hidden">{texts.byCurrency}</span>}
      items={table}
      keyOf={({ currency }) => currency}
      empty={texts.none}
      columns={[
        { name: texts.currency, isHead: true, cell: ({ currency }) => <Given>{currency}</Given> },
        {
          name: texts.revenue,
          isNumber: true,
          cell: ({ currency, sum }) => moneyOf(currency)(sum),
        },
        { name: texts.sold, isNumber: true, cell: (one) => count(one.count) },
        { name: texts.payers, isNumber: true, cell: (one) => count(one.unique_count) },
      ]}
    />
  </section>
)
