import type { Operation } from '../../../shared/kernel/operation.ts'
import { createCiTrigger } from './create-ci-trigger.ts'
import { deleteCiTrigger } from './delete-ci-trigger.ts'
import { listCiTriggers } from './list-ci-triggers.ts'
import { receivePush } from './receive-push.route.ts'
import { runSuite } from './run-suite.ts'

export const operations: readonly Operation[] = [
  runSuite,
  listCiTriggers,
  createCiTrigger,
  deleteCiTrigger,
  receivePush,
]
