import type { Operation } from '../../../shared/kernel/operation.ts'
import { exportQaTestCases } from './export-qa-test-cases.route.ts'
import { extractRequirements } from './extract-requirements.ts'
import { generateTestCases } from './generate-test-cases.ts'
import { importQaTestCases } from './import-qa-test-cases.route.ts'
import { readQaSteps } from './read-qa-steps.ts'

export { designLimits, workAccess, workErrors, workFields } from './access.ts'
export { callEngine } from './call-engine.ts'
export { designCases, type DesignedCases } from './design.ts'
export { exportRoute } from './export-route.ts'
export { generationInterrupted } from './errors.ts'
export { importedFields, importForm, importUpload, readImportForm } from './import-upload.ts'
export { counted, givenCases, runOf } from './rules.ts'
export { GivenTestCase, sourceText } from './schemas.ts'
export { stepReading } from './step-reading.ts'

export const operations: Operation[] = [
  generateTestCases,
  extractRequirements,
  exportQaTestCases,
  importQaTestCases,
  readQaSteps,
]
