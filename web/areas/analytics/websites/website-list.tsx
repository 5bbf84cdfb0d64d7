import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import { readAll } from '../../../parts/read-all.ts'
import { useRead } from '../../../parts/read.ts'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts } from '../../../texts/en/analytics.ts'
import { rangeOf } from '../parts/range.ts'
import type { Website } from '../parts/types.ts'
import { NewWebsite } from './new-website.tsx'
import { ListPage } from '../../../parts/list-page.tsx'

const guide = '/docs/guides/websites'

const readWebsites = (organizationId: string) =>
  readAll<Website>(async (from) => {
    const { websites, nextCursor } = await call('GET /api/websites', { organizationId, ...from })
    return { items: websites, nextCursor }
  })

/** The websites of an organization, each with its figures of the last days. */
export function WebsiteList({
  organization: { organizationId, role },
}: {
  organization: OrganizationChoice
}) {
  const { reading, again } = useRead(() => readWebsites(organizationId), [organizationId])
  const { route } = useLocation()
  return (
    <ListPage
      texts={texts}
      reading={reading}
      again={again}
      mayCreate={may(role, 'member')}
      noneHint={
        <p>
          {texts.noneHint} <a href={guide}>{texts.guide}</a>
        </p>
      }
      list={(websites) => <Websites websites={websites} />}
      dialog={(opening) => (
        <NewWebsite
          {...opening}
          organizationId={organizationId}
          created={({ id }) => route(`/websites/${id}`)}
        />
      )}
    />
  )
}

// Each asks for its figures, so a few at a time.
const atOnce = 20

function Websites({ websites }: { websites: readonly Website[] }) {
  const { shown, more } = useFirst(websites, { first: atOnce, words: texts.moreOf })
  return (
    <>
      <ul class="framed websites">
        {shown.map((website) => (
          <Row key={website.id} website={website} />
        ))}
      </ul>
      {more && <p class="actions websites-more">{more}</p>}
    </>
  )
}

function Row({ website: { id, name, domain, timezone } }: { website: Website }) {
  const { reading } = useRead(() => {
    const { startAt, endAt } = rangeOf('7d', { timezone, now: Date.now() })
    return call('GET /api/websites/{websiteId}/stats', { websiteId: id, startAt, endAt })
  }, [id])
  const now = reading.value
  return (
    <li>
      <div class="website-name">
        <h2>
          <a href={`/websites/${id}`} dir="auto">
            {name}
          </a>
        </h2>
        <p class="muted" dir="auto">
          {domain ?? texts.noDomain}
        </p>
      </div>
      <p class="website-figures">
        {now.state === 'ready' && (
          <>
            <span>{texts.visitors(now.value.visitors)}</span>
            <span>{texts.pageviews(now.value.pageviews)}</span>
            <span class="muted">{texts.lastDays}</span>
          </>
        )}
        {now.state === 'failed' && <span class="muted">{texts.unknownFigures}</span>}
      </p>
    </li>
  )
}
