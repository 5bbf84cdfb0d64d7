import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { mailPlaces } from '../../../shared/services/mailer.ts'

export const getHealth = defineOperation({
  id: 'platform.health',
  route: 'GET /api/health',
  summary: 'Say that the service is up, and which engines it runs on',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      status: z.literal('ok'),
      version: z.string(),
      engines: z.object({
        model: z.string(),
        embeddings: z.string(),
        vectors: z.string(),
        browser: z.string(),
        mail: z
          .enum(mailPlaces)
          .describe('`log`: a process on one machine writes mail into its log; `none`: nothing is mailed'),
      }),
    }),
  mcp: 'listed',
  run: ({ services }) => ({
    status: 'ok' as const,
    version: '1.0.0',
    engines: {
      model: services.model?.engine ?? 'embedded',
      embeddings: services.settings.EMBEDDINGS,
      vectors: services.settings.VECTORS,
      browser: 'browser-rendering',
      mail: services.mailer.place,
    },
  }),
})
