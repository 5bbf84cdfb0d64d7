import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import { type MembershipSource, type Role, ownSources } from '../kernel/roles.ts'
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
  /** At most five of them, enough to tell which one is meant: the chosen one, any two, and two that are not the doing of others. */
  few: (userId: string, chosen: string | null) => Promise<HeldMembership[]>
}

export function createMemberships(db: Database): Memberships {
  const { organizationId, role, source } = memberships
  const held = (userId: string, which?: SQL) =>
    db
      .select({ organizationId, role, source })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), which))
  const two = (userId: string, which?: SQL) =>
    db
      .select({ organizationId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), which))
      .limit(2)
  return {
    async role(organization, userId) {
      const [row] = await held(userId, eq(organizationId, organization))
      return row?.role ?? null
    },
    ofUser: (userId) => held(userId),
    few: (userId, chosen) =>
      held(
        userId,
        sql`${organizationId} in (select ${chosen} union all select * from ${two(userId)} union all select * from ${two(userId, inArray(source, ownSources))})`,
      ),
  }
}
