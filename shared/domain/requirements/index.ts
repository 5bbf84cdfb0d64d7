export {
  readRequirements,
  readSource,
  type ReadRequirement,
  type RequirementSource,
} from './read-requirements.ts'
export { readDocument, type ReadSentence } from './read-document.ts'
export {
  RequirementSchema,
  requirementCategories,
  type Requirement,
  type Sentence,
  type SentenceKind,
} from './schema.ts'
