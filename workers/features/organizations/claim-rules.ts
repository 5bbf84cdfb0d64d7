import type { HeldMembership } from '../../../shared/db/memberships.ts'
import { type Role, roleAllows, roles } from '../../../shared/kernel/roles.ts'

/** More organizations than this are not read out of one token: the first ones count. */
export const mostClaimed = 100

/** The role of an entry that names none. */
const plainRole: Role = 'member'

const longestSlug = 63

export interface ClaimChange {
  organizationId: string
  /** Null to end the membership. */
  role: Role | null
  /** Null where there is none yet. */
  previousRole: Role | null
}

/**
 * Reads the organizations that an identity provider names: a list of `slug`, `slug:role` or `{slug, role}`, or one text of them, parted by blanks or commas.
 * Whatever is none of these names nothing. A slug that comes twice has the higher of its roles.
 */
export function readClaim(value: unknown): Map<string, Role> {
  const entries = typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : []
  const claimed = new Map<string, Role>()
  for (const entry of entries) {
    const read = readEntry(entry)
    if (!read || (claimed.size >= mostClaimed && !claimed.has(read.slug))) continue
    const before = claimed.get(read.slug)
    if (!before || roleAllows(read.role, before)) claimed.set(read.slug, read.role)
  }
  return claimed
}

/** A role that does not exist makes the whole entry void: guessing would give more, or less, than was meant. */
function readEntry(entry: unknown): { slug: string; role: Role } | null {
  const [slug, given, ...rest] = partsOf(entry)
  if (typeof slug !== 'string' || rest.length > 0) return null
  // Slugs are compared as they are: folding case would let other alphabets in.
  if (slug.length > longestSlug || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return null
  const role = given === undefined ? plainRole : roles.find((each) => each === given)
  return role ? { slug, role } : null
}

function partsOf(entry: unknown): unknown[] {
  if (typeof entry === 'string') return entry.split(':')
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
  const { slug, role } = entry as { slug?: unknown; role?: unknown }
  return [slug, role]
}

/** The organizations of which a person is owner by their own doing, and whose owner the claim calls them: there its word and theirs agree. */
export const ownedByBoth = (claimed: ReadonlyMap<string, Role>, held: readonly HeldMembership[]): string[] =>
  held
    .filter(({ role, source }) => role === 'owner' && source === 'self')
    .map(({ organizationId }) => organizationId)
    .filter((organizationId) => claimed.get(organizationId) === 'owner')

/** What has to change so that a person's memberships are those that the claim names. What people made stays as it is. */
export function changesOf(
  claimed: ReadonlyMap<string, Role>,
  held: readonly HeldMembership[],
): ClaimChange[] {
  const of = new Map(held.map((membership) => [membership.organizationId, membership]))
  const given = [...claimed].flatMap(([organizationId, role]): ClaimChange[] => {
    const before = of.get(organizationId)
    if (!before) return [{ organizationId, role, previousRole: null }]
    const isOurs = before.source === 'claim' && before.role !== role
    return isOurs ? [{ organizationId, role, previousRole: before.role }] : []
  })
  const taken = held
    .filter(({ organizationId, source }) => source === 'claim' && !claimed.has(organizationId))
    .map(({ organizationId, role }) => ({ organizationId, role: null, previousRole: role }))
  return [...taken, ...given]
}
