import { may } from '../../../client/may.ts'
import type { OrganizationChoice } from '../../../client/session.ts'
import type { KnowledgeBase } from './types.ts'

export interface Rights {
  /** Adds files. */
  add: boolean
  /** Changes the base, deletes files and has them read anew. */
  change: boolean
  /** Shares the base, opens it to everybody and deletes it. */
  rule: boolean
}

/** What somebody may do with a base: by their role where it is their organization's, else by how it is shared with the organization that they look for. */
export function rightsIn(
  { organizationId, permission }: Pick<KnowledgeBase, 'organizationId' | 'permission'>,
  organizations: readonly OrganizationChoice[],
  current: OrganizationChoice | null,
): Rights {
  const own = organizations.find((one) => one.organizationId === organizationId)?.role
  const isMember = may(own, 'member')
  const byShare = permission === 'write' && may(current?.role, 'member')
  return { add: isMember || byShare, change: isMember, rule: may(own, 'admin') }
}
