import { and, eq, inArray, isNull } from 'drizzle-orm'
import { commit } from '../../../shared/db/commit.ts'
import { idsIn } from '../../../shared/db/ids-in.ts'
import { files } from '../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { orderFurniture } from './order-furniture.ts'
import { finishRemoval, removal } from './removal.ts'
import { withAttachments } from './store.ts'
import { summariseIfSettled } from './summarise-if-settled.ts'

interface Removing {
  kbId: string
  organizationId: string
  fileIds: readonly string[]
  from?: 'website' | 'drive'
}

const whence = { website: ['page', 'website'], drive: ['file', 'drive'] } as const

/** Takes files of a base whose sources are there no more out of its index, with what came with them. Those that are gone already are passed over. */
export async function removeFetched(
  context: Context,
  { kbId, organizationId, fileIds, from = 'website' }: Removing,
): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await context.services.db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, kbId), inArray(files.fileId, idsIn(fileIds)), isNull(files.deletedAt)))
  const [first] = rows
  if (!first) return
  const all = await withAttachments(context, rows)
  const [word, place] = whence[from]
  const more = rows.length > 1 ? ` and ${rows.length - 1} more` : ''
  const note = {
    resource: 'knowledge_base',
    resourceId: kbId,
    summary: `Removed the ${word} ${first.fileName}${more}, gone from its ${place}`,
  }
  await commit(context, { organizationId, action: 'documents.removeFetched', ...note }, removal(context, all))
  await finishRemoval(context, all)
  // What stood on one of them alone, because it repeats, is found on another page then.
  await orderFurniture(context, rows)
  await summariseIfSettled(context, first)
}
