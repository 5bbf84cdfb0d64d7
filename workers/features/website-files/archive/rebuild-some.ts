import type { FileProgress } from '../../../../shared/db/tables/analytics.ts'
import { encodeSegment } from '../../../../shared/domain/analytics/segment/encode.ts'
import { dayOfShard, wholeDay } from '../../../../shared/domain/analytics/segment/shards.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { change } from '../../websites/index.ts'
import { type FileRow, nextShard } from '../store.ts'
import { prepareStore } from '../prepare-store.ts'
import { restoreAccounts } from './accounts.ts'
import { partKey, shardOfKey } from './keys.ts'
import { digestOf, noteOf } from './part.ts'
import { readPart } from './read-part.ts'

type Change = Pick<FileRow, 'status' | 'progress'> & Partial<Pick<FileRow, 'error' | 'events'>>

/** A message reads parts until there are so many events, or so many parts. */
const most = { events: 200_000, parts: 50 }

/** Makes the next shards of a website anew of what its archive holds of them; what is not in the archive stays as it is. */
export async function rebuildSome(context: Context, file: FileRow): Promise<Change> {
  const { websiteId, progress } = file
  const { era = await begin(context, websiteId) } = progress
  let [shard, events] = [nextShard(progress), progress.events]
  const damaged = [...(progress.damaged ?? [])]
  for (let parts = 0; events < progress.events + most.events && parts < most.parts; parts++) {
    const part = await nextPart(context, { websiteId, from: shard })
    if (!part) return end(context, file, { ...progress, era, shard, events, damaged })
    const brought = await restore(context, websiteId, { ...part, era })
    if (brought === null && damaged.length < mostNamed)
      damaged.push(part.key.slice(archiveOf(websiteId).length))
    events += brought ?? 0
    shard = part.shard + 1
  }
  const parts = progress.parts + 1
  return { status: 'running', events, progress: { ...progress, era, shard, events, damaged, parts } }
}

/** Of damaged parts so many are named. */
const mostNamed = 20

/** The account of a lost store is taken over with all of its parts: while one is damaged it stays, so that another rebuild may bring back what is put there instead. */
async function end(context: Context, { websiteId }: FileRow, progress: FileProgress): Promise<Change> {
  const { events, era = '', damaged = [] } = progress
  if (damaged.length > 0) {
    const error = `All was made anew but for damaged parts of the archive: ${damaged.join(', ')}.`
    return { status: 'failed', error, events, progress }
  }
  await restoreAccounts(context, websiteId, era)
  return { status: 'completed', events, progress }
}

async function begin(context: Context, websiteId: string): Promise<string> {
  await prepareStore(context, websiteId)
  return (await change(context, { websiteId, change: 'beginRebuild', asked: null })) ?? ''
}

interface Found {
  key: string
  shard: number
}

async function nextPart(
  { services: { files } }: Context,
  { websiteId, from }: { websiteId: string; from: number },
): Promise<Found | null> {
  const prefix = archiveOf(websiteId)
  const behind = from > 0 ? { startAfter: partKey(websiteId, from - 1) } : {}
  const { objects } = await files.list({ prefix, limit: 1, ...behind })
  const [key = ''] = objects.map((object) => object.key)
  const shard = shardOfKey(websiteId, key)
  return shard === null ? null : { key, shard }
}

/** Returns how many events a part brought; null where it is damaged. */
async function restore(
  context: Context,
  websiteId: string,
  { key, shard, era }: Found & { era: string },
): Promise<number | null> {
  const object = await context.services.files.get(key)
  // It was taken out in this moment.
  if (!object) return 0
  const note = noteOf(object)
  const packed = await object.arrayBuffer()
  const [epoch, digest] = [note.epoch, note.digest || digestOf(packed)]
  const segment = await readPart(packed, { day: dayOfShard(shard), digest }).catch(() => null)
  if (!segment) return null
  const part = { shard, era, epoch, digest, etag: object.etag, bytes: encodeSegment(segment) }
  const isBesideWhole = await isWholeOf(context, websiteId, { shard, epoch })
  const asked = { ...part, isBesideWhole, now: context.now() }
  return (await change(context, { websiteId, change: 'restoreShard', asked })) ?? 0
}

/** Whether the whole day of an eighth lies there, too, of the same store. */
async function isWholeOf(
  { services: { files } }: Context,
  websiteId: string,
  { shard, epoch }: { shard: number; epoch: string },
): Promise<boolean> {
  const whole = wholeDay(dayOfShard(shard))
  const there = shard === whole ? null : await files.head(partKey(websiteId, whole))
  return there !== null && noteOf(there).epoch === epoch
}
