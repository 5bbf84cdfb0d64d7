import type { ExecutionState } from './state.ts'
import { lastBatch } from './store.ts'

/** Notes a gateway as follower. One that asks after the end has nothing to wait for. */
export function follow(
  sql: SqlStorage,
  { status, organizationId, finishedAt }: ExecutionState,
  gateway: string,
) {
  if (finishedAt === null) addFollower(sql, gateway)
  return { status, organizationId, lastSeq: lastBatch(sql).lastSeq }
}

/**
 * The gateways that have sockets on this execution. Each visit of a gateway has a number, so that an answer
 * "nobody here follows it" that was overtaken by a new visit cannot remove the gateway again.
 */
function addFollower(sql: SqlStorage, gateway: string): void {
  sql.exec(
    `INSERT INTO followers (gateway, visit) VALUES (?, 1)
    ON CONFLICT (gateway) DO UPDATE SET visit = visit + 1`,
    gateway,
  )
}

export function removeFollower(sql: SqlStorage, gateway: string, visit: number): void {
  sql.exec('DELETE FROM followers WHERE gateway = ? AND visit = ?', gateway, visit)
}

export function readFollowers(sql: SqlStorage): string[] {
  return sql
    .exec<{ gateway: string }>('SELECT gateway FROM followers')
    .toArray()
    .map(({ gateway }) => gateway)
}

export function readVisit(sql: SqlStorage, gateway: string): number | null {
  const [row] = sql
    .exec<{ visit: number }>('SELECT visit FROM followers WHERE gateway = ?', gateway)
    .toArray()
  return row?.visit ?? null
}
