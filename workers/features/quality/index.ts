export { designAccess, requireField, workAccess, workErrors, workFields } from './access.ts'
export { type WantedAuthor, designCases, wantedAuthors } from './design.ts'
export { type Operated, operateByModel } from './write-by-model.ts'
export { type Understood, understandMessage } from './understand-message.ts'
export { generationAnswers } from './generation-answers.ts'
export { exportRoute } from './export-route.ts'
export { importedFields, importForm, importUpload, readImportForm } from './import-upload.ts'
export { counted } from '../../../shared/domain/english/plural.ts'
export { runOf } from './rules.ts'
export { type Beside, readBeside } from './read-beside.ts'
export { maxSourceCharacters, readSources, sourceText } from './schemas.ts'
export { namedOrganization } from './named-organization.ts'
export { type Corrected, caseChanges, correctedIn, correctedSentences, withCorrected } from './corrections.ts'
export { TextReadingView, readText, sentencesOf } from './text-reading.ts'
export { deleteRewordings } from './stored-rewordings.ts'
export { rewordByModel } from './reword-by-model.ts'
export {
  type SubmittedRewording,
  appliedFields,
  rewordedFields,
  submittedRewordings,
} from './rewording-fields.ts'
export { unchangedSteps } from './unchanged-steps.ts'
export { writingRefusal } from './writing-tasks.ts'
export { stepReading } from './step-reading.ts'
export { judgedFields, submittedCases } from './submission-fields.ts'
export { writingInstructionsOf } from './writing-instructions.ts'
export { prompts } from './prompts.ts'
