import type { Operation } from '../../../shared/kernel/operation.ts'
import { createSprint } from './create-sprint.ts'
import { deleteSprint } from './delete-sprint.ts'
import { getSprint } from './get-sprint.ts'
import { listSprintHistory } from './list-sprint-history.ts'
import { listSprints } from './list-sprints.ts'
import { planSprint } from './plan-sprint.ts'
import { updateSprint } from './update-sprint.ts'

export const operations: readonly Operation[] = [
  listSprints,
  createSprint,
  getSprint,
  updateSprint,
  deleteSprint,
  listSprintHistory,
  planSprint,
]
