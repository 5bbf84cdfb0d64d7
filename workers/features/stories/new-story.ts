import type { AuditNote } from '../../../shared/db/commit.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { storyChanged } from './events.ts'

interface Made {
  organizationId: string
  storyId: string
  title: string
}

/** What the audit log says of a story that was made. */
export const createdNote = (action: string, { organizationId, storyId, title }: Made): AuditNote => ({
  organizationId,
  action,
  resource: 'story',
  resourceId: storyId,
  summary: `Created the story ${title}`,
})

/** What web hooks hear of it. */
export const storyCreated = ({ projectId, storyId }: { projectId: string; storyId: string }) =>
  storyChanged.of({ projectId, storyId, change: 'created', fields: [] })

/** A story as it is first stored: by whom and when. */
export function newRow<T extends object>(context: Context, fields: T) {
  const now = context.now()
  return { ...fields, createdBy: actorId(context.actor), createdAt: now, updatedAt: now }
}
