import type { Operation } from '../../../shared/kernel/operation.ts'
import { allOperations } from '../../features/areas.ts'
import { operations as socket } from '../socket/operations.ts'
import { serveMcp } from './serve-mcp.route.ts'

export const operations: readonly Operation[] = [
  serveMcp(async () => {
    const [features, { resources }, { prompts }] = await Promise.all([
      allOperations(),
      import('../../features/resources.ts'),
      import('../../features/prompts.ts'),
    ])
    return { operations: [...features, ...socket], resources, prompts }
  }),
]
