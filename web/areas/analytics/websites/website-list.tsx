import { useSignal } from '@preact/signals'
import { useLocation } from 'preact-iso'
import { call } from '../../../client/call.ts'
import { may } from '../../../client/may.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import { Button } from '../../../parts/button.tsx'
import { readAll } from '../../../parts/read-all.ts'
import { useRead } from '../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts } from '../../../texts/en/analytics.ts'
import { rangeOf } from '../parts/range.ts'
import type { Website } from '../parts/types.ts'
import { NewWebsite } from './new-website.tsx'

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
  const isCreating = useSignal(false)
  const { route } = useLocation()
  const mayCreate = may(role, 'member')
  const now = reading.value
  const create = () => void (isCreating.value = true)
  return (
    <>
      <div class="head">
        <div class="title">
          <h1>{texts.title}</h1>
          <p class="muted">{texts.lead}</p>
        </div>
        {mayCreate && now.state === 'ready' && now.value.length > 0 && (
          <Button kind="primary" act={create}>
            {texts.new}
          </Button>
        )}
      </div>
      {now.state === 'loading' && <Loading />}
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {now.state === 'ready' && now.value.length === 0 && <None {...(mayCreate && { create })} />}
      {now.state === 'ready' && now.value.length > 0 && <Websites websites={now.value} />}
      {mayCreate && (
        <NewWebsite
          organizationId={organizationId}
          isOpen={isCreating.value}
          close={() => void (isCreating.value = false)}
          created={({ id }) => route(`/websites/${id}`)}
        />
      )}
    </>
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

const guide = '/docs/guides/websites'

const None = ({ create }: { create?: () => void }) => (
  <Empty>
    <h2>{texts.none}</h2>
    <p>
      {texts.noneHint} <a href={guide}>{texts.guide}</a>
    </p>
    {create ? (
      <p class="actions">
        <Button kind="primary" act={create}>
          {texts.first}
        </Button>
      </p>
    ) : (
      <p>{texts.noneForViewer}</p>
    )}
  </Empty>
)
