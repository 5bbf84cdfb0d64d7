import { type Output, call } from '../../../client/call.ts'
import { count } from '../../../parts/amounts.ts'
import { Given, Time } from '../../../parts/given.tsx'
import { isGone } from '../../../client/refusal.ts'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts as parts } from '../../../texts/en/analytics-parts.ts'
import { visitor as texts } from '../../../texts/en/analytics-visitors.ts'
import { clientOf, placeOf } from '../parts/known-place.ts'
import type { Website } from '../parts/types.ts'
import { useWebsiteLinks } from '../parts/website-links.ts'
import { ReplayRow } from '../replays/replay-row.tsx'
import { shownValue } from '../website/shown-value.ts'
import { Activity } from './activity.tsx'
import { NotThere } from '../../../parts/not-there.tsx'

type Session = Output<'GET /api/websites/{websiteId}/sessions/{sessionId}'>

const mostReplays = 20
// The service takes no stretch of time that is longer.
const longestMs = 3700 * 86_400_000

async function readVisitor(websiteId: string, sessionId: string) {
  const which = { websiteId, sessionId }
  const session = await call('GET /api/websites/{websiteId}/sessions/{sessionId}', which)
  const endAt = Date.parse(session.lastAt)
  const startAt = Math.max(0, Date.parse(session.firstAt), endAt - longestMs)
  const [properties, activity, recorded] = await Promise.all([
    call('GET /api/websites/{websiteId}/sessions/{sessionId}/properties', which),
    call('GET /api/websites/{websiteId}/sessions/{sessionId}/activity', { ...which, startAt, endAt }),
    call('GET /api/websites/{websiteId}/replays', { ...which, limit: mostReplays }),
  ])
  return { session, properties, activity, replays: recorded.replays }
}

/** What is known of a visitor: facts, properties, what they did visit by visit, and recordings. */
export function VisitorPage({ website, sessionId }: { website: Website; sessionId: string }) {
  const { reading, again } = useRead(() => readVisitor(website.id, sessionId), [website.id, sessionId])
  const all = useWebsiteLinks(website.id)('visitors')
  const now = reading.value
  if (now.state === 'failed' && isGone(now.error)) return <Gone all={all} />
  const name =
    now.state === 'ready' ? now.value.session.distinctId || parts.anonymous(sessionId) : texts.title
  return (
    <>
      <div class="head">
        <h1 dir="auto">{name}</h1>
        <a class="button plain" href={all}>
          {texts.back}
        </a>
      </div>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && (
        <>
          <Facts session={now.value.session} />
          <div class="visitor-columns">
            <section class="panel">
              <h2>{texts.activity}</h2>
              <Activity acts={now.value.activity} website={website} />
            </section>
            <div>
              <Properties properties={now.value.properties} />
              <section class="panel">
                <h2>{texts.recordings}</h2>
                {now.value.replays.length === 0 ? (
                  <p class="muted">{texts.noRecordings}</p>
                ) : (
                  <ul class="framed replays">
                    {now.value.replays.map((replay) => (
                      <ReplayRow key={replay.replaySessionId} replay={replay} />
                    ))}
                  </ul>
                )}
              </section>
            </div>
          </div>
        </>
      )}
    </>
  )
}

function Facts({ session }: { session: Session }) {
  const facts = [
    [texts.first, <Time key="first" at={session.firstAt} />],
    [texts.last, <Time key="last" at={session.lastAt} />],
    [texts.visits, count(session.visits)],
    [texts.views, count(session.views)],
    [texts.events, count(session.events)],
    [texts.time, texts.duration(session.totaltime)],
    [texts.from, <Given key="from">{placeOf(session)}</Given>],
    [texts.with, <Given key="with">{clientOf(session)}</Given>],
    [texts.screen, <Given key="screen">{session.screen}</Given>],
    [
      texts.language,
      <Given key="language">{session.language && shownValue('language', session.language)}</Given>,
    ],
  ] as const
  return (
    <section class="panel" aria-label={texts.facts}>
      <dl class="visitor-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Property = Output<'GET /api/websites/{websiteId}/sessions/{sessionId}/properties'>[number]

const Properties = ({ properties }: { properties: readonly Property[] }) => (
  <section class="panel">
    <h2>{texts.properties}</h2>
    {properties.length === 0 ? (
      <p class="muted">{texts.noProperties}</p>
    ) : (
      <table class="visitor-properties">
        <caption class="visually-hidden">{texts.properties}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.property}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {properties.map(({ dataKey, stringValue }) => (
            <tr key={dataKey}>
              <th scope="row">
                <Given>{dataKey}</Given>
              </th>
              <td>
                <Given>{stringValue}</Given>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const Gone = ({ all }: { all: string }) => (
  <NotThere title={texts.gone} hint={texts.goneHint} href={all} toAll={texts.back} />
)
