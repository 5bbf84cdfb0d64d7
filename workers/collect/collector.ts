import type { HitMessage } from '../../shared/domain/tracker/hit.ts'
import { type GroupCommit, createGroupCommit } from './group-commit.ts'
import { type Sites, createSites } from './sites.ts'

/** All that this Worker may touch: the queue it fills and the sites it may fill it for. */
export interface CollectEnv {
  SITES: Pick<KVNamespace, 'get'>
  HITS: Pick<Queue<HitMessage>, 'sendBatch'>
}

/** What outlives a request: the sites seen lately, and the group of hits that is about to be sent. */
export interface Collector {
  sites: Sites
  commit: GroupCommit<HitMessage>
}

export function createCollector({ SITES, HITS }: CollectEnv): Collector {
  const send = (hits: HitMessage[]) => HITS.sendBatch(hits.map((body) => ({ body })))
  return { sites: createSites((websiteId) => SITES.get(websiteId)), commit: createGroupCommit(send) }
}
