import { z } from 'zod'
import type { KeptReplay } from '../../../durable-objects/website-store/replays/listing.ts'
import { sessionIdOf } from '../../../shared/domain/analytics/names/session-id.ts'
import { type AnalyticsEvent, eventKinds } from '../../../shared/domain/analytics/event.ts'
import { commit } from '../../../shared/db/commit.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { websiteOrganization } from './access.ts'
import { askStore } from './ask-store.ts'
import { websiteNotFound } from './errors.ts'
import { readRecordings } from './read-recordings.ts'
import { readRow } from './store.ts'
import { requireOneName, visitorFields, whoIsMeant } from './visitor.ts'

const types = Object.keys(eventKinds) as [keyof typeof eventKinds, ...(keyof typeof eventKinds)[]]

export const exportVisitor = defineOperation({
  id: 'websites.exportVisitor',
  route: 'POST /api/websites/{websiteId}/visitors/export',
  summary: 'Get all that is kept of one visitor of a website',
  description:
    'Events oldest first, recordings newest first; what a recording holds is read by its id (`GET /api/websites/{websiteId}/replays/{replaySessionId}`). Who looked at it stands in the audit log, without the name of the visitor.',
  access: { role: 'admin', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'read',
  input: () => ({
    ...visitorFields(),
    limit: z.number().int().min(1).max(5000).default(1000).describe('How many events to return'),
    offset: z.number().int().min(0).default(0).describe('How many to skip'),
  }),
  output: () =>
    z.object({
      total: z.number().int().describe('How many events there are'),
      events: z.array(
        z.object({
          at: z.iso.datetime(),
          type: z.enum(types),
          fields: z
            .record(z.string(), z.string())
            .describe('What is known of it: its page, browser, place and campaign, and its `data` as JSON'),
          value: z.number().describe('Of an engagement the milliseconds that the page was looked at'),
        }),
      ),
      recordings: z
        .array(
          z.object({
            replaySessionId: z.uuid(),
            startedAt: z.iso.datetime(),
            endedAt: z.iso.datetime(),
          }),
        )
        .describe('The recordings of their visits'),
    }),
  errors: [websiteNotFound, validationFailed],
  mcp: 'listed',
  check: requireOneName,
  async run(context, { websiteId, limit, offset, ...named }) {
    const { organizationId } = tenantOf(context)
    const who = whoIsMeant({ websiteId, ...named })
    const { name } = await readRow(context, websiteId)
    const told = await askStore(context, { websiteId, report: 'visitor', asked: { who, limit, offset } })
    const of = { session: sessionIdOf(who.visitor), limit: mostRecordings, after: null }
    const recorded = (await readRecordings(context, { websiteId, reading: 'list', asked: of })) ?? []
    const summary = `Exported what a visitor of the website ${name} did`
    const note = { organizationId, resource: 'website', resourceId: websiteId, summary }
    await commit(context, { ...note, action: 'websites.exportVisitor' }, [])
    return { total: told.total, events: told.events.map(viewOf), recordings: recorded.map(recordingOf) }
  },
})

/** They are kept for some weeks, so nobody has more. */
const mostRecordings = 1000

const recordingOf = ({ replay, summary: { startedAt, endedAt } }: KeptReplay) => ({
  replaySessionId: replay,
  startedAt: iso(startedAt),
  endedAt: iso(endedAt),
})

const typeOf = (kind: AnalyticsEvent['kind']) => types.find((name) => eventKinds[name] === kind) ?? 'event'

const viewOf = ({ at, kind, texts, value }: AnalyticsEvent) => ({
  at: iso(at),
  type: typeOf(kind),
  fields: Object.fromEntries(Object.entries(texts)),
  value,
})
