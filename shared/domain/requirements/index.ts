export { newAllowance } from './allowance.ts'
export {
  readRequirements,
  readSource,
  type ReadRequirement,
  type RequirementSource,
} from './read-requirements.ts'
export {
  noProposals,
  ProposalsSchema,
  type Dropped,
  type ProposalKind,
  type Proposals,
  type Verdict,
} from './proposals/index.ts'
export { invisibleIn, withoutInvisible } from '../test-generation/requirements/invisible.ts'
export { languageOf } from '../test-generation/requirements/language.ts'
export { readDocument } from './read-document.ts'
export type { ReadSentence } from './read-sentence.ts'
export {
  RequirementSchema,
  requirementCategories,
  type Requirement,
  type Sentence,
  type SentenceKind,
} from '../test-generation/requirements/schema.ts'
