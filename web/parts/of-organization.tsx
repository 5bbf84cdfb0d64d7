import type { ComponentChildren } from 'preact'
import { type OrganizationChoice, organization } from '../client/session.ts'
import { Empty } from './states.tsx'

interface OfOrganizationProps {
  title: string
  texts: Readonly<Record<'nobodys' | 'nobodysHint' | 'toSettings', string>>
  children: (chosen: OrganizationChoice) => ComponentChildren
}

/** What an organization has; whoever belongs to none is shown where they get one. */
export function OfOrganization({ title, texts, children }: OfOrganizationProps) {
  const chosen = organization.value
  if (chosen) return <>{children(chosen)}</>
  return (
    <>
      <h1>{title}</h1>
      <Empty>
        <h2>{texts.nobodys}</h2>
        <p>{texts.nobodysHint}</p>
        <p class="actions">
          <a class="button" href="/settings">
            {texts.toSettings}
          </a>
        </p>
      </Empty>
    </>
  )
}
