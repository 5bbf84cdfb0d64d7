import { encodeSegment } from '../../../../shared/domain/analytics/segment/encode.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { archiveOf } from '../../../../shared/kernel/file-prefixes.ts'
import { change, publishSite, publishedOf } from '../../websites/index.ts'
import type { FileRow } from '../store.ts'
import { restoreAccounts } from './accounts.ts'
import { dayOfKey, partKey } from './keys.ts'
import { noteOf } from './part.ts'
import { readPart } from './read-part.ts'

type Change = Pick<FileRow, 'status' | 'progress'> & Partial<Pick<FileRow, 'error' | 'events'>>

/** A message reads days until there are so many events, or so many days. */
const most = { events: 200_000, days: 50 }

/** Makes the next days of a website anew of what its archive holds of them; what is not in the archive stays as it is. */
export async function rebuildSome(context: Context, file: FileRow): Promise<Change> {
  const { websiteId, progress } = file
  const { era = await begin(context, websiteId) } = progress
  let { at, events } = progress
  for (let days = 0; events < progress.events + most.events && days < most.days; days++) {
    const part = await nextPart(context, { websiteId, from: at })
    if (!part) {
      await restoreAccounts(context, websiteId, era)
      return { status: 'completed', events, progress: { ...progress, at, events } }
    }
    const brought = await restore(context, websiteId, { ...part, era })
    if (brought === null) {
      const date = part.key.slice(archiveOf(websiteId).length)
      return { status: 'failed', error: `The part ${date} of the archive is damaged.`, events, progress }
    }
    events += brought
    at = part.day + 1
  }
  return { status: 'running', events, progress: { ...progress, era, at, events, parts: progress.parts + 1 } }
}

/** A store that was lost has neither tables nor salts before it is told its policy. */
async function begin(context: Context, websiteId: string): Promise<string> {
  const published = await publishedOf(context, websiteId)
  if (published) await publishSite(context, published)
  return (await change(context, { websiteId, change: 'beginRebuild', asked: null })) ?? ''
}

interface Found {
  key: string
  day: number
}

async function nextPart(
  { services: { files } }: Context,
  { websiteId, from }: { websiteId: string; from: number },
): Promise<Found | null> {
  const prefix = archiveOf(websiteId)
  const behind = from > 0 ? { startAfter: partKey(websiteId, from - 1) } : {}
  const { objects } = await files.list({ prefix, limit: 1, ...behind })
  const [key = ''] = objects.map((object) => object.key)
  const day = dayOfKey(websiteId, key)
  return day === null ? null : { key, day }
}

/** Returns how many events a part brought; null where it is damaged. */
async function restore(
  context: Context,
  websiteId: string,
  { key, day, era }: Found & { era: string },
): Promise<number | null> {
  const object = await context.services.files.get(key)
  // It was taken out in this moment.
  if (!object) return 0
  const { epoch, digest } = noteOf(object)
  const segment = await readPart(await object.arrayBuffer(), { day, digest }).catch(() => null)
  if (!segment) return null
  const part = { day, era, epoch, digest, etag: object.etag, bytes: encodeSegment(segment) }
  return (await change(context, { websiteId, change: 'restoreDay', asked: part })) ?? 0
}
