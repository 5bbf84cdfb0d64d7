import { expect, test } from 'vitest'
import { deleteHeatmap } from '../../../../workers/features/heatmaps/delete-heatmap.ts'
import { getHeatmap } from '../../../../workers/features/heatmaps/get-heatmap.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { recordedWebsite } from '../../../support/recorded-visit.ts'
import { built, storedOf } from './support.ts'

test('a heatmap goes with what was counted', async () => {
  const { websiteId, token } = await recordedWebsite()
  const { heatmapId } = await built(websiteId, { token })
  const named = { websiteId, heatmapId }
  expect(await storedOf(websiteId)).toHaveLength(1)
  expect(await ask(deleteHeatmap, named, { token })).toEqual({ deleted: true })
  expect(await storedOf(websiteId)).toEqual([])
  expect(await refusal(send(getHeatmap, named, { token }))).toMatchObject({ status: 404 })
})
