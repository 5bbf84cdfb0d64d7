import { createHash } from 'node:crypto'
import type { ShardToArchive } from '../../../../durable-objects/website-store/changes/archive-shard.ts'
import { eventLine } from '../../../../shared/domain/analytics/file/lines.ts'
import { eachEvent } from '../../../../shared/domain/analytics/segment/build.ts'
import { decodeSegment } from '../../../../shared/domain/analytics/segment/encode.ts'
import { PackedLines } from '../packed-lines.ts'

/** What a part says of itself: of which store it is, as which turn of its shard, and its SHA-256. */
export interface PartNote {
  epoch: string
  turn: number
  digest: string
}

/** A part that somebody has put there by hand is of no store. */
export function noteOf({ customMetadata = {} }: Pick<R2Object, 'customMetadata'>): PartNote {
  const { epoch = '', turn, digest = '' } = customMetadata
  return { epoch, turn: Number(turn ?? 0), digest }
}

export const digestOf = (bytes: ArrayBuffer): string =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

/** What keeps a part from being written: one of this shard as it is, or newer; or one of another store, which nobody has taken over. */
type Verdict = 'free' | 'same' | 'newer' | 'foreign'

export function verdictOn(
  there: R2Object | null,
  { turn, epoch, adopted, isEmptied, isKnown }: Omit<ShardToArchive, 'bytes'>,
): Verdict {
  if (!there) return 'free'
  const note = noteOf(there)
  const isNobodys = isEmptied || there.etag === adopted || (note.epoch === '' && isKnown)
  if (note.epoch !== epoch) return isNobodys ? 'free' : 'foreign'
  if (note.turn === turn) return 'same'
  return note.turn > turn ? 'newer' : 'free'
}

/** The events of a shard as lines in gzip: the same shard gives the same bytes. */
export async function packShard(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const lines = new PackedLines()
  for (const event of eachEvent(decodeSegment(bytes.slice().buffer))) await lines.add(eventLine(event))
  return lines.packed()
}
