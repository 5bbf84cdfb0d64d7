import type { ShardToArchive } from '../../../../durable-objects/website-store/changes/archive-shard.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { change } from '../../websites/index.ts'
import { partKey } from './keys.ts'
import { digestOf, noteOf, packShard, verdictOn } from './part.ts'

/** How often another message may be faster. */
const attempts = 3

/**
 * Writes the part of a shard, or takes it out where nothing is left of it, and notes it. A part stands in the place of an older one only: what was read before somebody was erased never comes
 * after what was read since. Returns null where the website keeps nothing any more.
 */
export async function writeShard(
  context: Context,
  websiteId: string,
  { bytes, ...named }: ShardToArchive,
): Promise<boolean | null> {
  const { shard, turn } = named
  const key = partKey(websiteId, shard)
  if (bytes === 'too large') throw new Error(`The shard ${shard} is too large for the archive`)
  const digest = bytes ? await put(context, key, named, bytes) : await takeOut(context, key, named)
  if (bytes && digest === null) return false
  const asked = { shard, turn, digest, now: context.now() }
  return change(context, { websiteId, change: 'noteArchived', asked })
}

async function takeOut(
  { services: { files } }: Context,
  key: string,
  named: Omit<ShardToArchive, 'bytes'>,
): Promise<null> {
  if (verdictOn(await files.head(key), named) === 'free') await files.delete(key)
  return null
}

/** Returns the digest of what lies there of this shard as it is; null where that is something else. */
async function put(
  { services: { files } }: Context,
  key: string,
  named: Omit<ShardToArchive, 'bytes'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string | null> {
  let packed: ArrayBuffer | null = null
  for (let attempt = 0; attempt < attempts; attempt++) {
    const there = await files.head(key)
    const verdict = verdictOn(there, named)
    if (verdict === 'same' && there) return noteOf(there).digest
    if (verdict !== 'free') return null
    packed ??= await packShard(bytes)
    const digest = digestOf(packed)
    const customMetadata = { epoch: named.epoch, turn: String(named.turn), digest }
    const onlyIf = there ? { etagMatches: there.etag } : { etagDoesNotMatch: '*' }
    const stored = await files.put(key, packed, { onlyIf, sha256: digest, customMetadata })
    if (stored) return digest
  }
  return null
}
