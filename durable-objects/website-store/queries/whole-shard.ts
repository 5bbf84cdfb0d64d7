import { encodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import type { Days } from './reports.ts'

/** All of the first shard that has events at `from` or after it, as `encodeSegment` writes it: for whoever keeps the events elsewhere. Null where there is none. */
export function wholeShard(
  events: Pick<Days, 'shards' | 'shard'>,
  { from }: { from: number },
): { shard: number; bytes: Uint8Array<ArrayBuffer> } | null {
  const shard = events.shards().find((each) => each >= from)
  return shard === undefined ? null : { shard, bytes: encodeSegment(events.shard(shard)) }
}
