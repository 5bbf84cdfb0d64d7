import type { Output } from '../../../client/call.ts'
import { Given } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts as parts } from '../../../texts/en/analytics-parts.ts'
import { visitor as texts } from '../../../texts/en/analytics-visitors.ts'
import type { Website } from '../parts/types.ts'
import { visitsOf } from './visits.ts'

type Act = Output<'GET /api/websites/{websiteId}/sessions/{sessionId}/activity'>[number]

const pageview = 1
const most = 500

/** What a visitor did, visit by visit. */
export function Activity({ acts, website: { timezone } }: { acts: readonly Act[]; website: Website }) {
  const { shown, more } = useFirst(visitsOf(acts, timezone), { first: 10, words: parts.moreOf })
  const days = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: timezone })
  const clocks = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hourCycle: 'h23', timeZone: timezone })
  if (acts.length === 0) return <p class="muted">{texts.noActivity}</p>
  return (
    <>
      {shown.map(({ key, startedAt, number, acts: own }) => (
        <section key={key} class="visit">
          <h3>{texts.visit(days.format(new Date(startedAt)), number)}</h3>
          <ol>
            {own.map((act) => (
              <li key={act.eventId}>
                <time dateTime={act.createdAt}>{clocks.format(new Date(act.createdAt))}</time>
                <span>
                  {act.eventType === pageview ? texts.looked : texts.did}{' '}
                  <Given>{act.eventType === pageview ? act.urlPath : act.eventName}</Given>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {more}
      {acts.length >= most && <p class="muted fine">{texts.latest}</p>}
    </>
  )
}
