export { designTests, designTestsPaused } from './design-tests.ts'
export { formatTestData, parseTestData, type Datum } from './test-data.ts'
export {
  GapSchema,
  SummarySchema,
  type DesignEvent,
  type DesignRequest,
  type DesignResult,
  type Gap,
  type Summary,
} from './schema.ts'
export { withCode } from './functions/with-code.ts'
export { selectByRisk } from './selection/select-cases.ts'
export { recheckClaims } from './recheck-claims.ts'
export { automationOf } from './writing/automation.ts'
export { writeGherkin } from './writing/gherkin.ts'
export { withParsedGherkin } from './writing/check-gherkin.ts'
export { casesWith, labelsIn, moreCases, type MoreRequest } from './modes/more-cases.ts'
