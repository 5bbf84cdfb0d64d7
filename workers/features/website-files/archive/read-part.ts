import { readLine } from '../../../../shared/domain/analytics/file/lines.ts'
import { readMember } from '../../../../shared/domain/analytics/file/member.ts'
import type { AnalyticsEvent } from '../../../../shared/domain/analytics/event.ts'
import { buildSegment } from '../../../../shared/domain/analytics/segment/build.ts'
import { mergeSegments } from '../../../../shared/domain/analytics/segment/merge.ts'
import { type Segment, dayOf } from '../../../../shared/domain/analytics/segment/segment.ts'
import { digestOf } from './part.ts'

const eventsAtOnce = 5000

/** What a part of the archive holds of a day. Throws where the part is not what was written. */
export async function readPart(
  bytes: ArrayBuffer,
  { day, digest }: { day: number; digest: string },
): Promise<Segment> {
  if (digest !== '' && digestOf(bytes) !== digest) throw new Error('It is not what was written')
  const built: Segment[] = []
  let some: AnalyticsEvent[] = []
  const put = () => {
    let next = buildSegment(day, some)
    some = []
    // Few large ones are joined, and each of them seldom: a full day just fits into memory.
    for (let last = built.at(-1); last && last.rows <= next.rows; last = built.at(-1)) {
      built.pop()
      next = mergeSegments(last, next)
    }
    built.push(next)
  }
  const take = (text: string) => {
    const line = readLine(text)
    if (line?.is !== 'event' || dayOf(line.event.at) !== day) throw new Error('It holds what it cannot hold')
    if (some.push(line.event) === eventsAtOnce) put()
  }
  // What somebody has put there may have several members, as a file of gzip may (RFC 1952, section 2.2).
  for (let at = 0; at < bytes.byteLength;) at += await readMember(piecesOf(bytes, at), take)
  put()
  return built.reduceRight((behind, before) => mergeSegments(before, behind))
}

const pieceBytes = 65_536

/** A file takes long: what else is to be done may be done in between. */
async function* piecesOf(bytes: ArrayBuffer, from: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < bytes.byteLength; at += pieceBytes) {
    yield new Uint8Array(bytes, at, Math.min(pieceBytes, bytes.byteLength - at))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
