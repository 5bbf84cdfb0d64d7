import type { Operation } from '../../../shared/kernel/operation.ts'
import { correctQaReading } from './correct-qa-reading.ts'
import { deleteReading } from './delete-reading.ts'
import { exportQaTestCases } from './export-qa-test-cases.route.ts'
import { extractRequirements } from './extract-requirements.ts'
import { getQaWritingInstructions } from './get-qa-writing-instructions.ts'
import { generateStoryTests } from './generate-story-tests.ts'
import { generateTestCases } from './generate-test-cases.ts'
import { importQaTestCases } from './import-qa-test-cases.route.ts'
import { exportReadings } from './export-readings.route.ts'
import { listReadings } from './list-readings.ts'
import { readQaSteps } from './read-qa-steps.ts'
import { reviseTestCases } from './revise-test-cases.ts'
import { submitQaCases } from './submit-qa-cases.ts'
import { applyQaRewordings } from './apply-qa-rewordings.ts'
import { rewordTestCases } from './reword-test-cases.ts'
import { readQaText } from './read-qa-text.ts'

export const operations: readonly Operation[] = [
  generateTestCases,
  generateStoryTests,
  getQaWritingInstructions,
  submitQaCases,
  reviseTestCases,
  extractRequirements,
  exportQaTestCases,
  importQaTestCases,
  readQaSteps,
  rewordTestCases,
  applyQaRewordings,
  readQaText,
  listReadings,
  correctQaReading,
  exportReadings,
  deleteReading,
]
