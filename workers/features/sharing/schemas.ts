import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'

export const permission = () => z.enum(['read', 'write'])

export const KnowledgeBaseShare = once(() =>
  z
    .object({
      organizationId: z.uuid(),
      name: z.string(),
      permission: permission().describe('`read` searches and reads; `write` also adds files'),
    })
    .meta({ id: 'KnowledgeBaseShare' }),
)

export const KnowledgeBaseShares = () => z.object({ shares: z.array(KnowledgeBaseShare()) })
