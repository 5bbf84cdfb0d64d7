import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { call } from '../../../client/call.ts'
import { type Realtime, type WebsiteConnection, followWebsite } from '../../../client/follow-website.ts'
import { count } from '../../../parts/amounts.ts'
import { Plot } from '../../../parts/plot.tsx'
import { Empty, Loading } from '../../../parts/states.tsx'
import { useWaiting } from '../../../parts/waiting.ts'
import { texts } from '../../../texts/en/analytics-realtime.ts'
import { Bars } from '../parts/bars.tsx'
import { useEvery } from '../parts/every.ts'
import { NowThere } from '../parts/now-there.tsx'
import type { Website } from '../parts/types.ts'
import { shownValue } from '../website/shown-value.ts'
import { type Minute, aged } from './aged.ts'
import { Latest } from './latest.tsx'

/** The half hour grows older by itself, whether or not something new comes. */
const clockMs = 5_000

/** The last half hour of a website, as the service tells it. */
export function RealtimeBoard({ website }: { website: Website }) {
  const told = useSignal<Realtime | null>(null)
  const connection = useSignal<WebsiteConnection>('connecting')
  const refused = useSignal('')
  /** How far the clock of the service is from ours, and what time it is there. */
  const ahead = useSignal(0)
  const now = useSignal(Date.now())
  useWaiting(told.value === null && refused.value === '')
  function take(data: Realtime) {
    ahead.value = data.timestamp - Date.now()
    now.value = data.timestamp
    told.value = data
  }
  useEffect(() => {
    const { stop } = followWebsite({
      websiteId: website.id,
      onRealtime: take,
      onConnection: (next) => (connection.value = next),
      onRefused: (message) => (refused.value = message),
    })
    return stop
  }, [website.id])
  useEvery(clockMs, async () => {
    now.value = Date.now() + ahead.peek()
    const last = told.peek()
    // Nothing is pushed while nothing happens, but sums of the half hour fall all the same.
    if (!last || !aged(last, now.peek()).isOld) return
    const read = await call('GET /api/realtime/{websiteId}', { websiteId: website.id }).catch(() => null)
    if (read) take(read)
  })
  return (
    <>
      <div class="head">
        <div class="title">
          <h1>{texts.title}</h1>
          <p class="muted dashboard-facts">
            <span>{texts.lead}</span>
            <NowThere websiteId={website.id} turn={told.value?.totals.views ?? 0} />
          </p>
        </div>
        <p class={`tag ${connection.value === 'live' ? 'running' : ''} realtime-connection`} role="status">
          {texts.connections[connection.value]}
        </p>
      </div>
      {refused.value && (
        <div class="fault" role="alert">
          <p>{refused.value}</p>
        </div>
      )}
      {told.value === null && !refused.value && <Loading />}
      {told.value !== null && <Shown told={told.value} now={now.value} website={website} />}
    </>
  )
}

function Shown({ told, now, website }: { told: Realtime; now: number; website: Website }) {
  const { minutes, events } = aged(told, now)
  const { totals } = told
  const figures = [
    [texts.visitors, totals.visitors],
    [texts.views, totals.views],
    [texts.events, totals.events],
    [texts.countries, totals.countries],
  ] as const
  if (totals.views + totals.events === 0)
    return (
      <Empty>
        <p>{texts.quiet}</p>
      </Empty>
    )
  return (
    <>
      <section class="panel" aria-labelledby="realtime-figures">
        <h2 class="visually-hidden" id="realtime-figures">
          {texts.figures}
        </h2>
        <dl class="totals">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="panel">
        <Minutes minutes={minutes} />
      </section>
      <div class="analytics-grid two">
        <section class="panel">
          <h2>{texts.pages}</h2>
          <Counts counts={told.urls} caption={texts.pages} heads={[texts.page, texts.times]} />
        </section>
        <section class="panel">
          <h2>{texts.latest}</h2>
          <Latest events={events} website={website} />
        </section>
        <section class="panel">
          <h2>{texts.places}</h2>
          <Counts
            counts={told.countries}
            caption={texts.places}
            heads={[texts.country, texts.visitors]}
            nameOf={(code) => shownValue('country', code)}
          />
        </section>
        <section class="panel">
          <h2>{texts.referrers}</h2>
          <Counts counts={told.referrers} caption={texts.referrers} heads={[texts.referrer, texts.times]} />
        </section>
      </div>
    </>
  )
}

function Minutes({ minutes }: { minutes: readonly Minute[] }) {
  const labels = minutes.map((_, place) => texts.ago(minutes.length - 1 - place))
  const views = minutes.map((minute) => minute.views)
  const most = Math.max(...views)
  return (
    <Plot
      title={texts.overTime}
      kind="lines"
      days={minutes.map((_, place) => String(place))}
      steps={{ labels, every: [5, 10, 15] }}
      dayName={texts.minute}
      series={[
        { name: texts.views, values: views },
        { name: texts.visitors, values: minutes.map(({ visitors }) => visitors) },
      ]}
      sentence={texts.said({
        views: views.reduce((sum, value) => sum + value, 0),
        most,
        at: labels[views.indexOf(most)] ?? '',
      })}
    />
  )
}

interface CountsProps {
  counts: Readonly<Record<string, number>>
  caption: string
  heads: readonly [string, string]
  nameOf?: (key: string) => string
}

const same = (key: string) => key

function Counts({ counts, caption, heads, nameOf = same }: CountsProps) {
  const bars = Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, value]) => ({ key, name: <bdi>{nameOf(key)}</bdi>, value }))
  if (bars.length === 0) return <p class="muted">{texts.none}</p>
  return <Bars caption={caption} heads={heads} bars={bars} />
}
