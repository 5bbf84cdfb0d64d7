import { z } from 'zod'
import { besideOurs, listFields, placeOf } from '../../../shared/db/numbered-pages.ts'
import { readCursor, writeCursor } from '../../../shared/db/pagination.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { readRecordings, websiteNotFound, websiteOrganization } from '../websites/index.ts'
import { moment } from '../reports/index.ts'
import { ReplaySummary } from './schemas.ts'
import { UmamiReplay, umamiReplay } from './umami-replay.ts'
import { viewOf } from './view.ts'

export const listReplays = defineOperation({
  id: 'replays.list',
  route: 'GET /api/websites/{websiteId}/replays',
  summary: 'List the recordings of visits of a website, newest first',
  access: { role: 'viewer', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => {
    const { search: _, ...fields } = listFields()
    return {
      websiteId: z.uuid(),
      sessionId: z.uuid().optional().describe('Only those of visits in which this visitor takes part'),
      startAt: moment().optional().describe('Only those that began at this moment or later'),
      endAt: moment().optional().describe('Only those that began at this moment or earlier'),
      ...fields,
    }
  },
  output: () =>
    z.object({
      replays: z.array(ReplaySummary()),
      nextCursor: z.string().nullable(),
      ...besideOurs(UmamiReplay()),
    }),
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId, sessionId, startAt, endAt, ...asked }) {
    const { cursor, limit, offset, numbered } = placeOf(asked)
    const chosen = { session: sessionId?.toLowerCase(), from: startAt, until: endAt }
    const after = cursor === undefined ? null : readCursor(cursor)
    const [found, count] = await Promise.all([
      readRecordings(context, {
        websiteId,
        reading: 'list',
        asked: { ...chosen, limit: limit + 1, offset, after },
      }),
      numbered ? readRecordings(context, { websiteId, reading: 'count', asked: chosen }) : 0,
    ])
    const kept = found ?? []
    const shown = kept.slice(0, limit)
    const last = kept.length > limit ? shown.at(-1) : undefined
    return {
      replays: shown.map((each) => viewOf(each, { websiteId, now: context.now() })),
      // The database knows whole milliseconds, as a cursor does.
      nextCursor: last ? writeCursor({ at: last.summary.startedAt, id: last.replay }) : null,
      ...(numbered && {
        data: shown.map((each) => umamiReplay(each, websiteId)),
        count: count ?? 0,
        ...numbered,
      }),
    }
  },
})
