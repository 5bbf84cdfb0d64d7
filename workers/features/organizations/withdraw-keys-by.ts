import { type SQL, and, eq, sql } from 'drizzle-orm'
import { accessKeys } from '../../../shared/db/tables/organizations.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { mayMakeKeys } from './team-rules.ts'
import type { Maker } from './withdraw-invitations-by.ts'

/** As much of the names as an audit entry shows. */
const mostShown = 300

/**
 * Takes back the access keys that somebody made and could not make any more: whoever copied one would go on with it. `statement` answers the rows that it removes. `summary` names them,
 * behind the one that is given; it has to be read before `statement` in the same transaction.
 */
export function withdrawKeysBy({ services: { db } }: Context, maker: Maker, summary: SQL<string>) {
  const theirs = madeBy(maker)
  const names = sql`substr(group_concat(${accessKeys.name}, ', '), 1, ${mostShown})`
  const withdrawn = sql`case count(*) when 0 then '' else '; access keys of theirs withdrawn: ' || count(*) || ' (' || ${names} || ')' end`
  return {
    statement: db.delete(accessKeys).where(theirs).returning({ name: accessKeys.name }),
    summary: sql<string>`${summary} || (select ${withdrawn} from ${accessKeys} where ${theirs})`,
  }
}

/** The same keys as they are before the change. */
export const keysToWithdraw = ({ services: { db } }: Context, maker: Maker) =>
  db.select({ keyId: accessKeys.keyId, scope: accessKeys.scope }).from(accessKeys).where(madeBy(maker))

/** No id of a person: who may still make keys made none of those that go. */
const nobody = ''

const madeBy = ({ organizationId, userId, role }: Maker) =>
  and(
    eq(accessKeys.organizationId, organizationId),
    eq(accessKeys.createdBy, mayMakeKeys(role) ? nobody : userId),
  )
