import { z } from 'zod'
import { pageFields, readCursor, writeCursor } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { readRecordings } from './read.ts'
import { ReplaySummary } from './schemas.ts'
import { viewOf } from './view.ts'

export const listReplays = defineOperation({
  id: 'replays.list',
  route: 'GET /api/websites/{websiteId}/replays',
  summary: 'List the recordings of visits of a website, newest first',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({
    websiteId: z.uuid(),
    sessionId: z.uuid().optional().describe('Only those of visits in which this visitor takes part'),
    ...pageFields(),
  }),
  output: () => z.object({ replays: z.array(ReplaySummary()), nextCursor: z.string().nullable() }),
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId, sessionId: session, limit, cursor }) {
    const after = cursor === undefined ? null : readCursor(cursor)
    const asked = { limit: limit + 1, after, session: session?.toLowerCase() }
    const kept = (await readRecordings(context, { websiteId, reading: 'list', asked })) ?? []
    const shown = kept.slice(0, limit)
    const last = kept.length > limit ? shown.at(-1) : undefined
    return {
      replays: shown.map((each) => viewOf(each, { websiteId, now: context.now() })),
      // The database knows whole milliseconds, as a cursor does.
      nextCursor: last ? writeCursor({ at: last.summary.startedAt, id: last.replay }) : null,
    }
  },
})
