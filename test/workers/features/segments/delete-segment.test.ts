import { expect, test } from 'vitest'
import { createSegment } from '../../../../workers/features/segments/create-segment.ts'
import { deleteSegment } from '../../../../workers/features/segments/delete-segment.ts'
import { listSegments } from '../../../../workers/features/segments/list-segments.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { newContext } from '../../../support/context.ts'
import { segmentsPart } from '../../../../workers/features/segments/purge-part.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, websiteId } = await visitedWebsite()
const make = (filters: object, name = 'Firefox') =>
  ask(createSegment, { websiteId, name, filters } as never, { token })

test('with a website its segments go, and no others', async () => {
  const { id } = await ask(createWebsite, { name: 'Old' }, { token })
  await ask(createSegment, { websiteId: id, name: 'Old', filters: { os: 'eq.Linux' } }, { token })
  const before = (await ask(listSegments, { websiteId }, { token })).segments
  expect(await segmentsPart.purge(newContext(), id)).toBe(1)
  expect(await segmentsPart.purge(newContext(), id)).toBe(0)
  expect((await ask(listSegments, { websiteId }, { token })).segments).toEqual(before)
})

test('a segment is deleted once', async () => {
  const { id: segmentId } = await make({ os: 'eq.Linux' }, 'Linux')
  expect(await ask(deleteSegment, { websiteId, segmentId }, { token })).toEqual({ deleted: true })
  const again = send(deleteSegment, { websiteId, segmentId }, { token })
  expect(await refusal(again)).toMatchObject({ status: 404, error: 'segments.not_found' })
})
