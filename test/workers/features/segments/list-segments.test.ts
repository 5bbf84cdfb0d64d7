import { expect, test } from 'vitest'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { createSegment } from '../../../../workers/features/segments/create-segment.ts'
import { deleteSegment } from '../../../../workers/features/segments/delete-segment.ts'
import { listSegments } from '../../../../workers/features/segments/list-segments.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
const make = (filters: object, name = 'Firefox') =>
  ask(createSegment, { websiteId, name, filters } as never, { token })

test('a segment is listed until it is deleted, and filters nothing of another website', async () => {
  const { id: segment } = await make({ path: 'eq./' }, 'Home')
  const names = async () =>
    (await ask(listSegments, { websiteId }, { token })).segments.map(({ name }) => name)
  expect(await names()).toContain('Home')
  const other = await ask(createWebsite, { name: 'Blog' }, { token })
  const elsewhere = send(getStats, { ...range, websiteId: other.id, segment }, { token })
  expect(await refusal(elsewhere)).toMatchObject({ status: 404, error: 'segments.not_found' })
  await ask(deleteSegment, { websiteId, segmentId: segment }, { token })
  expect(await names()).not.toContain('Home')
})

test('segments are told beside it as clients of Umami know them; there are no cohorts', async () => {
  const { id, createdAt } = await make({ country: 'DE,AT', path: 'c./shop' }, 'Shoppers of the Alps')
  const asked = { websiteId, search: 'shoppers', type: 'segment' as const }
  const { data, count } = await ask(listSegments, asked, { token })
  expect(count).toBe(1)
  const filters = [
    { name: 'path', operator: 'c', value: '/shop' },
    { name: 'country', operator: 'eq', value: 'DE,AT' },
  ]
  const named = { id, websiteId, type: 'segment', name: 'Shoppers of the Alps' }
  expect(data).toEqual([{ ...named, parameters: { filters, match: 'all' }, createdAt, updatedAt: createdAt }])
  expect(await ask(listSegments, { websiteId, type: 'cohort' }, { token })).toMatchObject({
    segments: [],
    data: [],
    count: 0,
  })
})
