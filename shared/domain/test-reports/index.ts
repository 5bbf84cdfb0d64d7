export { type ReportedCase, type ReportedRun, junitReport } from './junit.ts'
