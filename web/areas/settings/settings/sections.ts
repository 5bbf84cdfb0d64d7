import type { ComponentType } from 'preact'
import type { OrganizationChoice } from '../../../client/session.ts'
import { texts } from '../../../texts/en/settings.ts'
import { type Role, may } from '../../../client/may.ts'

export interface SectionProps {
  organization: OrganizationChoice
  /** Reads the organizations anew and shows the section again with what they are now. */
  reload: () => Promise<void>
}

interface Named {
  id: string
  title: string
  lead: string
}

/** Belongs to members with at least this role. */
interface OrganizationSection extends Named {
  role: Role
  load: () => Promise<{ Section: ComponentType<SectionProps> }>
}

/** Belongs to the person. */
interface OwnSection extends Named {
  role?: undefined
  isUnlisted?: true
  load: () => Promise<{ Section: ComponentType }>
}

export type Section = OrganizationSection | OwnSection

/** The parts of the settings in the order of their list. Each is loaded when it is opened. */
export const sections: readonly Section[] = [
  { id: 'team', ...texts.sections.team, role: 'viewer', load: () => import('./team.tsx') },
  { id: 'teams', ...texts.sections.teams, role: 'admin', load: () => import('./teams.tsx') },
  { id: 'general', ...texts.sections.general, role: 'admin', load: () => import('./general.tsx') },
  { id: 'access-keys', ...texts.sections.accessKeys, role: 'admin', load: () => import('./access-keys.tsx') },
  { id: 'models', ...texts.sections.models, role: 'viewer', load: () => import('./models.tsx') },
  { id: 'readings', ...texts.sections.readings, role: 'viewer', load: () => import('./readings.tsx') },
  { id: 'usage', ...texts.sections.usage, role: 'viewer', load: () => import('./usage.tsx') },
  { id: 'webhooks', ...texts.sections.webhooks, role: 'admin', load: () => import('./webhooks.tsx') },
  { id: 'drive', ...texts.sections.drive, role: 'admin', load: () => import('./drive.tsx') },
  { id: 'audit', ...texts.sections.audit, role: 'admin', load: () => import('./audit.tsx') },
  { id: 'account', ...texts.sections.account, load: () => import('./account.tsx') },
  {
    id: 'new-organization',
    ...texts.sections.newOrganization,
    isUnlisted: true,
    load: () => import('./new-organization.tsx'),
  },
]

const isOpen = ({ role }: Section, mine: Role | null) => !role || (mine !== null && may(mine, role))
const isListed = (section: Section) => !('isUnlisted' in section)

/** What stands in the list for somebody with this role; null for who belongs to no organization. */
export const sectionsFor = (mine: Role | null): Section[] =>
  sections.filter((section) => isListed(section) && isOpen(section, mine))

/** The section of this name as far as that role may open it. */
export const sectionNamed = (id: string, mine: Role | null): Section | undefined =>
  sections.find((section) => section.id === id && isOpen(section, mine))

/** The section to begin with: who belongs to no organization makes one first. */
export function sectionAt(id: string, mine: Role | null): Section {
  const found =
    sectionNamed(id, mine) ?? (mine ? sectionsFor(mine)[0] : sectionNamed('new-organization', mine))
  if (!found) throw new Error('There is no section to begin with')
  return found
}
