import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { hitTypes } from '../../../shared/domain/tracker/hit.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineError, upstreamFailed } from '../../../shared/kernel/errors.ts'
import type { RouteSpec } from '../../../shared/kernel/operation.ts'

export const websiteNotFound = defineError(
  'analytics.website_not_found',
  400,
  'There is no website with this id',
)

const properties = {
  type: 'object',
  additionalProperties: true,
  description: 'At most 5 levels and 50 values',
}
const text = { type: ['string', 'null'] }

/** The collect request, for the documentation: `collect` itself reads it. */
export const collectRequest = {
  type: 'object',
  required: ['type', 'payload'],
  properties: {
    type: { enum: [...hitTypes] },
    eventId: { type: 'string', format: 'uuid', description: 'Names the hit: a repeat is stored once' },
    payload: {
      type: 'object',
      required: ['website'],
      properties: {
        website: { type: 'string', format: 'uuid' },
        ...Object.fromEntries(
          ['url', 'title', 'referrer', 'hostname', 'language', 'screen'].map((name) => [name, text]),
        ),
        name: { ...text, maxLength: 50, description: 'Name of a custom event; omit for page views' },
        specialEventName: { ...text, maxLength: 50 },
        tag: { ...text, maxLength: 50 },
        id: { ...text, maxLength: 50, description: 'Who the visitor is, by a name of yours' },
        timestamp: { type: 'integer', description: 'Seconds since the epoch, of a hit that comes late' },
        consent: { type: 'boolean' },
        ip: {
          ...text,
          description:
            'The address of the visitor for whom a server sends, heeded only beside an access key of the organization that may write (`Authorization: Bearer`)',
        },
        userAgent: { ...text, maxLength: 400, description: 'Their browser, likewise' },
        country: {
          ...text,
          pattern: '^[A-Za-z]{2}$',
          description:
            'Where they are (ISO 3166-1 alpha-2), likewise. A website that blocks countries counts no address that is named without it',
        },
        data: properties,
        session: properties,
      },
    },
  },
}

const Accepted = once(() =>
  z
    .object({
      accepted: z.literal(true),
      eventId: z.uuid(),
      cache: z.string().describe('Send it back in the header X-Umami-Cache with the next hit of this page'),
      explain: z
        .object({
          outcome: z.enum(['queued', 'dropped']),
          reason: z.string().nullable(),
          path: z.string().nullable(),
          referrerDomain: z.string().nullable(),
          channel: z.string().nullable(),
          browser: z.string().nullable(),
          os: z.string().nullable(),
          device: z.string().nullable(),
          country: z.string().nullable(),
          sessionId: z.uuid().nullable().describe('Null where visitors cannot be told apart'),
          visitId: z.uuid(),
        })
        .optional()
        .describe('With `explain=1`: what became of the hit'),
    })
    .meta({ id: 'AcceptedHit' }),
)

/** What both addresses of hit ingestion share: the `collect` Worker answers, and `api` only hands on. */
export const hitRoute = {
  access: 'public',
  effect: 'write',
  input: () => ({}),
  ignores: 'unknown',
  consumes: { mediaType: 'application/json', schema: () => collectRequest },
  maxBodyBytes: 64 * 1024,
  produces: [
    {
      status: 202,
      mediaType: 'application/json',
      description: 'The hit is on the queue and will be stored once',
      schema: Accepted,
    },
  ],
  errors: [websiteNotFound, upstreamFailed],
  run: (context, _input, request) => forward(context, request),
} satisfies Omit<RouteSpec<Record<string, never>>, 'id' | 'route' | 'summary'>

/** Hands a request to `collect` under this request's id, so that both speak of the same one. */
export async function forward({ services, requestId }: Context, request: Request): Promise<Response> {
  const forwarded = new Request(request)
  forwarded.headers.set('X-Request-Id', requestId)
  try {
    return await services.collect.fetch(forwarded)
  } catch (cause) {
    const message = 'The hit could not be stored. Send it again.'
    throw Object.assign(upstreamFailed({ message, headers: { 'Retry-After': '1' } }), { cause })
  }
}
