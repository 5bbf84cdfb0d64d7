import type { Operation } from '../../../shared/kernel/operation.ts'
import { extractRequirements } from './extract-requirements.ts'
import { generateTestCases } from './generate-test-cases.ts'

export { designCases, type Designed } from './design.ts'

export const operations: Operation[] = [generateTestCases, extractRequirements]
