import { announce } from '../../../parts/announce.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { call } from '../../../client/call.ts'
import { texts } from '../../../texts/en/projects.ts'
import type { Project } from './project.ts'

const other = { active: 'archived', archived: 'active', deleted: 'active' } as const

const changed = (projectId: string, status: 'active' | 'archived') =>
  call('PATCH /api/projects/{projectId}', { projectId, status })

/** Archives a project or takes it back, and says so with a way to undo it. `shown` gets the project after each. */
export async function changeStatus(project: Project, shown: (project: Project) => void): Promise<void> {
  const { projectId, name, status } = project
  const now = await changed(projectId, other[status])
  shown(now)
  const undo = async () => {
    shown(await changed(projectId, other[now.status]))
    announce(now.status === 'archived' ? texts.takenBack(name) : texts.archivedToast(name))
  }
  toast(now.status === 'archived' ? texts.archivedToast(name) : texts.takenBack(name), { undo })
}
