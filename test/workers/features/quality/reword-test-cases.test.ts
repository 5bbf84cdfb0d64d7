import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import {
  storeRewordings,
  storedRewordings,
  sweepRewordings,
} from '../../../../workers/features/quality/stored-rewordings.ts'
import { rewordTestCases } from '../../../../workers/features/quality/reword-test-cases.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { ask, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

const { token, organizationId } = await newOwner()

test('without a model the answer says who else could do it', async () => {
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const { id } = await ask(
    createTestCase,
    {
      projectId,
      organizationId,
      title: 'A look',
      steps: [{ stepNumber: 1, action: 'have a good look', expectedResult: 'all is well' }],
    },
    { token },
  )
  const input = { projectId, testCaseIds: [id] }
  const response = await send(rewordTestCases, input, { token })
  expect(response.status).toBe(501)
  expect(await response.text()).toContain('assistant')
})

test('answers are kept apart by whom they are for, replaced by newer ones, and forgotten after 30 days', async () => {
  const context = newContext()
  const [scope, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const many = new Map(Array.from({ length: 60 }, (_, at) => [`k${at}`, { at }]))
  await storeRewordings(context, scope, many)
  await storeRewordings(context, scope, new Map([['k1', { at: 'new' }]]))
  const answers = await storedRewordings(context, scope, ['k0', 'k1', 'k59', 'k60'])
  expect([...answers]).toEqual(
    expect.arrayContaining([
      ['k0', { at: 0 }],
      ['k1', { at: 'new' }],
      ['k59', { at: 59 }],
    ]),
  )
  expect(answers.size).toBe(3)
  expect((await storedRewordings(context, other, ['k0'])).size).toBe(0)
  const later = { ...context, now: () => context.now() + 31 * 86_400_000 }
  expect((await storedRewordings(later, scope, ['k0'])).size).toBe(0)
  expect(await sweepRewordings(later)).toBeGreaterThanOrEqual(60)
})
