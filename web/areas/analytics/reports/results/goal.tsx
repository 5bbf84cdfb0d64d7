import { results as texts } from '../../../../texts/en/analytics-reports.ts'
import { Bars } from '../../parts/bars.tsx'
import type { Answer } from '../types.ts'

export const Goal = ({ answer: { num, total } }: { answer: Answer<'goal'> }) => (
  <section class="panel">
    <p class="report-said">{texts.goalSaid(num, total)}</p>
    {total > 0 && (
      <Bars
        caption={texts.goalSaid(num, total)}
        heads={[texts.value, texts.visitors, texts.share]}
        most={total}
        bars={[
          { key: 'reached', name: texts.reached, value: num, more: [texts.percent(num / total)] },
          {
            key: 'not',
            name: texts.notReached,
            value: total - num,
            more: [texts.percent((total - num) / total)],
          },
        ]}
      />
    )}
  </section>
)
