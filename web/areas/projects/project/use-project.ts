import { call } from '../../../client/call.ts'
import { type Opened as Record, useRecord } from '../../../parts/use-record.ts'
import type { Project } from '../acts/project.ts'
import { type Change, projects } from './save.ts'

export type Opened = Record<Project, Change>

export const useProject = (projectId: string): Opened =>
  useRecord({
    ...projects,
    first: () => call('GET /api/projects/{projectId}', { projectId }),
    missing: 'projects.not_found',
  })
