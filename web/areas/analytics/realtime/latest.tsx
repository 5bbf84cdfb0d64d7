import type { Realtime } from '../../../client/follow-website.ts'
import { Given } from '../../../parts/given.tsx'
import { texts } from '../../../texts/en/analytics-realtime.ts'
import { VisitorLink } from '../parts/visitor-link.tsx'
import type { Website } from '../parts/types.ts'

type Event = Realtime['events'][number]

const mostShown = 30
const clocks = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23' })

/** What happened last, the newest first. */
export function Latest({ events, website }: { events: readonly Event[]; website: Website }) {
  if (events.length === 0) return <p class="muted">{texts.none}</p>
  return (
    <ol class="realtime-latest" tabIndex={0} aria-label={texts.latest}>
      {events.slice(0, mostShown).map((event) => (
        <li key={`${event.createdAt} ${event.__type} ${event.sessionId} ${event.urlPath} ${event.eventName}`}>
          <time dateTime={event.createdAt}>{clocks.format(new Date(event.createdAt))}</time>
          <span class="realtime-what">
            <What event={event} />
            <span class="muted">
              {' · '}
              <VisitorLink websiteId={website.id} sessionId={event.sessionId} distinctId={event.distinctId} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function What({ event: { __type: type, urlPath, eventName } }: { event: Event }) {
  if (type === 'session') return <span>{texts.came}</span>
  return (
    <span>
      {type === 'event' ? texts.did : texts.looked} <Given>{type === 'event' ? eventName : urlPath}</Given>
    </span>
  )
}
