import type { Context } from '../../../shared/kernel/context.ts'
import { versionAsked } from '../../../shared/kernel/etag.ts'
import { planStale } from './errors.ts'
import { readPlanRow } from './store.ts'

/**
 * The version of the plan that its writer has read, in milliseconds; undefined where any will do. Throws that it is stale before anything it names is looked
 * for: files and types that were there when it was read are gone because the plan has changed.
 */
export async function requireAsRead(
  context: Context,
  projectId: string,
  { headers }: Request,
): Promise<number | undefined> {
  const readAt = versionAsked(headers.get('if-match'))
  if (readAt === undefined) return undefined
  if (((await readPlanRow(context, projectId))?.updatedAt ?? 0) !== readAt) throw planStale()
  return readAt
}
