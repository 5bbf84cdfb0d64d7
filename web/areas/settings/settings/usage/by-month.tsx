import { call } from '../../../../client/call.ts'
import { useRead } from '../../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../../parts/states.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { count, moneyIn, monthOf } from '../../../../parts/amounts.ts'
import { monthsUntil } from './months.ts'
import { Panel } from '../../../../parts/rows.tsx'

const texts = all.usage
const shownMonths = 6

interface UsageByMonthProps {
  organizationId: string
  periodStart: string
}

/** What each of the last months took, the newest first. */
export function UsageByMonth({ organizationId, periodStart }: UsageByMonthProps) {
  const { reading, again } = useRead(
    () =>
      Promise.all(
        monthsUntil(periodStart, shownMonths).map(async ({ from, to }) => {
          const route = 'GET /api/organizations/{organizationId}/token-usage'
          return { from, ...(await call(route, { organizationId, from, to })) }
        }),
      ),
    [organizationId, periodStart],
  )
  const now = reading.value
  return (
    <Panel title={texts.months}>
      {now.state === 'loading' && <Loading text={texts.adding} />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && <Months months={now.value} />}
    </Panel>
  )
}

interface Month {
  from: string
  totalInputTokens: number
  totalOutputTokens: number
  totalCost: number
  currency: string
}

const tokensOf = ({ totalInputTokens, totalOutputTokens }: Month) => totalInputTokens + totalOutputTokens

function Months({ months }: { months: readonly Month[] }) {
  const all = months.reduce((sum, month) => sum + tokensOf(month), 0)
  const [most] = months.toSorted((one, other) => tokensOf(other) - tokensOf(one))
  if (all === 0 || !most) return <Empty>{texts.noneBefore}</Empty>
  return (
    <>
      <p>{texts.most(monthOf(most.from), count(tokensOf(most)), count(all))}</p>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.tokensIn}</th>
            <th scope="col">{texts.tokensOut}</th>
            <th scope="col">{texts.cost}</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.from}>
              <th scope="row">{monthOf(month.from)}</th>
              <td>{count(month.totalInputTokens)}</td>
              <td>{count(month.totalOutputTokens)}</td>
              <td>{moneyIn(month.currency)(month.totalCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
