import { expect, test } from 'vitest'
import { getGoal } from '../../../../workers/features/reports/get-goal.ts'
import { getStats } from '../../../../workers/features/reports/get-stats.ts'
import { createSegment } from '../../../../workers/features/segments/create-segment.ts'
import { createWebsite } from '../../../../workers/features/websites/create-website.ts'
import { deleteWebsite } from '../../../../workers/features/websites/delete-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { visitedWebsite } from '../../../support/visited-website.ts'

const { token, range, websiteId } = await visitedWebsite()
const make = (filters: object, name = 'Firefox') =>
  ask(createSegment, { websiteId, name, filters } as never, { token })

test('the filters of a segment hold beside those of the call, also where one of those is enough', async () => {
  const { id: segment } = await make({ browser: 'eq.Firefox' })
  const figures = (more: object) => ask(getStats, { ...range, segment, ...more } as never, { token })
  expect(await figures({})).toMatchObject({ pageviews: 1 })
  expect(await figures({ path: 'eq./cart', os: 'c.Win', match: 'any' })).toMatchObject({ pageviews: 1 })
  const parameters = { startAt: range.startAt, endAt: range.endAt, type: 'path' as const, value: '/' }
  const goal = await ask(getGoal, { websiteId, filters: { segment }, parameters }, { token })
  expect(goal).toEqual({ num: 1, total: 1 })
})

test.each([{}, { shoe: 'eq.42' }, { path: `eq.${'x'.repeat(2000)}` }])(
  'a segment of %j is refused',
  async (filters) => {
    const answer = send(createSegment, { websiteId, name: 'None', filters } as never, { token })
    expect(await refusal(answer)).toMatchObject({ status: 400, error: 'validation_failed' })
  },
)

test('of a website that is deleted while one is made none is kept', async () => {
  const owner = await newOwner()
  const { id } = await ask(createWebsite, { name: 'Shop' }, owner)
  const tenant = { organizationId: owner.organizationId, role: 'owner' as const }
  const context = newContext({ actor: { kind: 'user', userId: owner.userId } as never, tenant })
  const make = () =>
    createSegment.run(
      context,
      { websiteId: id, name: 'Germany', filters: { country: 'eq.DE' } } as never,
      new Request('http://tracewright.test/'),
    ) as Promise<unknown>
  await make()
  await ask(deleteWebsite, { websiteId: id }, owner)
  await expect(make()).rejects.toMatchObject({ status: 404, code: 'websites.not_found' })
})
