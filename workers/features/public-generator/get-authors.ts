import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { modelAvailability } from './model-availability.ts'
import { NearbyModel, nearbyModel } from './nearby-model.ts'

export const getAuthors = defineOperation({
  id: 'public.getAuthors',
  route: 'GET /api/public/test-cases/authors',
  summary: 'Say what writes test cases at the moment, and what else could',
  description:
    'Without a language model the embedded authors write: strict forms and a catalogue of test ideas. Three ways lead to whole written cases: a model of the deployment, a model on the machine that runs the product, and an assistant of yours over MCP.',
  access: 'public',
  effect: 'read',
  input: () => ({}),
  output: () =>
    z.object({
      model: z.object({
        configured: z.boolean().describe('Whether this deployment has a language model'),
        name: z.string().nullable().describe('What the model is called at its provider'),
        engine: z
          .enum(['embedded', 'workers-ai', 'openai-compatible'])
          .describe('`embedded`: no language model writes'),
        available: z.boolean().describe('Whether the language model may be asked at the moment'),
        reason: z.string().optional().describe('Why it may not be asked'),
      }),
      nearby: NearbyModel()
        .nullable()
        .describe('A model on the machine that runs the product and that nothing uses; null on deployments'),
      assistant: z
        .object({ url: z.string().describe('Address at which an assistant reaches the product over MCP') })
        .describe('Where an assistant of yours writes test cases itself'),
    }),
  mcp: 'listed',
  async run(context) {
    const { services, origin } = context
    const { configured, available, name, reason } = await modelAvailability(context)
    return {
      model: {
        configured,
        name,
        engine: services.model?.engine ?? ('embedded' as const),
        available,
        ...(configured && reason !== undefined && { reason }),
      },
      nearby: nearbyModel(services.settings),
      assistant: { url: `${origin}/api/mcp` },
    }
  },
})
