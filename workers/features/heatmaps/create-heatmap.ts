import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { commit } from '../../../shared/db/commit.ts'
import { heatmaps } from '../../../shared/db/tables/analytics.ts'
import { actorId } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { idsFor } from '../../../shared/kernel/key-claim.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { tenantOf } from '../../../shared/kernel/tenant.ts'
import { websiteNotFound, websiteOrganization, websiteStays } from '../websites/index.ts'
import { tooManyHeatmaps, tooManyUnderWay } from './errors.ts'
import { order } from './order.ts'
import { Heatmap, devices } from './schemas.ts'
import { type HeatmapRow, viewOf } from './store.ts'
import { faultOf, pagePath, windowOf } from './window.ts'

const most = { all: 200, underWay: 5 }

export const createHeatmap = defineOperation({
  id: 'heatmaps.create',
  route: 'POST /api/websites/{websiteId}/heatmaps',
  summary: 'Have a heatmap of a page made',
  description:
    'Answers at once; read the heatmap until it is `ready` or `failed`. It is made of the recordings of visits that show the page on that device, the newest 20,000. Without a window it is about the last 30 days.',
  access: { role: 'member', organization: websiteOrganization, hidden: websiteNotFound },
  effect: 'write',
  input: () => ({
    websiteId: z.uuid(),
    urlPath: z
      .string()
      .trim()
      .max(2000)
      .refine((given) => pagePath(given) !== null, 'Must be a path such as /pricing')
      .describe('The path of the page; of an address its path is taken'),
    device: z.enum(devices),
    windowStart: z.iso.datetime().optional(),
    windowEnd: z.iso.datetime().optional(),
  }),
  ignores: ['heatmapId', 'status', 'error', 'createdAt'],
  output: Heatmap,
  status: 201,
  location: ({ websiteId, heatmapId }) => `/api/websites/${websiteId}/heatmaps/${heatmapId}`,
  errors: [websiteNotFound, validationFailed, tooManyHeatmaps, tooManyUnderWay],
  mcp: 'listed',
  readAgainBy: 'heatmaps.get',
  check: ({ now }, given) => {
    const message = faultOf(windowOf(given, now()))
    if (message !== null)
      throw validationFailed({
        message: `windowStart: ${message}`,
        details: [{ path: 'windowStart', message }],
      })
  },
  async run(context, { websiteId, urlPath, device, ...given }) {
    const { organizationId } = tenantOf(context)
    const now = context.now()
    const { from, to } = windowOf(given, now)
    const row: HeatmapRow = {
      heatmapId: idsFor(context, 'heatmap').uuid(),
      websiteId,
      organizationId,
      urlPath: pagePath(urlPath) ?? '/',
      device,
      status: 'pending',
      windowStart: from,
      windowEnd: to,
      built: null,
      error: null,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
    }
    const answer = viewOf(row)
    const summary = `Ordered a heatmap of ${row.urlPath}`
    const note = { resource: 'heatmap', resourceId: row.heatmapId, summary }
    const guards = [websiteStays(context, websiteId), isRoom(websiteId), isFree(websiteId)]
    await commit(context, { organizationId, action: 'heatmaps.create', ...note, answer, guards }, [
      context.services.db.insert(heatmaps).values(row),
    ])
    await order(context, row)
    return answer
  },
})

const isRoom = (websiteId: string) => ({
  condition: sql`(select count(*) from ${heatmaps} where website_id = ${websiteId}) < ${most.all}`,
  refusal: tooManyHeatmaps,
})

const isFree = (websiteId: string) => ({
  condition: sql`(select count(*) from ${heatmaps} where website_id = ${websiteId} and status in ('pending', 'building')) < ${most.underWay}`,
  refusal: tooManyUnderWay,
})
