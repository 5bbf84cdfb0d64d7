import { results as texts } from '../../../../texts/en/analytics-reports.ts'
import type { Answer } from '../types.ts'
import { NamedValues } from './named-values.tsx'

export function Campaigns({ answer }: { answer: Answer<'utm'> }) {
  const sources = answer['utm_source'] ?? []
  const views = sources.reduce((sum, one) => sum + one.views, 0)
  return (
    <>
      <p class="report-said">{texts.utmSaid(views, sources.length)}</p>
      <div class="analytics-grid">
        {Object.entries(answer).map(([name, values]) => (
          <NamedValues
            key={name}
            title={texts.utm[name] ?? name}
            head={texts.views}
            values={values.map(({ utm, views: value }) => ({ name: utm, value }))}
          />
        ))}
      </div>
    </>
  )
}
