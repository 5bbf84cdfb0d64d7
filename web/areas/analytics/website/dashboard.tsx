import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as dashboardTexts } from '../../../texts/en/analytics-dashboard.ts'
import { useEvery } from '../parts/every.ts'
import { FilterBar } from '../parts/filter-bar.tsx'
import { useKeptRead } from '../parts/kept-read.ts'
import { SegmentGone, isOfNoSegment } from '../parts/segment-gone.tsx'
import { Snippet } from '../parts/snippet.tsx'
import type { Website } from '../parts/types.ts'
import { ofEverybody, useAsked } from '../parts/use-asked.ts'
import type { OfWebsite } from '../parts/website-page.tsx'
import { AccountOfHits } from './account-of-hits.tsx'
import { Chips } from './chips.tsx'
import { type FilterName, listNames } from './dimensions.ts'
import { Figures } from './figures.tsx'
import { without } from './filters.ts'
import { Head } from './head.tsx'
import { MetricList } from './metric-list.tsx'
import { OverTime } from './over-time.tsx'
import type { Shown } from './shown.ts'

const waitMs = 5_000

/** The figures of a website over a time that the address says, and the account of its hits. */
export function Dashboard({ of: { website, rights } }: { of: OfWebsite }) {
  const asked = useAsked(website)
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
      shown={{ asked, turn: turn.value }}
      update={update}
      tools={!isWaiting && <FilterBar asked={asked} mayChange={rights.change} />}
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
  const asked = ofEverybody(useAsked(website))
  return (
    <Board
      shown={{ asked, turn: turn.value }}
      update={async () => void turn.value++}
      tools={<Chips filters={asked.filters} remove={(names) => asked.ask(without(names))} />}
    />
  )
}

interface BoardProps {
  shown: Shown
  update: () => Promise<void>
  /** Whose visits count, and how that is chosen. */
  tools: ComponentChildren
  first?: ComponentChildren
  last?: ComponentChildren
}

function Board({ shown, update, tools, first, last }: BoardProps) {
  const { filters, ask } = shown.asked
  const { reading, again } = useInTime(shown)
  const now = reading.value
  const filter = (name: FilterName, condition: string) =>
    ask({ [name]: filters[name] === condition ? '' : condition })
  return (
    <div class="dashboard">
      <Head shown={shown} choose={(range) => ask({ range })} update={update} />
      {first}
      {tools}
      {now.state === 'failed' && isOfNoSegment(now.error) ? (
        <SegmentGone ask={ask} />
      ) : (
        <>
          {now.state === 'loading' && <Loading />}
          {now.state === 'failed' && <Failed error={now.error} retry={again} />}
          {now.state === 'ready' && <InTime {...now.value} timezone={shown.asked.website.timezone} />}
          <div class="dashboard-lists">
            {listNames.map((list) => (
              <MetricList key={list} list={list} shown={shown} filter={filter} />
            ))}
          </div>
        </>
      )}
      {last}
    </div>
  )
}

/** Figures and plot come together. */
const useInTime = ({ asked: { website, id, key, range, whose }, turn }: Shown) =>
  useKeptRead(async () => {
    const now = range()
    const { startAt, endAt, unit } = now
    const asked = { websiteId: website.id, startAt, endAt, ...whose() }
    const [stats, series] = await Promise.all([
      call('GET /api/websites/{websiteId}/stats', asked),
      call('GET /api/websites/{websiteId}/pageviews', { ...asked, unit, timezone: website.timezone }),
    ])
    return { id, range: now, stats, series }
  }, [key, turn])

type Told = ReturnType<typeof useInTime>['reading']['value'] & { state: 'ready' }

const InTime = ({ stats, ...overTime }: Told['value'] & { timezone: string }) => (
  <>
    <Figures now={stats} before={stats.comparison} />
    <OverTime {...overTime} />
  </>
)
