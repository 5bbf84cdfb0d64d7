import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../shared/db/database.ts'
import { writeCursor } from '../../../../shared/db/pagination.ts'
import { listSprints } from '../../../../workers/features/sprints/list-sprints.ts'
import { rowsOf } from '../../../../workers/features/sprints/store.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'
import { fullScans, queryPlan, recordingDatabase } from '../../../support/recording-database.ts'
import { newPlan } from '../stories/support.ts'

const owner = await newOwner()

test('sprints come newest first, each with its own stories and points, page by page or of one status', async () => {
  const plan = await newPlan(owner)
  const { projectId, token } = plan
  const one = await plan.sprint({ status: 'active' })
  const two = await plan.sprint()
  const { storyId } = await plan.story({ sprintId: one.sprintId, storyPoints: 3 })
  const first = await ask(listSprints, { projectId, limit: 1 }, { token })
  expect(first.sprints).toMatchObject([{ sprintId: two.sprintId, storyIds: [], totalPoints: 0 }])
  const second = await ask(listSprints, { projectId, cursor: first.nextCursor ?? '' }, { token })
  expect(second).toMatchObject({
    sprints: [{ sprintId: one.sprintId, storyIds: [storyId], totalPoints: 3 }],
    nextCursor: null,
  })
  const active = await ask(listSprints, { projectId, status: 'active' }, { token })
  expect(active.sprints.map(({ sprintId }) => sprintId)).toEqual([one.sprintId])
})

test('a foreign project is 404', async () => {
  const { projectId } = await newPlan()
  expect(await refusal(send(listSprints, { projectId }, owner))).toMatchObject({ status: 404 })
})

const page = { projectId: crypto.randomUUID(), limit: 50, cursor: writeCursor({ at: 1, id: 'x' }) }

test.each([
  ['sprints of a project', 'sprints_project', page],
  ['those of a status', 'sprints_project_status', { ...page, status: 'active' as const }],
])(
  '%s are found and sorted by the index %s, and their stories by that of the sprint',
  async (_, index, asked) => {
    const { database, statements } = recordingDatabase(env.DB)
    const context = newContext({ tenant: { organizationId: crypto.randomUUID(), role: 'viewer' } })
    Object.defineProperty(context.services, 'db', { value: openDatabase(database) })
    await rowsOf(context, asked)
    const steps = await queryPlan(env.DB, [...statements][0] ?? '')
    expect(steps.some((step) => step.includes(`sprints USING INDEX ${index} `))).toBe(true)
    expect(steps.filter((step) => /own USING (?:COVERING )?INDEX stories_sprint /.test(step))).toHaveLength(3)
    expect(fullScans(steps)).toEqual([])
  },
)
