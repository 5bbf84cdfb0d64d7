import { casesWith, generateTests, labelsIn, moreCases, recheckClaims } from '../test-generation/index.ts'
import type { Designing, RefinementSession } from './types.ts'

export { formatTestData, parseTestData } from '../test-cases/test-data.ts'
export { selectByRisk } from '../test-generation/selection/select-cases.ts'
export { automationOf } from '../step-readings/automation.ts'
export { writeGherkin } from '../test-generation/writing/gherkin.ts'

/** The engine, which reads by what a model has said of the requirements, if one has; a sentence that a message adds is read by its marks and by the grammar. */
export function designingBy({ reading, marks }: Pick<RefinementSession, 'reading' | 'marks'>): Designing {
  const said = reading && { reading }
  return {
    generateTests: (request) => generateTests({ ...request, ...said, ...(marks && { marks }) }),
    casesWith: (request, about, value) => casesWith({ ...request, ...said }, about, value),
    moreCases: (request, about, wrong) => moreCases({ ...request, ...said }, about, wrong),
    labelsIn: (requirements) => labelsIn(requirements, reading),
    recheckClaims: (requirements, cases) => recheckClaims(requirements, cases, reading),
  }
}
