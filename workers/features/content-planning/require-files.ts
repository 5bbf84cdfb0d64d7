import type { Context } from '../../../shared/kernel/context.ts'
import { plannedFileNotFound } from './errors.ts'
import { liveFiles } from './store.ts'

/** Throws 404 with the paths of those fields that name a file which the project does not have. */
export async function requireFiles(
  context: Context,
  projectId: string,
  named: readonly { fileId: string; path: string }[],
): Promise<void> {
  if (named.length === 0) return
  const live = await liveFiles(context, projectId)
  const details = named.flatMap(({ fileId, path }) =>
    live.has(fileId) ? [] : [{ path, message: `The project has no file ${fileId}` }],
  )
  if (details.length > 0) throw plannedFileNotFound({ details })
}
