import type { Operation } from '../../../shared/kernel/operation.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { duplicateProject } from './duplicate-project.ts'
import { getLatestExecution } from './get-latest-execution.ts'
import { getProject } from './get-project.ts'
import { listAgentRuns } from './list-agent-runs.ts'
import { listProjects } from './list-projects.ts'
import { updateProject } from './update-project.ts'

export { projectNotFound } from './errors.ts'
export { defineHistory } from './define-history.ts'
export { projectDeleted } from './events.ts'
export { prompts } from './prompts.ts'
export { type Link, linksStay, requireLinked } from './linked.ts'
export { namedProjectNotFound, projectStays, recordOrganization, requireProject } from './records.ts'
export { resources } from './resources.ts'
export { nameOfProject, projectOrganization } from './store.ts'

export const operations: Operation[] = [
  listProjects,
  createProject,
  getProject,
  updateProject,
  deleteProject,
  duplicateProject,
  listAgentRuns,
  getLatestExecution,
]
