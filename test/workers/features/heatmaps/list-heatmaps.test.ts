import { expect, test } from 'vitest'
import { listHeatmaps } from '../../../../workers/features/heatmaps/list-heatmaps.ts'
import { ask } from '../../../support/client.ts'
import { recordedWebsite } from '../../../support/recorded-visit.ts'
import { ordered } from './support.ts'

test('heatmaps are listed newest first, page by page', async () => {
  const { websiteId, token } = await recordedWebsite()
  const made: string[] = []
  for (const urlPath of ['/a', '/b', '/c'])
    made.push((await ordered(websiteId, { token }, { urlPath })).heatmapId)
  const listed: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await ask(listHeatmaps, { websiteId, limit: 2, ...(cursor && { cursor }) }, { token })
    listed.push(...page.heatmaps.map(({ heatmapId }) => heatmapId))
    cursor = page.nextCursor
  }
  expect(listed.toSorted()).toEqual(made.toSorted())
})
