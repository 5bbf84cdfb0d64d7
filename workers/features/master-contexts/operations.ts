import type { Operation } from '../../../shared/kernel/operation.ts'
import { generateMasterContext } from './generate-master-context.ts'
import { getMasterContext } from './get-master-context.ts'
import { putMasterContext } from './put-master-context.ts'

export const operations: readonly Operation[] = [getMasterContext, putMasterContext, generateMasterContext]
