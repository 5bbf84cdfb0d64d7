import type { Operation } from '../../../shared/kernel/operation.ts'
import { getSetup } from './get-setup.ts'

export const operations: readonly Operation[] = [getSetup]
