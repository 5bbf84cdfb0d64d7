import { addFollower } from '../followers/store.ts'
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
