import type { Operation } from '../../../shared/kernel/operation.ts'
import { analyzeRisks } from './analyze-risks.ts'

export const operations: readonly Operation[] = [analyzeRisks]
