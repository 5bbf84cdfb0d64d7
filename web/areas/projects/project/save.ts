import { type Input, call } from '../../../client/call.ts'
import { type Kind, saveAsRead } from '../../../client/save-as-read.ts'
import type { Project } from '../acts/project.ts'

export type Change = Omit<Input<'PATCH /api/projects/{projectId}'>, 'projectId'>

/** How projects are read and written. */
export const projects: Kind<Project, Change> = {
  read: ({ projectId }) => call('GET /api/projects/{projectId}', { projectId }),
  write: ({ projectId }, change, ifMatch) =>
    call('PATCH /api/projects/{projectId}', { projectId, ...change }, { ifMatch }),
  stale: 'projects.stale',
  watched: ['name', 'description'],
}

export const saveProject = (read: Project, change: Change): Promise<Project> =>
  saveAsRead(read, () => change, projects)
