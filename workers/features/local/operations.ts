import type { Operation } from '../../../shared/kernel/operation.ts'
import { seedDemo } from './seed-demo.ts'

export const operations: readonly Operation[] = [seedDemo]
