/** From the least to the most. */
export const roles = ['viewer', 'member', 'admin', 'owner'] as const
export type Role = (typeof roles)[number]

export const allows = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed)
