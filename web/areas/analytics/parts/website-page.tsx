import type { ComponentChildren } from 'preact'
import { useRoute } from 'preact-iso'
import { may } from '../../../client/may.ts'
import { organizations } from '../../../client/session.ts'
import { isGone } from '../../../client/refusal.ts'
import { Sided } from '../../../parts/sidebar.tsx'
import { Failed, Loading } from '../../../parts/states.tsx'
import { Together } from '../../../parts/together.tsx'
import { texts } from '../../../texts/en/analytics.ts'
import type { Website } from './types.ts'
import { type OpenedWebsite, useWebsite } from './use-website.ts'
import { sharedSearch } from './website-links.ts'
import './analytics.css'
import { NotThere } from '../../../parts/not-there.tsx'

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
  const { query } = useRoute()
  const { website, error, again } = opened
  if (isGone(error.value)) return <Gone />
  const now = website.value
  return (
    <Sided kind="website" id={websiteId} name={now?.name} of={of} search={sharedSearch(query)}>
      {now ? (
        <Together>{children({ website: now, opened, rights: rightsIn(now) })}</Together>
      ) : error.value === null ? (
        <Loading />
      ) : (
        <>
          <h1>{title}</h1>
          <Failed error={error.value} retry={again} />
        </>
      )}
    </Sided>
  )
}

function rightsIn(website: Website) {
  const role = organizations.value.find(
    ({ organizationId }) => organizationId === website.organizationId,
  )?.role
  return { change: may(role, 'member'), rule: may(role, 'admin') }
}

const Gone = () => <NotThere title={texts.gone} hint={texts.goneHint} href="/websites" toAll={texts.toAll} />
