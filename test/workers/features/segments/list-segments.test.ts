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
