import type { Operation } from '../../../shared/kernel/operation.ts'
import { extractRequirements } from './extract-requirements.ts'
import { generateTestCases } from './generate-test-cases.ts'

export { designLimits } from './access.ts'
export { callEngine } from './call-engine.ts'
export { designCases } from './design.ts'
export { generationInterrupted } from './errors.ts'
export { givenCases } from './rules.ts'
export { GivenTestCase, sourceText } from './schemas.ts'

export const operations: Operation[] = [generateTestCases, extractRequirements]
