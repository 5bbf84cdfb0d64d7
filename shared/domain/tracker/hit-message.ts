import { type AcceptedHit, hitTypes } from './hit.ts'
import { readUuid } from './uuid.ts'

/** What a message brings. A message of before names no commit: its hit alone tells it from a repeat. */
export interface Committed {
  commitId: string | null
  hits: AcceptedHit[]
}

/**
 * Reads a queue message. Returns null for anything that is not of a known version, or holds what is no hit, so that a consumer can set it aside.
 * Only what recognises a hit and tells what it is is checked: its payload was checked when it was accepted.
 */
export function readHitMessage(body: unknown): Committed | null {
  if (!isRecord(body)) return null
  if (body['version'] === 1) return isHit(body) ? { commitId: null, hits: [body] } : null
  const { version, commitId, hits } = body
  const isKnown =
    version === 2 && isUuid(commitId) && Array.isArray(hits) && hits.length > 0 && hits.every(isHit)
  return isKnown ? { commitId, hits } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isUuid = (value: unknown): value is string => typeof value === 'string' && readUuid(value) === value

const isHit = (value: unknown): value is AcceptedHit =>
  isRecord(value) &&
  isUuid(value['eventId']) &&
  isUuid(value['websiteId']) &&
  Number.isSafeInteger(value['receivedAt']) &&
  isRecord(value['payload']) &&
  isRecord(value['client']) &&
  hitTypes.some((type) => type === value['type'])
