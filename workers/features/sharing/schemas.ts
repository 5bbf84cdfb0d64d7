import { z } from 'zod'
import { shareStatuses } from '../../../shared/db/tables/knowledge.ts'
import { once } from '../../../shared/domain/basics/once.ts'

export const permission = () => z.enum(['read', 'write'])

const shareFields = () => ({
  permission: permission().describe('`read` searches and reads; `write` also adds files'),
  status: z
    .enum(shareStatuses)
    .describe('`offered` opens nothing; `accepted` does, since an admin of the other organization said yes'),
  offeredAt: z.iso.datetime(),
  acceptedAt: z.iso
    .datetime()
    .nullable()
    .describe('null while it is offered, and for a share from before there were offers'),
})

export const KnowledgeBaseShare = once(() =>
  z
    .object({
      organizationId: z.uuid(),
      name: z
        .string()
        .nullable()
        .describe('What the other organization is called; null until it has accepted'),
      ...shareFields(),
    })
    .meta({ id: 'KnowledgeBaseShare' }),
)

export const KnowledgeBaseShares = () => z.object({ shares: z.array(KnowledgeBaseShare()) })

export const ReceivedShare = once(() =>
  z
    .object({
      kbId: z.uuid(),
      name: z.string().describe('What the knowledge base is called'),
      ...shareFields(),
      offeredBy: z
        .object({
          organizationId: z.uuid(),
          organizationName: z.string(),
          person: z
            .object({ name: z.string(), email: z.string() })
            .nullable()
            .describe('Who offered it; null where nobody knows, or they have left'),
        })
        .describe('Whose it is'),
    })
    .meta({ id: 'ReceivedShare' }),
)

export const ReceivedShares = () => z.object({ shares: z.array(ReceivedShare()) })
