export { checkCases, type Checked, type Dropped } from './check-cases.ts'
