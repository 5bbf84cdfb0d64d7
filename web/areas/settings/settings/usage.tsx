import type { ComponentChildren } from 'preact'
import { type Output, call } from '../../../client/call.ts'
import { Given } from '../../../parts/given.tsx'
import { useRead } from '../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts as all } from '../../../texts/en/settings.ts'
import { count, moneyIn, monthOf } from '../../../parts/amounts.ts'
import { Entry, Panel } from '../../../parts/rows.tsx'
import type { SectionProps } from './sections.ts'
import { UsageByDay } from './usage/by-day.tsx'
import { UsageByMonth } from './usage/by-month.tsx'

const texts = all.usage
type Current = Output<'GET /api/organizations/{organizationId}/token-usage/current'>
type Took = Current['byTask'][number] | Current['byModel'][number]

export function Section({ organization: { organizationId } }: SectionProps) {
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/token-usage/current', { organizationId }),
    [organizationId],
  )
  const now = reading.value
  if (now.state === 'loading') return <Loading text={texts.adding} />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return (
    <>
      <CurrentUsage current={now.value} />
      <UsageByMonth organizationId={organizationId} periodStart={now.value.periodStart} />
    </>
  )
}

function CurrentUsage({ current }: { current: Current }) {
  const { periodStart, totalInputTokens, totalOutputTokens, totalCost, byModel, byTask, byDay } = current
  const money = moneyIn(current.currency)
  if (totalInputTokens + totalOutputTokens === 0) return <Empty>{texts.none(monthOf(periodStart))}</Empty>
  return (
    <>
      <Panel title={texts.inUtc(monthOf(periodStart))}>
        <dl class="totals">
          <Total name={texts.tokensIn}>{count(totalInputTokens)}</Total>
          <Total name={texts.tokensOut}>{count(totalOutputTokens)}</Total>
          <Total name={texts.cost}>{money(totalCost)}</Total>
        </dl>
      </Panel>
      <UsageByDay byDay={byDay} periodStart={periodStart} />
      <Panel title={texts.byModel}>
        <ul class="rows">
          {byModel.map((line) => (
            <Share
              key={line.model}
              name={line.model}
              line={line}
              cost={line.priced ? money(line.cost) : texts.noPrice}
            />
          ))}
        </ul>
      </Panel>
      <Panel title={texts.byTask}>
        <ul class="rows">
          {byTask.map((line) => (
            <Share key={line.task} name={line.task} line={line} cost={money(line.cost)} />
          ))}
        </ul>
      </Panel>
    </>
  )
}

const Total = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Share = ({ name, line, cost }: { name: string; line: Took; cost: string }) => (
  <Entry
    what={<Given>{name}</Given>}
    more={texts.tokens(count(line.inputTokens), count(line.outputTokens))}
    acts={cost}
  />
)
