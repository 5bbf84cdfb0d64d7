import type { ReadingName, Readings } from '../../../durable-objects/website-store/replays/readings.ts'
import type { Context } from '../../../shared/kernel/context.ts'

/** Reads of the recordings of a website; null where it never had any. */
export async function readRecordings<N extends ReadingName>(
  { services }: Context,
  { websiteId, reading, asked }: { websiteId: string; reading: N; asked: Readings[N]['asked'] },
): Promise<Readings[N]['told'] | null> {
  // Of a generic method the type does not survive the way to an object.
  const store = services.websiteStores.getByName(websiteId) as unknown as {
    recordings: (name: N, asked: unknown) => Promise<Readings[N]['told'] | null>
  }
  return store.recordings(reading, asked)
}
