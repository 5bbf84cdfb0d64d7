import type { Operation } from '../../../shared/kernel/operation.ts'
import { exportScripts } from './export-scripts.route.ts'
import { writeFeatures } from './write-features.route.ts'

export const operations: readonly Operation[] = [exportScripts, writeFeatures]
