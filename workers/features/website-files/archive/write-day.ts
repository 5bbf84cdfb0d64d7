import type { DayToArchive } from '../../../../durable-objects/website-store/changes/archive-day.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { change } from '../../websites/index.ts'
import { partKey } from './keys.ts'
import { digestOf, noteOf, packDay, verdictOn } from './part.ts'

/** How often another message may be faster. */
const attempts = 3

/**
 * Writes the part of a day, or takes it out where nothing is left of the day, and notes it. A part stands in the place of an older one only: what was read before somebody was erased never comes
 * after what was read since. Returns null where the website keeps nothing any more.
 */
export async function writeDay(
  context: Context,
  websiteId: string,
  day: DayToArchive,
): Promise<boolean | null> {
  const digest = day.bytes ? await put(context, partKey(websiteId, day.day), day, day.bytes) : null
  if (!day.bytes) await context.services.files.delete(partKey(websiteId, day.day))
  else if (digest === null) return false
  const asked = { day: day.day, turn: day.turn, digest, now: context.now() }
  return change(context, { websiteId, change: 'noteArchived', asked })
}

/** Returns the digest of what lies there of this day as it is; null where that is something else. */
async function put(
  { services: { files } }: Context,
  key: string,
  day: DayToArchive,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  let packed: ArrayBuffer | null = null
  for (let attempt = 0; attempt < attempts; attempt++) {
    const there = await files.head(key)
    const verdict = verdictOn(there, day)
    if (verdict === 'same' && there) return noteOf(there).digest
    if (verdict !== 'free') return null
    packed ??= await packDay(bytes)
    const digest = digestOf(packed)
    const customMetadata = { epoch: day.epoch, turn: String(day.turn), digest }
    const onlyIf = there ? { etagMatches: there.etag } : { etagDoesNotMatch: '*' }
    const stored = await files.put(key, packed, { onlyIf, sha256: digest, customMetadata })
    if (stored) return digest
  }
  return null
}
