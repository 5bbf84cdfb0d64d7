import type { websites } from '../../../shared/db/tables/websites.ts'
import { endLine, eventLine, headLine } from '../../../shared/domain/analytics/file/lines.ts'
import { eachEvent } from '../../../shared/domain/analytics/segment/build.ts'
import { dayOfShard, wholeDay } from '../../../shared/domain/analytics/segment/shards.ts'
import { decodeSegment } from '../../../shared/domain/analytics/segment/encode.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { askStore, policyOf, rulesOf } from '../websites/index.ts'
import { partKey } from './keys.ts'
import { PackedLines } from './packed-lines.ts'
import { type FileRow, nextShard } from './store.ts'

type Change = Pick<FileRow, 'status' | 'progress' | 'events'>

/** A part is written in one go: shards until there are so many events. */
const eventsOfPart = 200_000

/** Writes the next part of an export: whole shards, and in the last one the account. */
export async function writeSome(
  context: Context,
  file: FileRow,
  website: typeof websites.$inferSelect,
  most = eventsOfPart,
): Promise<Change> {
  const { websiteId, progress } = file
  const lines = new PackedLines()
  const { name, domain, timezone, rules, privacy } = website
  const settings = { name, domain, timezone, rules: rulesOf(rules), privacyPolicy: policyOf(privacy) }
  if (progress.parts === 0) await lines.add(headLine({ at: context.now(), website: settings }))
  let [events, shard, isLast] = [progress.events, nextShard(progress), false]
  while (!isLast && events < progress.events + most) {
    const found = await askStore(context, { websiteId, report: 'wholeShard', asked: { from: shard } })
    if (!found) {
      const ledger = await context.services.websiteStores.getByName(websiteId).ledger()
      await lines.add(endLine({ events, ledger }))
      isLast = true
    } else {
      const segment = decodeSegment(found.bytes.slice().buffer)
      for (const event of eachEvent(segment)) await lines.add(eventLine(event))
      events += segment.rows
      shard = after(found.shard)
    }
  }
  // Another attempt may write the same part at this moment, of other events.
  const part = `${String(progress.parts).padStart(6, '0')}-${context.services.ids.uuid()}.gz`
  await context.services.files.put(partKey(file, part), await lines.packed())
  const names = [...(progress.names ?? []), part]
  const next = { ...progress, events, shard, names, parts: progress.parts + 1 }
  const status = isLast ? 'completed' : 'running'
  return { status, events, progress: next }
}

/** Behind a whole day comes the next one, though it may be split since. */
const after = (shard: number): number =>
  shard === wholeDay(dayOfShard(shard)) ? wholeDay(dayOfShard(shard) + 1) : shard + 1
