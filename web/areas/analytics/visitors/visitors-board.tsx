import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { count } from '../../../parts/amounts.ts'
import { Time } from '../../../parts/given.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import type { Column } from '../../../parts/table/column.ts'
import { texts } from '../../../texts/en/analytics-visitors.ts'
import { AskedHead } from '../parts/asked-head.tsx'
import { FilterBar } from '../parts/filter-bar.tsx'
import { useKeptRead } from '../parts/kept-read.ts'
import { clientOf, placeOf } from '../parts/known-place.ts'
import { NumberedList } from '../parts/numbered-list.tsx'
import { type Asked, useAsked } from '../parts/use-asked.ts'
import { VisitorLink } from '../parts/visitor-link.tsx'
import type { OfWebsite } from '../parts/website-page.tsx'
import { Weekly } from './weekly.tsx'

/** Figures of the visitors, the hours of the week at which they come, and each of them. */
export function VisitorsBoard({ of: { website, rights } }: { of: OfWebsite }) {
  const asked = useAsked(website)
  const turn = useSignal(0)
  return (
    <>
      <AskedHead title={texts.title} lead={texts.lead} asked={asked} update={async () => void turn.value++} />
      <FilterBar asked={asked} mayChange={rights.change} />
      <Figures asked={asked} turn={turn.value} />
      <section class="panel">
        <NumberedList
          caption={texts.list}
          columns={columns}
          keyOf={({ id }) => id}
          keys={[asked.key, turn.value]}
          empty={texts.none}
          read={(page) => {
            const { startAt, endAt } = asked.range()
            const whose = { websiteId: website.id, startAt, endAt, ...asked.whose() }
            return call('GET /api/websites/{websiteId}/sessions', { ...whose, ...page })
          }}
        />
        <p class="muted fine">{texts.period}</p>
      </section>
    </>
  )
}

type Session = Output<'GET /api/websites/{websiteId}/sessions'>['data'][number]

const columns: readonly Column<Session>[] = [
  {
    name: texts.who,
    isHead: true,
    cell: ({ id, websiteId, distinctId }) => (
      <VisitorLink websiteId={websiteId} sessionId={id} distinctId={distinctId} />
    ),
  },
  { name: texts.last, cell: ({ lastAt }) => <Time at={lastAt} /> },
  { name: texts.where, cell: (one) => <bdi>{placeOf(one)}</bdi> },
  { name: texts.with, cell: (one) => <bdi>{clientOf(one)}</bdi> },
  { name: texts.visits, isNumber: true, cell: ({ visits }) => count(visits) },
  { name: texts.views, isNumber: true, cell: ({ views }) => count(views) },
  { name: texts.events, isNumber: true, cell: ({ events }) => count(events) },
]

const figures = ['visitors', 'visits', 'pageviews', 'events', 'countries'] as const

function Figures({ asked, turn }: { asked: Asked; turn: number }) {
  const { website } = asked
  const { reading, again } = useKeptRead(async () => {
    const { startAt, endAt } = asked.range()
    const whose = { websiteId: website.id, startAt, endAt, ...asked.whose() }
    const [stats, weekly] = await Promise.all([
      call('GET /api/websites/{websiteId}/sessions/stats', whose),
      call('GET /api/websites/{websiteId}/sessions/weekly', whose),
    ])
    return { stats, weekly }
  }, [asked.key, turn])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed') return <Failed error={now.error} retry={again} />
  const { stats, weekly } = now.value
  return (
    <>
      <section class="panel" aria-labelledby="visitors-figures">
        <h2 class="visually-hidden" id="visitors-figures">
          {texts.figures}
        </h2>
        <dl class="totals">
          {figures.map((name) => (
            <div key={name}>
              <dt>{texts.names[name]}</dt>
              <dd>{count(stats[name].value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Weekly hours={weekly} />
    </>
  )
}
