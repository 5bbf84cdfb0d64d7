import type { Operation } from '../../../shared/kernel/operation.ts'
import { exportTraceability } from './export-traceability.route.ts'
import { getTraceability } from './get-traceability.ts'

export const operations: readonly Operation[] = [getTraceability, exportTraceability]
