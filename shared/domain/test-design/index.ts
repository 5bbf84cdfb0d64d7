export { designTests, designTestsPaused } from './design-tests.ts'
export { formatTestData, parseTestData, type Datum } from '../test-cases/test-data.ts'
export {
  GapSchema,
  SummarySchema,
  type DesignEvent,
  type DesignRequest,
  type DesignResult,
  type Gap,
  type Summary,
} from '../test-generation/schema.ts'
export { withCode } from '../code/with-code.ts'
export { selectByRisk } from '../test-generation/selection/select-cases.ts'
export { recheckClaims } from './recheck-claims.ts'
export { automationOf } from '../test-generation/writing/automation.ts'
export { writeGherkin } from '../test-generation/writing/gherkin.ts'
export { withParsedGherkin } from '../test-generation/writing/check-gherkin.ts'
export { casesWith, labelsIn, moreCases, type MoreRequest } from './modes/more-cases.ts'
