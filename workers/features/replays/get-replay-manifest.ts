import { readRecordings } from '../websites/index.ts'
import { z } from 'zod'
import { momentsOf } from '../../../shared/domain/analytics/replay/moments.ts'
import { gapsOf } from '../../../shared/domain/analytics/replay/summarize.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso, isoOrNull } from '../../../shared/schemas/time.ts'
import { replayNotFound } from './errors.ts'
import { replayOrganization } from './replay-organization.ts'
import { Gap } from './schemas.ts'
import { viewOf } from './view.ts'

export const getReplayManifest = defineOperation({
  id: 'replays.getManifest',
  route: 'GET /api/websites/{websiteId}/replays/{replaySessionId}/manifest',
  summary: 'Get what a recording consists of, and what of it is missing',
  description:
    'Gaps are known of recorders that number their chunks, as ours does. A recording is complete when it is over, begins with a whole page and has no gaps.',
  access: { role: 'viewer', organization: replayOrganization, hidden: replayNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), replaySessionId: z.uuid() }),
  output: () =>
    z.object({
      chunks: z.array(
        z.object({
          n: z.number().int(),
          from: z.iso.datetime(),
          to: z.iso.datetime(),
          events: z.number().int(),
          bytes: z.number().int(),
          sha256: z.string(),
        }),
      ),
      firstFullSnapshot: z.iso.datetime().nullable(),
      gaps: z.array(Gap()),
      moments: z
        .array(
          z.object({
            at: z.iso.datetime().describe('When it happened'),
            kind: z
              .enum(['page', 'click', 'rage', 'dead'])
              .describe('rage: one of several clicks in anger; dead: a click that did nothing'),
            url: z.string().nullable().describe('The address of a page; null for a click'),
          }),
        )
        .describe('Pages and clicks, in order'),
      complete: z.boolean(),
    }),
  errors: [replayNotFound],
  mcp: 'listed',
  async run(context, { websiteId, replaySessionId }) {
    const asked = { replay: replaySessionId }
    const kept = await readRecordings(context, { websiteId, reading: 'one', asked })
    if (!kept) throw replayNotFound()
    const digests = kept.chunks.map(({ digest }) => digest)
    const snapshots = digests.flatMap((digest) => digest.snapshots)
    const first = snapshots.length === 0 ? null : Math.min(...snapshots)
    const gaps = gapsOf(digests)
    const { status } = viewOf(kept.replay, { websiteId, now: context.now() })
    const beginsWhole = (digests[0]?.snapshots.length ?? 0) > 0
    return {
      chunks: kept.chunks.map(({ sha256, digest: { from, to, events, bytes } }, n) => ({
        n,
        from: iso(from),
        to: iso(to),
        events,
        bytes,
        sha256,
      })),
      firstFullSnapshot: isoOrNull(first),
      gaps: gaps.map(({ from, to, missing }) => ({ from: iso(from), to: iso(to), missing })),
      moments: momentsOf(digests).map(({ at, ...moment }) => ({ at: iso(at), ...moment })),
      complete: status === 'finalized' && beginsWhole && gaps.length === 0,
    }
  },
})
