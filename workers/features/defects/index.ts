import type { Operation } from '../../../shared/kernel/operation.ts'
import { createDefect } from './create-defect.ts'
import { deleteDefect } from './delete-defect.ts'
import { getDefect } from './get-defect.ts'
import { listDefectHistory } from './list-defect-history.ts'
import { listDefects } from './list-defects.ts'
import { updateDefect } from './update-defect.ts'
export { failureOf } from './failures.ts'
export { recordFailures } from './record-failures.ts'
export { recordPasses } from './record-passes.ts'
export { prompts } from './prompts.ts'
export { resources } from './resources.ts'

export const operations: Operation[] = [
  listDefects,
  createDefect,
  getDefect,
  updateDefect,
  deleteDefect,
  listDefectHistory,
]
