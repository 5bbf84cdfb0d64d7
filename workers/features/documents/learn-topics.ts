import type { Context } from '../../../shared/kernel/context.ts'
import { enqueueAll } from '../../../shared/kernel/job.ts'
import { logError } from '../../../shared/services/log.ts'
import { learnTopicsJobName } from './rules.ts'
import type { FileRow } from './store.ts'

/** Orders that an index learns anew how its words belong together, once so much in it is new. Without it search goes on by what was learned before. */
export async function learnIfDue(context: Context, { ownerId }: Pick<FileRow, 'ownerId'>): Promise<void> {
  const { services, requestId } = context
  if (services.settings.EMBEDDINGS !== 'embedded') return
  try {
    const { due } = await services.knowledgeIndexes.getByName(ownerId).topicsDue()
    if (!due) return
    const job = { name: learnTopicsJobName, version: 1, queue: 'documents' } as const
    await enqueueAll(context, job, [{ ownerId }])
  } catch (error) {
    logError({ kind: 'documents.learnIfDue', requestId, error })
  }
}
