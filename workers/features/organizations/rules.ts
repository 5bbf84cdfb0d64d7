import type { OrganizationSettings, Tier } from '../../../shared/db/tables/organizations.ts'
import { chatDefaults } from '../../../shared/kernel/chat-defaults.ts'
import type { Role } from '../../../shared/kernel/roles.ts'
import { changedFields } from '../../../shared/kernel/unchanged.ts'

const gigabyte = 2 ** 30

const quotas = {
  startup: { maxMembers: 10, maxProjects: 10, maxStorage: 5 * gigabyte },
  growth: { maxMembers: 50, maxProjects: 100, maxStorage: 50 * gigabyte },
  enterprise: { maxMembers: 500, maxProjects: 1000, maxStorage: 500 * gigabyte },
} satisfies Record<Tier, Partial<OrganizationSettings>>

/** What an organization works with: its own settings over the defaults of its tier. */
export function settingsOf(tier: Tier, own: Partial<OrganizationSettings>): OrganizationSettings {
  return {
    ...chatDefaults,
    allowPublicKBs: true,
    customBranding: false,
    ...quotas[tier],
    ...own,
  }
}

/** The limits of the plan, which are the owners' affair as the plan is. */
export const planLimits = ['maxMembers', 'maxProjects', 'maxStorage'] as const
type PlanLimit = (typeof planLimits)[number]

/** Settings as who has this role sees them. */
export function settingsSeenBy(
  role: Role,
  settings: OrganizationSettings,
): Omit<OrganizationSettings, PlanLimit> & Partial<OrganizationSettings> {
  const { maxMembers, maxProjects, maxStorage, ...others } = settings
  return { ...others, ...(role === 'owner' && { maxMembers, maxProjects, maxStorage }) }
}

/** What a refusal adds of a limit of the plan: the number, for an owner. */
export const limitSeenBy = (role: Role | undefined, limit: number): string =>
  role === 'owner' ? ` (now ${limit})` : ''

/** Those of the given settings that differ from what is shown; the others go on following the tier. Null takes back what the organization has of its `own`. */
export const changedSettings = <T extends object>(
  given: T,
  { shown, own }: { shown: Partial<OrganizationSettings>; own: object },
): Partial<T> =>
  Object.fromEntries(
    Object.entries(changedFields(given, shown)).filter(([name, value]) => value !== null || name in own),
  ) as Partial<T>

/** Words that are, or may become, addresses of our own. */
const reservedSlugs: ReadonlySet<string> = new Set(
  `
about account admin api app assets auth billing blog collect dashboard demo docs health help home
invitation invitations list login logout mail mcp new null organizations pricing privacy public register root
settings signin signout signup static status support switch system terms tracewright undefined
well-known ws www
`
    .trim()
    .split(/\s/),
)

/** Says what is wrong with a slug, or null: lower-case letters, digits and single hyphens between them, 2 to 63 characters, no word of our own and no id. */
export function slugFault(slug: string): string | null {
  if (slug.length < 2 || slug.length > 63) return 'Between 2 and 63 characters'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'Lower-case letters, digits, and single hyphens between them'
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug)) return 'This looks like an id'
  return reservedSlugs.has(slug) ? 'This word is reserved' : null
}
