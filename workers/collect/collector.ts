import type { AcceptedHit, HitMessage } from '../../shared/domain/tracker/hit.ts'
import type { ChunkMessage } from '../../shared/domain/tracker/recording.ts'
import { type GroupCommit, createGroupCommit } from './group-commit.ts'
import { type Sites, createSites } from './sites.ts'

/** All that this Worker may touch: the queues and the store of recordings that it fills, and the sites it may fill them for. */
export interface CollectEnv {
  SITES: Pick<KVNamespace, 'get'>
  HITS: Pick<Queue<HitMessage>, 'send'>
  CHUNKS: Pick<Queue<ChunkMessage>, 'send'>
  RECORDINGS: Pick<R2Bucket, 'put' | 'delete'>
  /** The header that names a caller's address. Without it nobody can say it, and visitors are told apart by their browsers alone. */
  ADDRESS_HEADER?: string
}

/** What outlives a request: the sites seen lately, and the group of hits that is about to be sent. */
export interface Collector {
  sites: Sites
  commit: GroupCommit<AcceptedHit>
  chunks: CollectEnv['CHUNKS']
  recordings: CollectEnv['RECORDINGS']
  addressOf: (headers: Headers) => string | null
}

/** How long a place of the edge may go on with what it has read of KV: no shorter time is to be had there. */
const leastCacheSeconds = 30

export function createCollector({
  SITES,
  HITS,
  CHUNKS,
  RECORDINGS,
  ADDRESS_HEADER = '',
}: CollectEnv): Collector {
  const send = (hits: AcceptedHit[]) => HITS.send({ version: 2, commitId: crypto.randomUUID(), hits })
  return {
    sites: createSites((websiteId) => SITES.get(websiteId, { cacheTtl: leastCacheSeconds })),
    commit: createGroupCommit(send),
    chunks: CHUNKS,
    recordings: RECORDINGS,
    addressOf: (headers) => (ADDRESS_HEADER === '' ? null : headers.get(ADDRESS_HEADER)),
  }
}
