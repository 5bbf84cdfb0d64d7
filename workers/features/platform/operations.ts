import type { Operation } from '../../../shared/kernel/operation.ts'
import { getHealth } from './get-health.ts'

export const operations: readonly Operation[] = [getHealth]
