import type { Operation } from '../../../shared/kernel/operation.ts'
import { createProject } from './create-project.ts'
import { deleteProject } from './delete-project.ts'
import { duplicateProject } from './duplicate-project.ts'
import { getLatestExecution } from './get-latest-execution.ts'
import { getProject } from './get-project.ts'
import { listAgentRuns } from './list-agent-runs.ts'
import { listProjects } from './list-projects.ts'
import { updateProject } from './update-project.ts'

export const operations: readonly Operation[] = [
  listProjects,
  createProject,
  getProject,
  updateProject,
  deleteProject,
  duplicateProject,
  listAgentRuns,
  getLatestExecution,
]
