import { results as texts } from '../../../../texts/en/analytics-reports.ts'
import { textOf } from '../parameters.ts'
import type { Answer, Parameters } from '../types.ts'
import { moneyOf } from './money.ts'
import { NamedValues } from './named-values.tsx'

interface AttributedProps {
  answer: Answer<'attribution'>
  parameters: Parameters
}

export function Attributed({ answer: { total, ...sources }, parameters }: AttributedProps) {
  const currency = textOf(parameters, 'currency')
  return (
    <>
      <p class="report-said">
        {texts.attributionSaid({ times: total.pageviews, of: total.visitors, inVisits: total.visits })}
      </p>
      <div class="analytics-grid">
        {Object.entries(sources).map(([name, values]) => (
          <NamedValues
            key={name}
            title={texts.attributed[name] ?? name}
            head={currency ? texts.earned : texts.visitors}
            values={values}
            format={currency ? moneyOf(currency) : undefined}
          />
        ))}
      </div>
    </>
  )
}
