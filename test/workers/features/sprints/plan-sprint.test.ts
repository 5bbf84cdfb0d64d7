import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { getSprint } from '../../../../workers/features/sprints/get-sprint.ts'
import { planSprint } from '../../../../workers/features/sprints/plan-sprint.ts'
import { updateSprint } from '../../../../workers/features/sprints/update-sprint.ts'
import { updateStory } from '../../../../workers/features/stories/update-story.ts'
import { table } from '../../../../workers/api/table.ts'
import { ask, refusal, send, refusedAs } from '../../../support/client.ts'
import { deploy } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { refusingDatabase } from '../../../support/refusing-database.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()
const { token } = owner

const idsOf = (stories: readonly { storyId: string }[]) => stories.map(({ storyId }) => storyId)

test('the most priority within the velocity is selected, nothing before what it waits for, and what is left says why', async () => {
  const { story, sprint } = await newPlan(owner)
  const ground = await story({ title: 'Ledger', priority: 'low', storyPoints: 3 })
  const pay = await story({ priority: 'critical', storyPoints: 5, dependsOn: [ground.storyId] })
  const big = await story({ priority: 'high', storyPoints: 8 })
  const gone = await story({ status: 'cancelled', storyPoints: 1 })
  const stuck = await story({ priority: 'critical', storyPoints: 1, dependsOn: [gone.storyId] })
  const other = await sprint({ name: 'May' })
  const taken = await story({ priority: 'critical', storyPoints: 1, sprintId: other.sprintId })
  const { sprintId } = await sprint({ velocity: 10 })
  const plan = await ask(planSprint, { sprintId }, { token })
  expect(plan).toMatchObject({ velocity: 10, totalPoints: 8, forecast: null })
  expect(idsOf(plan.selected)).toEqual([ground.storyId, pay.storyId])
  const left = new Map(plan.left.map(({ storyId, reason }) => [storyId, reason]))
  expect(left.get(big.storyId)).toBe('No room: 8 points, 2 left.')
  expect(left.get(stuck.storyId)).toBe(`Waits for #${gone.number}, which was cancelled.`)
  expect([...left.keys(), ...idsOf(plan.selected)]).not.toContain(taken.storyId)
  expect((await ask(getSprint, { sprintId }, { token })).storyIds).toEqual([])
})

test('a story without points is estimated for the plan, which says so', async () => {
  const { story, sprint } = await newPlan(owner)
  const { number } = await story({ title: 'Send a receipt' })
  const { sprintId } = await sprint()
  const { selected, warnings } = await ask(planSprint, { sprintId, velocity: 21 }, { token })
  expect(selected).toHaveLength(1)
  expect(warnings).toEqual([expect.stringContaining(`#${number} has no points`)])
})

test('autoAssign makes the plan the stories of the sprint; what is done in it stays, what was not selected leaves', async () => {
  const { story, sprint } = await newPlan(owner)
  const done = await story({ status: 'done', storyPoints: 2 })
  const low = await story({ priority: 'low', storyPoints: 5 })
  const high = await story({ priority: 'high', storyPoints: 5 })
  const { sprintId } = await sprint({ storyIds: [done.storyId, low.storyId], velocity: 8 })
  const plan = await ask(planSprint, { sprintId, autoAssign: true }, { token })
  expect(idsOf(plan.selected)).toEqual([high.storyId])
  const after = await ask(getSprint, { sprintId }, { token })
  expect(after.storyIds).toEqual([done.storyId, high.storyId])
  await ask(planSprint, { sprintId, autoAssign: true }, { token })
  expect((await ask(getSprint, { sprintId }, { token })).updatedAt).toBe(after.updatedAt)
})

