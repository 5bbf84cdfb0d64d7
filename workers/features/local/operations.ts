import type { Operation } from '../../../shared/kernel/operation.ts'
import { ageRecords } from './age-records.ts'
import { seedDemo } from './seed-demo.ts'

export const operations: readonly Operation[] = [seedDemo, ageRecords]
