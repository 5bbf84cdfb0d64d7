import { z } from 'zod'
import type { KeptReplay } from '../../../durable-objects/website-store/replays/listing.ts'
import { once } from '../../../shared/domain/basics/once.ts'
import { iso } from '../../../shared/schemas/time.ts'

/** A recording as clients of Umami know it. */
export const UmamiReplay = once(() =>
  z
    .object({
      id: z.uuid().describe('The recording: the id of its visit'),
      websiteId: z.uuid(),
      sessionId: z.uuid(),
      startedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
      createdAt: z.iso.datetime().describe('When it began'),
      duration: z.number().describe('In milliseconds'),
      eventCount: z.number().int(),
      chunkCount: z.number().int(),
      browser: z.string(),
      os: z.null().describe('Always null: recordings do not tell it'),
      device: z.string(),
      country: z.string(),
      city: z.null().describe('Always null: recordings do not tell it'),
    })
    .meta({ id: 'ListedReplay' }),
)

export function umamiReplay({ replay, session, client, summary }: KeptReplay, websiteId: string) {
  const { durationMs: duration, eventCount, chunkCount } = summary
  const { browser, device, country } = client
  const startedAt = iso(summary.startedAt)
  return {
    id: replay,
    websiteId,
    sessionId: session,
    startedAt,
    endedAt: iso(summary.endedAt),
    createdAt: startedAt,
    duration,
    eventCount,
    chunkCount,
    browser,
    os: null,
    device,
    country,
    city: null,
  }
}
