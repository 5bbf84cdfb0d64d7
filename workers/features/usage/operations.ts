import type { Operation } from '../../../shared/kernel/operation.ts'
import { getCurrentTokenUsage } from './get-current-token-usage.ts'
import { getTokenUsage } from './get-token-usage.ts'

export const operations: readonly Operation[] = [getTokenUsage, getCurrentTokenUsage]
