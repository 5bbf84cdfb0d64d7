import { casesWith, designTests, labelsIn, moreCases, recheckClaims } from '../test-design/index.ts'
import type { Designing } from './types.ts'

export { formatTestData, parseTestData } from '../test-cases/test-data.ts'
export { selectByRisk } from '../test-generation/selection/select-cases.ts'
export { automationOf } from '../test-generation/writing/automation.ts'
export { writeGherkin } from '../test-generation/writing/gherkin.ts'

/** The engine that needs no model. */
export const embedded: Designing = { casesWith, designTests, labelsIn, moreCases, recheckClaims }
