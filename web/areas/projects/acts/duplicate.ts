import { call } from '../../../client/call.ts'
import { repeatKeys } from '../../../client/repeat-key.ts'
import { toast } from '../../../parts/toasts.tsx'
import { texts } from '../../../texts/en/projects.ts'
import type { Project } from './project.ts'

const keys = repeatKeys()

/** Copies a project with its configuration, and says so. A second try after a broken connection makes no second copy. */
export async function duplicate({ projectId }: Project): Promise<Project> {
  const copy = await call(
    'POST /api/projects/{projectId}/duplicate',
    { projectId },
    { idempotencyKey: keys.keyFor(projectId) },
  )
  keys.renew()
  toast(texts.duplicated(copy.name))
  return copy
}
