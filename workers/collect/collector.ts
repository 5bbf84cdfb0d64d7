import type { HitMessage } from '../../shared/domain/tracker/hit.ts'
import { type GroupCommit, createGroupCommit } from './group-commit.ts'
import type { CollectEnv } from './handle-request.ts'
import { type Sites, createSites } from './sites.ts'

/** What outlives a request: the sites seen lately, and the group of hits that is about to be sent. */
export interface Collector {
  sites: Sites
  commit: GroupCommit<HitMessage>
}

export function createCollector({ SITES, HITS }: CollectEnv): Collector {
  const send = (hits: HitMessage[]) => HITS.sendBatch(hits.map((body) => ({ body })))
  return { sites: createSites((websiteId) => SITES.get(websiteId)), commit: createGroupCommit(send) }
}
