import type { ReplayEvent } from '../../../shared/domain/tracker/recording.ts'
import { openRecording } from '../../../shared/domain/tracker/seal-recording.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** The events of a chunk; null where there is no such object. Throws for one that its key does not open. */
export async function openChunk(
  { services: { recordings } }: Context,
  { object, key }: { object: string; key: string },
): Promise<ReplayEvent[] | null> {
  const found = await recordings.get(object)
  if (!found) return null
  return JSON.parse(await openRecording(await found.arrayBuffer(), key)) as ReplayEvent[]
}
