// What the Worker takes of the libraries, and nothing else: the rest of them, schemas above all, is not sent with it.
export { refine } from '../../shared/domain/refinement/index.ts'
export { designTestsPaused } from '../../shared/domain/test-design/design-tests.ts'
export { withCode } from '../../shared/domain/test-design/functions/with-code.ts'
export { withParsedGherkin } from '../../shared/domain/test-design/writing/check-gherkin.ts'
