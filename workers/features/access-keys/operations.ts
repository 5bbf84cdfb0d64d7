import type { Operation } from '../../../shared/kernel/operation.ts'
import { createAccessKey } from './create-access-key.ts'
import { deleteAccessKey } from './delete-access-key.ts'
import { listAccessKeys } from './list-access-keys.ts'

export const operations: readonly Operation[] = [listAccessKeys, createAccessKey, deleteAccessKey]
