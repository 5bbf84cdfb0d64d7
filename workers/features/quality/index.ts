import type { Operation } from '../../../shared/kernel/operation.ts'
import { correctQaReading } from './correct-qa-reading.ts'
import { deleteReading } from './delete-reading.ts'
import { exportQaTestCases } from './export-qa-test-cases.route.ts'
import { extractRequirements } from './extract-requirements.ts'
import { generateStoryTests } from './generate-story-tests.ts'
import { generateTestCases } from './generate-test-cases.ts'
import { importQaTestCases } from './import-qa-test-cases.route.ts'
import { exportReadings } from './export-readings.route.ts'
import { listReadings } from './list-readings.ts'
import { readQaSteps } from './read-qa-steps.ts'
import { readQaText } from './read-qa-text.ts'

export { designAccess, requireField, workAccess, workErrors, workFields } from './access.ts'
export { designCases, type DesignedCases } from './design.ts'
export { type ReadByModel } from './read-by-model.ts'
export { readByAssistant } from './read-by-assistant.ts'
export { generationAnswers, routed } from './generation-answers.ts'
export { exportRoute } from './export-route.ts'
export { importedFields, importForm, importUpload, readImportForm } from './import-upload.ts'
export { counted } from '../../../shared/domain/english/plural.ts'
export { runOf } from './rules.ts'
export { type Beside, readBeside } from './read-beside.ts'
export { maxSourceCharacters, readSources, sourceText } from './schemas.ts'
export { namedOrganization } from './named-organization.ts'
export { type Corrected, caseChanges, correctedIn, correctedSentences, withCorrected } from './corrections.ts'
export { TextReadingView, readText, sentencesOf } from './text-reading.ts'
export { stepReading } from './step-reading.ts'
export { prompts } from './prompts.ts'

export const operations: Operation[] = [
  generateTestCases,
  generateStoryTests,
  extractRequirements,
  exportQaTestCases,
  importQaTestCases,
  readQaSteps,
  readQaText,
  listReadings,
  correctQaReading,
  exportReadings,
  deleteReading,
]
