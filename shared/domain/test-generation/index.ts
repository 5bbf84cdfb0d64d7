export { generateTests, generateTestsPaused } from './generate-tests.ts'
export {
  GapSchema,
  SummarySchema,
  type DesignEvent,
  type DesignRequest,
  type DesignResult,
} from './schema.ts'
export { withCode } from './requirements/with-code.ts'
export { casesWith, labelsIn, moreCases } from './refining/more-cases.ts'
export { recheckClaims } from './refining/recheck-claims.ts'
export { withParsedGherkin } from './writing/check-gherkin.ts'
export { writeGherkin } from './writing/gherkin.ts'
