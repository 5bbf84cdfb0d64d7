import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Statement } from '../../../shared/db/database.ts'
import { ciTriggers } from '../../../shared/db/tables/ci-triggers.ts'
import { projects } from '../../../shared/db/tables/projects.ts'
import { webhooks } from '../../../shared/db/tables/webhooks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { mayMakeKeys } from './team-rules.ts'
import type { Maker } from './withdraw-invitations-by.ts'

/**
 * Ends what somebody set up between an organization and the world outside and could not set up any more. Triggers go: who made one knows its secret, and would go on starting runs.
 * Web hooks are switched off: they would go on telling an address of theirs. An admin who knows the address switches one on again. `summary` counts them, behind the one that is given;
 * it has to be read before `statements` in the same transaction. `namesIn` tells of their results what went.
 */
export function withdrawCallersBy({ services: { db }, now }: Context, maker: Maker, summary: SQL<string>) {
  const { organizationId, userId, role } = maker
  // An empty id matches nobody: a member who may still create them keeps theirs.
  const by = mayMakeKeys(role) ? '' : userId
  const projectsThere = db
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(and(eq(projects.organizationId, organizationId), isNull(projects.deletedAt)))
  // By way of its projects: the index of triggers is theirs.
  const theirTriggers = and(inArray(ciTriggers.projectId, projectsThere), eq(ciTriggers.createdBy, by))
  const theirHooks = and(
    eq(webhooks.organizationId, organizationId),
    eq(webhooks.createdBy, by),
    eq(webhooks.active, true),
  )
  const off = { active: false, inactiveReason: null, updatedAt: now() }
  const statements: Statement[] = [
    db.delete(ciTriggers).where(theirTriggers).returning({ name: ciTriggers.name }),
    db.update(webhooks).set(off).where(theirHooks).returning({ url: webhooks.url }),
  ]
  const counted = (what: string) => sql`case count(*) when 0 then '' else ${`; ${what}: `} || count(*) end`
  return {
    statements,
    namesIn: (results: unknown[]): string[] => {
      const [triggers = [], hooks = []] = results as [{ name: string }[]?, { url: string }[]?]
      return [
        ...triggers.map(({ name }) => `${name} (trigger, deleted)`),
        ...hooks.map(({ url }) => `${new URL(url).host} (web hook, switched off)`),
      ]
    },
    summary: sql<string>`${summary}
      || (select ${counted('triggers of theirs deleted')} from ${ciTriggers} where ${theirTriggers})
      || (select ${counted('web hooks of theirs switched off')} from ${webhooks} where ${theirHooks})`,
  }
}
