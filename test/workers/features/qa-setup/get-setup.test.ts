import { expect, test } from 'vitest'
import { table as operations } from '../../../../workers/api/table.ts'
import { createKnowledgeBase } from '../../../../workers/features/knowledge-bases/create-knowledge-base.ts'
import { deleteProject } from '../../../../workers/features/projects/delete-project.ts'
import { getSetup } from '../../../../workers/features/qa-setup/get-setup.ts'
import { setupOf } from '../../../../workers/features/qa-setup/rules.ts'
import { ask } from '../../../support/client.ts'
import { newMember, newOwner, newPerson } from '../../../support/people.ts'
import { newPlan } from '../stories/support.ts'

const done = ({ steps }: { steps: { id: string; done: boolean }[] }) =>
  Object.fromEntries(steps.map((step) => [step.id, step.done]))

test('without an organization anyone signed in is ready for the quick path, and hears how to go on', async () => {
  const nobody = await newPerson()
  const setup = await ask(getSetup, {}, { token: nobody.token })
  expect(setup.ready).toBe(true)
  expect(done(setup)).toEqual({ organization: false })
  const { token } = await newOwner()
  expect(done(await ask(getSetup, {}, { token }))).toEqual({ organization: true })
})

test('an organization waits for its first project, and a deleted one is none', async () => {
  const owner = await newOwner()
  const { token, organizationId } = owner
  const before = await ask(getSetup, { organizationId }, { token })
  expect([before.ready, done(before)]).toEqual([
    false,
    { organization: true, project: false, knowledgeBase: false },
  ])
  await ask(createKnowledgeBase, { name: 'Manuals', organizationId }, { token })
  const { projectId } = await newPlan(owner)
  const after = await ask(getSetup, { organizationId }, { token })
  expect([after.ready, done(after)]).toEqual([
    true,
    { organization: true, project: true, knowledgeBase: true },
  ])
  await ask(deleteProject, { projectId }, { token })
  expect((await ask(getSetup, { organizationId }, { token })).ready).toBe(false)
})

test('of a project a viewer sees what is there, and nothing of the project beside it', async () => {
  const owner = await newOwner()
  const [plan, other] = [await newPlan(owner), await newPlan(owner)]
  await plan.story()
  const { token } = await newMember(owner, 'viewer')
  const shown = { organization: true, project: true, knowledgeBase: false, testCases: false, run: false }
  expect(done(await ask(getSetup, { projectId: plan.projectId }, { token }))).toEqual({
    ...shown,
    stories: true,
  })
  expect(done(await ask(getSetup, { projectId: other.projectId }, { token }))).toEqual({
    ...shown,
    stories: false,
  })
})

test('every hint names calls that there are', () => {
  const whole = { organization: false, project: false, knowledgeBase: false, stories: false }
  const { steps, quickPath } = setupOf({ ...whole, testCases: false })
  const routes = new Set(operations.map(({ method, path }) => `${method} ${path}`))
  for (const text of [quickPath, ...steps.map(({ hint }) => hint)]) {
    const named = text.match(/\b(?:GET|POST|PATCH|PUT) \/api\/[\w{}/-]+/g) ?? []
    expect(named.length, text).toBeGreaterThan(0)
    expect(named.filter((route) => !routes.has(route))).toEqual([])
  }
})
