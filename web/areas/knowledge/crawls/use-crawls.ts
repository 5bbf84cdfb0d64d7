import { call } from '../../../client/call.ts'
import { texts } from '../../../texts/en/crawls.ts'
import { useFollowedRuns } from '../parts/use-followed.ts'
import type { Crawl } from './types.ts'

const perPage = 10

/** The crawls of a base, newest first, followed while one of them is under way. `ended` is called when one has come to its end. */
export const useCrawls = (id: string, ended: () => void) =>
  useFollowedRuns<Crawl>(
    async (from) => {
      const query = { id, limit: perPage, ...from }
      const { crawls, nextCursor } = await call('GET /api/knowledge-bases/{id}/crawls', query)
      return { items: crawls, nextCursor }
    },
    [id],
    { idOf: ({ crawlId }) => crawlId, words: texts.ended, ended },
  )
