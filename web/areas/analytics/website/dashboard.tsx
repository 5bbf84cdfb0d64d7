import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { useQuery } from '../../../parts/use-query.ts'
import { texts as dashboardTexts } from '../../../texts/en/analytics-dashboard.ts'
import { useEvery } from '../parts/every.ts'
import { useKeptRead } from '../parts/kept-read.ts'
import { rangeIdOf, rangeOf } from '../parts/range.ts'
import { Snippet } from '../parts/snippet.tsx'
import type { Website } from '../parts/types.ts'
import { AccountOfHits } from './account-of-hits.tsx'
import { Chips } from './chips.tsx'
import { type FilterName, listNames } from './dimensions.ts'
import { Figures } from './figures.tsx'
import { filtersIn } from './filters.ts'
import { Head } from './head.tsx'
import { MetricList } from './metric-list.tsx'
import { OverTime } from './over-time.tsx'
import type { Shown } from './shown.ts'

const waitMs = 5_000

/** The figures of a website over a time that the address says, and the account of its hits. */
export function Dashboard({ website }: { website: Website }) {
  const turn = useSignal(0)
  const { reading: account, again: readAccount } = useRead(
    () => call('GET /api/websites/{websiteId}/ledger', { websiteId: website.id }),
    [website.id],
  )
  const ledger = account.value.state === 'ready' ? account.value.value : null
  const isWaiting = ledger !== null && ledger.stored === 0
  const update = async () => {
    turn.value++
    await readAccount()
  }
  useEvery(waitMs, readAccount, isWaiting)
  useEffect(() => {
    if (!isWaiting && ledger) turn.value++
  }, [isWaiting])
  return (
    <Board
      website={website}
      turn={turn.value}
      update={update}
      first={
        isWaiting && (
          <section class="panel" aria-labelledby="dashboard-install">
            <h2 id="dashboard-install">{dashboardTexts.installTitle}</h2>
            <Snippet websiteId={website.id} ledger={ledger} />
          </section>
        )
      }
      last={<AccountOfHits reading={account.value} again={readAccount} />}
    />
  )
}

/** The same for whoever has the share link: figures alone. */
export function SharedDashboard({ website }: { website: Website }) {
  const turn = useSignal(0)
  return <Board website={website} turn={turn.value} update={async () => void turn.value++} />
}

interface BoardProps {
  website: Website
  turn: number
  update: () => Promise<void>
  first?: ComponentChildren
  last?: ComponentChildren
}

function Board({ website, turn, update, first, last }: BoardProps) {
  const { query, ask } = useQuery()
  const filters = filtersIn(query)
  const shown: Shown = { website, id: rangeIdOf(query['range']), filters, turn }
  const filter = (name: FilterName, condition: string) =>
    ask({ [name]: filters[name] === condition ? '' : condition })
  return (
    <div class="dashboard">
      <Head shown={shown} choose={(range) => ask({ range })} update={update} />
      {first}
      <Chips filters={filters} remove={(names) => ask(Object.fromEntries(names.map((name) => [name, ''])))} />
      <InTime shown={shown} />
      <div class="dashboard-lists">
        {listNames.map((list) => (
          <MetricList key={list} list={list} shown={shown} filter={filter} />
        ))}
      </div>
      {last}
    </div>
  )
}

/** Figures and plot, which come together. */
function InTime({ shown }: { shown: Shown }) {
  const { website, id, filters, turn } = shown
  const { reading, again } = useKeptRead(async () => {
    const range = rangeOf(id, { timezone: website.timezone, now: Date.now() })
    const { startAt, endAt, unit } = range
    const asked = { websiteId: website.id, startAt, endAt, ...filters }
    const [stats, series] = await Promise.all([
      call('GET /api/websites/{websiteId}/stats', asked),
      call('GET /api/websites/{websiteId}/pageviews', { ...asked, unit, timezone: website.timezone }),
    ])
    return { id, range, stats, series }
  }, [website.timezone, id, JSON.stringify(filters), turn])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  return (
    <>
      <Figures now={now.value.stats} before={now.value.stats.comparison} />
      <OverTime {...now.value} timezone={website.timezone} />
    </>
  )
}
