import { and, eq } from 'drizzle-orm'
import type { MembershipSource, Role } from '../kernel/access.ts'
import type { Database } from './database.ts'
import { memberships } from './tables/organizations.ts'

export interface HeldMembership {
  organizationId: string
  role: Role
  source: MembershipSource
}

export interface Memberships {
  role: (organizationId: string, userId: string) => Promise<Role | null>
  ofUser: (userId: string) => Promise<HeldMembership[]>
}

export function createMemberships(db: Database): Memberships {
  return {
    async role(organizationId, userId) {
      const [row] = await db
        .select({ role: memberships.role })
        .from(memberships)
        .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
      return row?.role ?? null
    },
    ofUser: (userId) =>
      db
        .select({
          organizationId: memberships.organizationId,
          role: memberships.role,
          source: memberships.source,
        })
        .from(memberships)
        .where(eq(memberships.userId, userId)),
  }
}
