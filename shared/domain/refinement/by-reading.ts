import {
  casesWith,
  generateTests,
  labelsIn,
  moreCases,
  recheckClaims,
  type Reading,
} from '../test-generation/index.ts'
import type { Designing } from './types.ts'

/** The engine that reads by what a model has said of the requirements; a sentence that a message adds is read by the grammar. */
export const byReading = (reading: Reading): Designing => ({
  designTests: (request) => generateTests({ ...request, reading }),
  casesWith: (request, about, value) => casesWith({ ...request, reading }, about, value),
  moreCases: (request, about, wrong) => moreCases({ ...request, reading }, about, wrong),
  labelsIn: (requirements) => labelsIn(requirements, reading),
  recheckClaims: (requirements, cases) => recheckClaims(requirements, cases, reading),
})
