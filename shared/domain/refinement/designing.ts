import { casesWith, generateTests, labelsIn, moreCases, recheckClaims } from '../test-generation/index.ts'
import type { Designing, RefinementSession } from './types.ts'

export { formatTestData, parseTestData } from '../test-cases/test-data.ts'
export { selectByRisk } from '../test-generation/selection/select-cases.ts'
export { automationOf } from '../step-readings/automation.ts'
export { writeGherkin } from '../test-generation/writing/gherkin.ts'

type ReadBy = Pick<RefinementSession, 'pages' | 'marks'>

/** The engine, which reads in terms of the pages of the requirements; a sentence that a message adds is read by its marks and by the grammar. */
export function designingBy({ pages, marks }: ReadBy): Designing {
  const known = { ...(pages && { pages }) }
  return {
    generateTests: (request) => generateTests({ ...request, ...known, ...(marks && { marks }) }),
    casesWith: (request, about, value) => casesWith({ ...request, ...known }, about, value),
    moreCases: (request, about, wrong) => moreCases({ ...request, ...known }, about, wrong),
    labelsIn: (requirements) => labelsIn(requirements, known),
    recheckClaims: (requirements, cases) => recheckClaims(requirements, cases, known),
  }
}
