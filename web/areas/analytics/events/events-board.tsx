import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { Given, Time } from '../../../parts/given.tsx'
import { Plot } from '../../../parts/plot.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts as dashboardTexts } from '../../../texts/en/analytics-dashboard.ts'
import { texts as parts } from '../../../texts/en/analytics-parts.ts'
import { events as texts } from '../../../texts/en/analytics-visitors.ts'
import { AskedHead } from '../parts/asked-head.tsx'
import { FilterBar } from '../parts/filter-bar.tsx'
import { useKeptRead } from '../parts/kept-read.ts'
import { clientOf, placeOf } from '../parts/known-place.ts'
import { NumberedList } from '../parts/numbered-list.tsx'
import { type Asked, useAsked } from '../parts/use-asked.ts'
import { VisitorLink } from '../parts/visitor-link.tsx'
import type { OfWebsite } from '../parts/website-page.tsx'
import { bucketsOf, ticks } from '../website/buckets.ts'
import { seriesOf } from './series.ts'

/** How often what has a name happened, and each event and page view. */
export function EventsBoard({ of: { website, rights } }: { of: OfWebsite }) {
  const asked = useAsked(website)
  const turn = useSignal(0)
  return (
    <>
      <AskedHead title={texts.title} lead={texts.lead} asked={asked} update={async () => void turn.value++} />
      <FilterBar asked={asked} mayChange={rights.change} />
      <OverTime asked={asked} turn={turn.value} />
      <section class="panel">
        <NumberedList
          caption={texts.list}
          columns={columns}
          keyOf={({ id }) => id}
          keys={[asked.key, turn.value]}
          empty={texts.noneListed}
          read={(page) => {
            const { startAt, endAt } = asked.range()
            const whose = { websiteId: website.id, startAt, endAt, ...asked.whose() }
            return call('GET /api/websites/{websiteId}/events', { ...whose, ...page })
          }}
        />
      </section>
    </>
  )
}

type Event = Output<'GET /api/websites/{websiteId}/events'>['data'][number]

const columns: readonly Column<Event>[] = [
  {
    name: texts.what,
    isHead: true,
    cell: ({ eventName }) => (eventName === null ? parts.pageView : <Given>{eventName}</Given>),
  },
  { name: texts.where, cell: ({ urlPath }) => <Given>{urlPath}</Given> },
  {
    name: texts.who,
    cell: ({ websiteId, sessionId, distinctId }) => (
      <VisitorLink websiteId={websiteId} sessionId={sessionId} distinctId={distinctId} />
    ),
  },
  { name: texts.from, cell: (one) => <bdi>{placeOf(one)}</bdi> },
  { name: texts.with, cell: (one) => <bdi>{clientOf(one)}</bdi> },
  { name: texts.when, cell: ({ createdAt }) => <Time at={createdAt} /> },
]

/** As many as have a colour of their own. */
const mostNames = 4

function OverTime({ asked, turn }: { asked: Asked; turn: number }) {
  const { website, id } = asked
  const { timezone } = website
  const { reading, again } = useKeptRead(async () => {
    const range = asked.range()
    const { startAt, endAt, unit } = range
    const points = await call('GET /api/websites/{websiteId}/events/series', {
      websiteId: website.id,
      startAt,
      endAt,
      unit,
      timezone,
      limit: mostNames,
      ...asked.whose(),
    })
    return { id, range, points }
  }, [asked.key, turn])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const { range, points } = now.value
  if (points.length === 0) return <Empty>{texts.none}</Empty>
  const buckets = bucketsOf(range, { timezone, id: now.value.id })
  return (
    <section class="panel" aria-labelledby="events-often">
      <h2 class="visually-hidden" id="events-often">
        {texts.often}
      </h2>
      <Plot
        title={texts.overTime}
        kind="bars"
        days={buckets.map(({ key }) => key)}
        steps={{ labels: buckets.map(({ label }) => label), every: ticks[range.unit] }}
        dayName={dashboardTexts.units[range.unit]}
        series={seriesOf(points, buckets)}
      />
    </section>
  )
}
