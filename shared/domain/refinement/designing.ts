// What a refinement needs of whoever designs cases: its one import of it.
export {
  automationOf,
  casesWith,
  designTests,
  formatTestData,
  labelsIn,
  moreCases,
  parseTestData,
  recheckClaims,
  selectByRisk,
  writeGherkin,
} from '../test-design/index.ts'
