import { type Output, call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { usage as texts } from '../../../texts/en/project.ts'
import { count, moneyIn, monthOf } from '../../settings/settings/money.ts'
import { busiest, dayOf } from './usage-days.ts'

type Current = Output<'GET /api/organizations/{organizationId}/token-usage/current'>

/** What models took this month, as a sentence, a plot and a table that say the same. */
export function Usage({ organizationId }: { organizationId: string }) {
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/token-usage/current', { organizationId }),
    [organizationId],
  )
  const now = reading.value
  return (
    <section class="panel usage" aria-labelledby="usage-of-project">
      <h2 id="usage-of-project">{texts.title}</h2>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && <Month current={now.value} />}
    </section>
  )
}

function Month({ current }: { current: Current }) {
  const { periodStart, totalInputTokens, totalOutputTokens, totalCost, currency, byDay } = current
  const month = monthOf(periodStart)
  const money = moneyIn(currency)
  const most = busiest(byDay)
  if (!most) return <p class="hint">{texts.none(month)}</p>
  return (
    <>
      <p>
        {texts.sum(month, count(totalInputTokens + totalOutputTokens), money(totalCost))}{' '}
        {byDay.length > 1 && texts.most(dayOf(most.day), count(most.inputTokens + most.outputTokens))}
      </p>
      <details>
        <summary>{texts.table}</summary>
        <div class="scroll">
          <table>
            <caption>{texts.caption(month)}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col" class="number">
                  {texts.input}
                </th>
                <th scope="col" class="number">
                  {texts.output}
                </th>
                <th scope="col" class="number">
                  {texts.cost}
                </th>
              </tr>
            </thead>
            <tbody>
              {byDay.map(({ day, inputTokens, outputTokens, cost }) => (
                <tr key={day}>
                  <th scope="row">{dayOf(day)}</th>
                  <td class="number">{count(inputTokens)}</td>
                  <td class="number">{count(outputTokens)}</td>
                  <td class="number">{money(cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
