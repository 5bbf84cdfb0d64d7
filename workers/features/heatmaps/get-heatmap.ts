import { z } from 'zod'
import type { Finished } from '../../../shared/domain/analytics/heatmap/count.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { iso } from '../../../shared/schemas/time.ts'
import { heatmapNotFound } from './errors.ts'
import { BuiltHeatmap } from './schemas.ts'
import { heatmapOrganization, readRow, viewOf } from './store.ts'
import { readFinished } from './stored.ts'

export const getHeatmap = defineOperation({
  id: 'heatmaps.get',
  route: 'GET /api/websites/{websiteId}/heatmaps/{heatmapId}',
  summary: 'Get where visitors clicked on a page, and how far down they saw',
  description:
    'A click lies on an element and in it, which holds in every layout, and at a place of the page. `rage` are three clicks or more on one spot, `dead` ones did nothing. What it says is there once it is `ready`.',
  access: { role: 'viewer', organization: heatmapOrganization, hidden: heatmapNotFound },
  effect: 'read',
  input: () => ({ websiteId: z.uuid(), heatmapId: z.uuid() }),
  output: BuiltHeatmap,
  errors: [heatmapNotFound],
  mcp: 'listed',
  async run(context, named) {
    const row = await readRow(context, named)
    if (row.status !== 'ready' || row.built === null) return viewOf(row)
    const finished = await readFinished(context, row.built)
    if (finished) return { ...viewOf(row), ...told(finished) }
    return { ...viewOf(row), status: 'failed' as const, error: 'What was counted is gone. Make a new one.' }
  },
})

function told({ picture, ...rest }: Finished) {
  if (!picture) return { ...rest, picture }
  const { replay, at, width, height } = picture
  return { ...rest, picture: { replaySessionId: replay, at: iso(at), width, height } }
}
