export { importTestCases } from './import-test-cases.ts'
export { RefusedImport } from './refused-import.ts'
export type { Finding, ImportContent, TestCaseImport } from './types.ts'
