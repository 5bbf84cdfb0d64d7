import type { Operation } from '../../../shared/kernel/operation.ts'
import { createDefect } from './create-defect.ts'
import { deleteDefect } from './delete-defect.ts'
import { getDefect } from './get-defect.ts'
import { listDefectHistory } from './list-defect-history.ts'
import { listDefects } from './list-defects.ts'
import { updateDefect } from './update-defect.ts'

export const operations: readonly Operation[] = [
  listDefects,
  createDefect,
  getDefect,
  updateDefect,
  deleteDefect,
  listDefectHistory,
]
