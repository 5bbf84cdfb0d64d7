import type { Input, Output } from '../../../client/call.ts'
import type { Project } from '../../../parts/project-page.tsx'
import type { Sprint } from '../parts/story.ts'
import type { Sprints } from '../parts/use-sprints.ts'

/** A sprint of a project, among its others. */
export interface OfSprint {
  project: Project
  sprint: Sprint
  sprints: Sprints
  mayWrite: boolean
}

export type SprintPlan = Output<'POST /api/pm/sprints/{sprintId}/plan'>
export type Asked = Input<'POST /api/pm/sprints/{sprintId}/plan'>
