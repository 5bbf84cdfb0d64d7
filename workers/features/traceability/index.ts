import type { Operation } from '../../../shared/kernel/operation.ts'
import { exportTraceability } from './export-traceability.route.ts'
import { getTraceability } from './get-traceability.ts'
export { prompts } from './prompts.ts'
export { resources } from './resources.ts'

export const operations: Operation[] = [getTraceability, exportTraceability]
