// What the Worker takes of the libraries, and nothing else: the rest of them, schemas above all, is not sent with it.
export { analyse, analyseAsking } from '../../shared/domain/risk-analysis/index.ts'
export { changedTo, refine, textToMark } from '../../shared/domain/refinement/index.ts'
export { generateTestsPaused } from '../../shared/domain/test-generation/generate-tests.ts'
export { demands } from '../../shared/domain/catalogue/demands.ts'
export { textsToMark } from '../../shared/domain/test-generation/tiers/marked-text.ts'
export { readingOf } from '../../shared/domain/test-generation/tiers/text-reading.ts'
export { withCode } from '../../shared/domain/test-generation/requirements/with-code.ts'
export { withParsedGherkin } from '../../shared/domain/test-generation/writing/check-gherkin.ts'
export {
  checkRewordings,
  expectingInSteps,
  extractRequirements,
  operateAgain,
  reword,
  revise,
  withRewordings,
  writeCases,
  writingInstructions,
} from '../../shared/domain/authoring/index.ts'
export { judge } from '../../shared/domain/judging/index.ts'
export { returnedAfterRehearsal } from '../../shared/domain/judging/returned-after-rehearsal.ts'
export { coverageOf } from '../../shared/domain/judging/coverage/index.ts'
export { assembled } from '../../shared/domain/test-generation/authors/assembled.ts'
export { demandingSentences } from '../../shared/domain/test-generation/authors/demanding-sentences.ts'
export {
  type PlacedSentence,
  numberedSentences,
} from '../../shared/domain/test-generation/authors/numbered-sentences.ts'
export { SecondDerivation } from '../../shared/domain/test-generation/authors/second-derivation.ts'
export { judgeSubmission } from '../../shared/domain/test-generation/authors/submissions/judge-submission.ts'
export { standingCases } from '../../shared/domain/test-generation/authors/standing-cases.ts'
export { withCitations } from '../../shared/domain/test-generation/authors/with-citations.ts'
export { withExtracted } from '../../shared/domain/test-generation/authors/with-extracted.ts'
export { writingRequestOf } from '../../shared/domain/test-generation/authors/writing-request.ts'
export { writeBdd, writeScripts } from '../../shared/domain/test-scripts/index.ts'
export { readStory } from '../../shared/domain/stories/facts/read-story.ts'
export { answerQuestion } from '../../shared/domain/testing-knowledge/index.ts'
export { duplicatesOf } from '../../shared/domain/stories/writing/duplicates.ts'
export { draftManual, draftNotes, rewrite, writeDown } from '../../shared/domain/user-documentation/index.ts'
export {
  textsOfStories,
  writeStories,
  writeStoriesAsking,
} from '../../shared/domain/stories/writing/index.ts'
export { storyInstructions } from '../../shared/domain/stories/writing/offers/prompt.ts'
export { riskInstructions } from '../../shared/domain/risk-analysis/hearing/ask-risks.ts'
export { documentInstructions } from '../../shared/domain/user-documentation/rewriting/prompt.ts'
export { knowledgeInstructions } from '../../shared/domain/testing-knowledge/wording/word-answer.ts'
