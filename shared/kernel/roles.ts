export const roles = ['viewer', 'member', 'admin', 'owner'] as const
export type Role = (typeof roles)[number]

/** Whose doing a membership is: the person's own, that of others in the organization, or that of the claim of an identity provider. */
export const membershipSources = ['self', 'others', 'claim'] as const
export type MembershipSource = (typeof membershipSources)[number]

/** Whose doing leaves it to a membership to say which organization is meant. */
export const ownSources: readonly MembershipSource[] = membershipSources.filter(
  (source) => source !== 'others',
)

/** True when `role` is at least `needed` (owner > admin > member > viewer). */
export function roleAllows(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

/** An organization, and what the actor may do there where that was read along: null for a person who is a stranger to it. */
export interface Belonging {
  organizationId: string
  role?: Role | null
  /** The organization of the actor with which the record is shared, where that is how it may be reached: the role holds for this record alone. */
  sharedWith?: string
}
