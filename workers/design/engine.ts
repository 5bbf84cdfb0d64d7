// What the Worker takes of the libraries, and nothing else: the rest of them, schemas above all, is not sent with it. Evaluated when
// the Worker starts: a dynamic import would have all that it shares with the rest parsed once more, and wrapped module by module.
export { analyse, analyseAsking } from '../../shared/domain/risk-analysis/index.ts'
export { refine } from '../../shared/domain/refinement/index.ts'
export { generateTestsPaused } from '../../shared/domain/test-generation/generate-tests.ts'
export { hearRequest } from '../../shared/domain/test-generation/readings/hear-request.ts'
export { withCode } from '../../shared/domain/code/with-code.ts'
export { withParsedGherkin } from '../../shared/domain/test-generation/writing/check-gherkin.ts'
export { writeBdd, writeScripts } from '../../shared/domain/test-scripts/index.ts'
export { readStory } from '../../shared/domain/story-facts/read-story.ts'
export { answerQuestion } from '../../shared/domain/testing-knowledge/index.ts'
export { duplicatesOf } from '../../shared/domain/story-writing/duplicates.ts'
export { draftManual, draftNotes, rewrite, writeDown } from '../../shared/domain/user-documentation/index.ts'
export { writeStories, writeStoriesAsking } from '../../shared/domain/story-writing/index.ts'
