import type { Operation } from '../../../shared/kernel/operation.ts'
import { queryKnowledge } from './query-knowledge.ts'

export const operations: readonly Operation[] = [queryKnowledge]
