import { count } from '../../../../parts/amounts.ts'
import { Given } from '../../../../parts/given.tsx'
import { results as texts } from '../../../../texts/en/analytics-reports.ts'
import { Bars } from '../../parts/bars.tsx'
import type { Answer } from '../types.ts'

export function Funnel({ steps }: { steps: Answer<'funnel'> }) {
  const first = steps[0]?.visitors ?? 0
  const last = steps.at(-1)?.visitors ?? 0
  return (
    <section class="panel">
      <p class="report-said">{texts.funnelSaid({ first, last, steps: steps.length })}</p>
      <Bars
        caption={texts.funnelSaid({ first, last, steps: steps.length })}
        heads={[texts.value, texts.visitors, texts.share, texts.lost, texts.median]}
        bars={steps.map(({ type, value, visitors, remaining, dropped, dropoff, medianSeconds }, place) => ({
          key: `${place} ${type} ${value}`,
          name: (
            <>
              {place + 1}. {texts.stepName[type]} <Given>{value}</Given>
            </>
          ),
          value: visitors,
          more: [
            remaining === null ? texts.unknown : texts.percent(remaining),
            place === 0 || dropoff === null ? texts.unknown : `${count(dropped)} (${texts.percent(dropoff)})`,
            place === 0 ? texts.unknown : texts.duration(medianSeconds),
          ],
        }))}
      />
    </section>
  )
}