test('two plans with autoAssign at once come to two whole plans, and no story is in both', async () => {
  const { story, sprint } = await newPlan(owner)
  for (let made = 0; made < 6; made++) await story({ storyPoints: 3 })
  const sprints = [await sprint({ velocity: 9 }), await sprint({ name: 'Sprint 2', velocity: 9 })]
  const plans = await Promise.all(
    sprints.map(({ sprintId }) => ask(planSprint, { sprintId, autoAssign: true }, { token })),
  )
  const held = await Promise.all(sprints.map(({ sprintId }) => ask(getSprint, { sprintId }, { token })))
  expect(held.map(({ storyIds }) => storyIds)).toEqual(plans.map(({ selected }) => idsOf(selected)))
  expect(new Set(held.flatMap(({ storyIds }) => storyIds)).size).toBe(6)
})

test('without a velocity the median of completed sprints tells, and without any of them the caller is asked', async () => {
  const { story, sprint } = await newPlan(owner)
  const { sprintId } = await sprint()
  expect(await refusedAs(planSprint, { sprintId }, { token })).toBe('400 validation_failed velocity')
  for (const storyPoints of [5, 13, 8]) {
    const { storyId } = await story({ storyPoints, status: 'done' })
    const before = await sprint({ storyIds: [storyId] })
    await ask(updateSprint, { sprintId: before.sprintId, status: 'completed' }, { token })
  }
  expect(await ask(planSprint, { sprintId }, { token })).toMatchObject({
    velocity: 8,
    forecast: { low: 5, likely: 8, high: 13 },
  })
})

test('what the sprint is about breaks ties', async () => {
  const { story, sprint } = await newPlan(owner)
  await story({ title: 'Show the catalogue', storyPoints: 5 })
  const about = await story({ title: 'Print invoices', storyPoints: 5 })
  const { sprintId } = await sprint({ velocity: 5 })
  const { selected } = await ask(planSprint, { sprintId, context: 'All about the invoice' }, { token })
  expect(idsOf(selected)).toEqual([about.storyId])
  await ask(updateStory, { storyId: about.storyId, status: 'done' }, { token })
  const without = await ask(planSprint, { sprintId, context: 'All about the invoice' }, { token })
  expect(idsOf(without.selected)).not.toContain(about.storyId)
})

test('a sprint that is over is not planned', async () => {
  const { sprint } = await newPlan(owner)
  const { sprintId } = await sprint({ status: 'completed', velocity: 5 })
  expect(await refusedAs(planSprint, { sprintId }, { token })).toBe('409 sprints.over')
})

test('a plan counts as a generation against the hourly limit', async () => {
  const person = await newOwner()
  const { sprint } = await newPlan(person)
  const { sprintId } = await sprint({ velocity: 5 })
  const sending = { token: person.token, transport: deploy(table, { QA_GENERATIONS_PER_HOUR: 1 }) }
  expect((await send(planSprint, { sprintId }, sending)).status).toBe(200)
  expect(await refusal(send(planSprint, { sprintId }, sending))).toMatchObject({ status: 429 })
})

test.each(['before', 'after'] as const)(
  'where D1 refuses any one call of a plan with autoAssign, %s it is done, the sprint has the whole plan or nothing of it',
  async (when) => {
    let nth = 1
    for (let isOver = false; !isOver; nth++) {
      const { story, sprint, historyOf } = await newPlan(owner)
      const stories = [await story({ storyPoints: 3 }), await story({ storyPoints: 3 })]
      const { sprintId } = await sprint({ velocity: 6 })
      const { database, refused } = refusingDatabase(env.DB, nth, when)
      const asked = { sprintId, autoAssign: true }
      const { status } = await send(planSprint, asked, { token, transport: deploy(table, { DB: database }) })
      const held = (await ask(getSprint, { sprintId }, { token })).storyIds
      expect(held.length === 0 || held.length === 2).toBe(true)
      if (status === 200) expect(held).toHaveLength(2)
      await ask(planSprint, asked, { token })
      expect((await ask(getSprint, { sprintId }, { token })).storyIds).toEqual(idsOf(stories))
      for (const { storyId } of stories)
        expect(await historyOf(storyId)).toEqual([['sprintId', null, sprintId, false]])
      isOver = !refused()
    }
    expect(nth).toBeGreaterThan(8)
  },
)
