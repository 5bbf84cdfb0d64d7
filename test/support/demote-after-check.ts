import { eq } from 'drizzle-orm'
import { memberships } from '../../shared/db/tables/organizations.ts'
import type { Context } from '../../shared/kernel/context.ts'
import { base } from './client.ts'
import { newContext } from './context.ts'
import type { Person } from './people.ts'

/** Makes the acting person a viewer in the moment after their role was looked up, and returns the context. */
export function demoteAfterCheck(context: Context, userId: string): Context {
  const { db, memberships: real } = context.services
  const demoting = {
    ...real,
    async role(...asked: Parameters<typeof real.role>) {
      const found = await real.role(...asked)
      await db.update(memberships).set({ role: 'viewer' }).where(eq(memberships.userId, userId))
      return found
    },
  }
  Object.defineProperty(context.services, 'memberships', { value: demoting })
  return context
}

/** A context in which somebody acts whose right is gone once it has been checked. */
export const contextOfDemoted = ({ userId, email }: Person): Context =>
  demoteAfterCheck(
    newContext({ actor: { kind: 'user', userId, email, name: 'Grace' }, origin: base }),
    userId,
  )
