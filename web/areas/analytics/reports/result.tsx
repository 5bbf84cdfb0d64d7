import { texts } from '../../../texts/en/analytics-reports.ts'
import type { Asked } from '../parts/use-asked.ts'
import { Attributed } from './results/attributed.tsx'
import { Breakdown } from './results/breakdown.tsx'
import { Campaigns } from './results/campaigns.tsx'
import { Engagement } from './results/engagement.tsx'
import { Errors } from './results/errors.tsx'
import { Funnel } from './results/funnel.tsx'
import { Goal } from './results/goal.tsx'
import { Journeys } from './results/journeys.tsx'
import { Performance } from './results/performance.tsx'
import { Retention } from './results/retention.tsx'
import { Revenue } from './results/revenue.tsx'
import type { Worked } from './types.ts'

/** The answer of a report, and over whom it is exact. */
export const Result = ({ worked, asked }: { worked: Worked; asked: Asked }) => (
  <div class="report-result">
    <Answer worked={worked} asked={asked} />
    {texts.exact[worked.type] && <p class="muted fine report-exact">{texts.exact[worked.type]}</p>}
  </div>
)

function Answer({ worked, asked }: { worked: Worked; asked: Asked }) {
  switch (worked.type) {
    case 'funnel':
      return <Funnel steps={worked.answer} />
    case 'goal':
      return <Goal answer={worked.answer} />
    case 'journey':
      return <Journeys ways={worked.answer} />
    case 'retention':
      return <Retention cells={worked.answer} />
    case 'utm':
      return <Campaigns answer={worked.answer} />
    case 'attribution':
      return <Attributed answer={worked.answer} parameters={worked.parameters} />
    case 'revenue':
      return <Revenue answer={worked.answer} parameters={worked.parameters} asked={asked} />
    case 'breakdown':
      return <Breakdown rows={worked.answer} parameters={worked.parameters} />
    case 'performance':
      return <Performance answer={worked.answer} parameters={worked.parameters} asked={asked} />
    case 'engagement':
      return <Engagement answer={worked.answer} />
    case 'errors':
      return <Errors answer={worked.answer} />
  }
}
