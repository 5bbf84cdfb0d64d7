import type { ComponentChildren } from 'preact'
import { useLocation, useRoute } from 'preact-iso'
import { may } from '../../../client/may.ts'
import { organizations } from '../../../client/session.ts'
import { PageTabs } from '../../../parts/page-tabs.tsx'
import { isGone } from '../../../parts/project-page/gone.tsx'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { useTitle } from '../../../parts/title.ts'
import { texts } from '../../../texts/en/analytics.ts'
import type { Website } from './types.ts'
import { type OpenedWebsite, useWebsite } from './use-website.ts'
import { useWebsiteLinks } from './website-links.ts'
import '../../../parts/project-nav.css'
import './analytics.css'

export interface OfWebsite {
  website: Website
  opened: OpenedWebsite
  /** Whether who looks may change the website, and its policy. */
  rights: { change: boolean; rule: boolean }
}

interface WebsitePageProps {
  title: string
  /** What a page below one of the others is about, for the title of the window. */
  of?: string
  children: (of: OfWebsite) => ComponentChildren
}

/** A page of a website: the way between its pages, the states in which there is none to show, and else its content. */
export function WebsitePage(props: WebsitePageProps) {
  const { websiteId = '' } = useRoute().params
  return <Shown key={websiteId} websiteId={websiteId} {...props} />
}

function Shown({ websiteId, title, of, children }: WebsitePageProps & { websiteId: string }) {
  const opened = useWebsite(websiteId)
  const { website, error, again } = opened
  if (isGone(error.value)) return <Gone />
  const now = website.value
  if (now) {
    const role = organizations.value.find(({ organizationId }) => organizationId === now.organizationId)?.role
    const rights = { change: may(role, 'member'), rule: may(role, 'admin') }
    return (
      <>
        <WebsiteNav website={now} of={of} />
        {children({ website: now, opened, rights })}
      </>
    )
  }
  return error.value === null ? (
    <Loading />
  ) : (
    <>
      <h1>{title}</h1>
      <Failed error={error.value} retry={again} />
    </>
  )
}

/** In the order in which they are offered. What lies below one of them belongs to it. */
const tabs = [
  { page: '', text: texts.tabs.dashboard },
  { page: 'realtime', text: texts.tabs.realtime },
  { page: 'visitors', text: texts.tabs.visitors },
  { page: 'events', text: texts.tabs.events },
  { page: 'reports', text: texts.tabs.reports },
  { page: 'replays', text: texts.tabs.replays },
  { page: 'heatmaps', text: texts.tabs.heatmaps },
  { page: 'settings', text: texts.tabs.settings },
] as const

function WebsiteNav({ website: { id, name }, of }: { website: Website; of: string | undefined }) {
  const { path } = useLocation()
  const linkTo = useWebsiteLinks(id)
  const place = path.slice(`/websites/${id}`.length + 1)
  const shown = tabs.find(({ page }) => place === page)
  const within = tabs.find(({ page }) => page && place.startsWith(`${page}/`))
  useTitle([of, (shown ?? within)?.page && (shown ?? within)?.text, name].filter(Boolean).join(' · '))
  return (
    <nav class="project-nav" aria-label={texts.pages}>
      <p class="project-path">
        <a href="/websites">{texts.title}</a>
        <a href={linkTo('')} class="project-name" dir="auto">
          {name}
        </a>
      </p>
      <PageTabs
        tabs={tabs.map(({ page, text }) => ({
          href: linkTo(page),
          text,
          current: page === shown?.page ? 'page' : page === within?.page ? 'true' : undefined,
        }))}
      />
    </nav>
  )
}

const Gone = () => (
  <>
    <h1>{texts.gone}</h1>
    <Empty>
      <p>{texts.goneHint}</p>
      <p class="actions">
        <a class="button primary" href="/websites">
          {texts.toAll}
        </a>
      </p>
    </Empty>
  </>
)
