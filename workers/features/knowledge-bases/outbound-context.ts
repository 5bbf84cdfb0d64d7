import { z } from 'zod'
import { once } from '../../../shared/domain/once.ts'
import { isoOrNull } from '../../../shared/schemas/time.ts'
import type { knowledgeBases } from '../../../shared/db/tables/knowledge.ts'

/** What voice agents read before a call, kept with a base. */
export const OutboundContext = once(() =>
  z
    .object({
      kbId: z.uuid(),
      context: z.string().describe('Empty until somebody writes it'),
      updatedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'OutboundContext' }),
)

export const outboundContextOf = ({
  kbId,
  outboundContext,
  outboundContextAt,
}: Pick<typeof knowledgeBases.$inferSelect, 'kbId' | 'outboundContext' | 'outboundContextAt'>) => ({
  kbId,
  context: outboundContext ?? '',
  updatedAt: isoOrNull(outboundContextAt),
})
