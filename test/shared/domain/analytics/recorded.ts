import { digestChunk } from '../../../../shared/domain/analytics/replay/digest.ts'

export type Sent = { type: number; timestamp: number; data?: unknown }

export const chunk = (...events: Sent[]) => digestChunk(events, { bytes: 1, n: null })

export const clickAt = (timestamp: number, x = 10, id = 3): Sent => ({
  type: 3,
  timestamp,
  data: { source: 2, type: 2, id, x, y: 10 },
})

/** The address of a page and its size, which come before the page itself. */
export const addressAt = (timestamp: number, href: string, width: unknown = 1280): Sent => ({
  type: 4,
  timestamp,
  data: { href, width, height: 720 },
})
