import { z } from 'zod'
import { upstreamFailed } from '../../../shared/kernel/errors.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { forward, websiteNotFound } from './forward.ts'

const recordRequest = {
  type: 'object',
  required: ['type', 'payload'],
  properties: {
    type: {
      enum: ['record', 'heatmap'],
      description: '`heatmap`: clicks and scrolling alone, as Umami sends them',
    },
    eventId: { type: 'string', format: 'uuid', description: 'Names the chunk: a repeat is stored once' },
    cache: { type: 'string', description: 'What a hit of the same page was answered with' },
    payload: {
      type: 'object',
      required: ['website', 'events'],
      properties: {
        website: { type: 'string', format: 'uuid' },
        events: {
          type: 'array',
          minItems: 1,
          maxItems: 200,
          items: { type: 'object', description: 'As rrweb writes it' },
        },
        timestamp: { type: 'integer' },
        url: { type: 'string' },
        hostname: { type: 'string' },
        consent: { type: 'boolean' },
        n: { type: 'integer', description: 'The place of the chunk in its recording, from 0' },
      },
    },
  },
}

export const recordReplay = defineRoute({
  id: 'analytics.recordReplay',
  route: 'POST /api/record',
  summary: 'Record a chunk of a session replay',
  description:
    'Kept where `replay` of the website is enabled, and sealed with a key of its own. To a request with the header `X-Umami-Cache` the answer, errors included, is that of Umami.',
  access: 'public',
  effect: 'write',
  input: () => ({}),
  ignores: 'unknown',
  consumes: { mediaType: 'application/json', schema: () => recordRequest },
  maxBodyBytes: 1_000_000,
  produces: [
    {
      status: 202,
      mediaType: 'application/json',
      description: 'The chunk is sealed and stored once, or counted as dropped',
      schema: () => z.object({ accepted: z.literal(true) }),
    },
  ],
  errors: [websiteNotFound, upstreamFailed],
  run: (context, _input, request) => forward(context, request),
})
