import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { applyQaRewordings } from '../../../../workers/features/quality/apply-qa-rewordings.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { getTestCase } from '../../../../workers/features/test-cases/get-test-case.ts'
import { listTestCaseHistory } from '../../../../workers/features/test-cases/list-test-case-history.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'

const { token, organizationId } = await newOwner()
const before = { action: 'put 5 into the weight box', expectedResult: 'total says 12.50' }
const after = { action: 'Enter "5" in the "Weight" field', expectedResult: 'The "Total" is "12.50"' }

async function newProject() {
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  return projectId
}

const newCase = (projectId: string, expectedResult?: string) =>
  ask(
    createTestCase,
    {
      projectId,
      organizationId,
      title: 'A parcel has a price',
      steps: [{ stepNumber: 1, ...before, ...(expectedResult !== undefined && { expectedResult: '' }) }],
      ...(expectedResult !== undefined && { expectedResult }),
    },
    { token },
  )

test('steps of a stored case come into other words, keep those of their author, and are in its history', async () => {
  const projectId = await newProject()
  const { id } = await newCase(projectId)
  const rewordings = [{ id, stepNumber: 1, before, ...after }]
  const answer = await ask(applyQaRewordings, { projectId, rewordings }, { token })
  expect(answer).toEqual({ applied: [{ id, stepNumber: 1 }], refused: [] })
  const stored = await ask(getTestCase, { testCaseId: id }, { token })
  expect(stored).toMatchObject({
    steps: [{ stepNumber: 1, ...after, original: before }],
    automation: { ready: true },
  })
  const { changes } = await ask(listTestCaseHistory, { testCaseId: id }, { token })
  expect(changes.some(({ field }) => field === 'steps')).toBe(true)
  // The same once more, as after an answer that was lost.
  expect(await ask(applyQaRewordings, { projectId, rewordings }, { token })).toEqual(answer)
  const other = [{ id, stepNumber: 1, before, ...after, action: 'Enter "5" in "Weight"' }]
  const late = await ask(applyQaRewordings, { projectId, rewordings: other }, { token })
  expect(late).toMatchObject({ applied: [], refused: [{ id, stepNumber: 1 }] })
})

test('what is expected of the whole case is reworded in its last step', async () => {
  const projectId = await newProject()
  const { id } = await newCase(projectId, before.expectedResult)
  await ask(applyQaRewordings, { projectId, rewordings: [{ id, stepNumber: 1, ...after }] }, { token })
  const stored = await ask(getTestCase, { testCaseId: id }, { token })
  expect(stored.steps).toEqual([{ stepNumber: 1, ...after, original: before }])
  expect(stored.expectedResult).toBeUndefined()
})

test('cases of another project are none of this one, and another value costs only its step', async () => {
  const [projectId, other] = [await newProject(), await newProject()]
  const [own, foreign] = [await newCase(projectId), await newCase(other)]
  const answer = await ask(
    applyQaRewordings,
    {
      projectId,
      rewordings: [
        { id: foreign.id, stepNumber: 1, ...after },
        { id: own.id, stepNumber: 1, ...after, expectedResult: 'The "Total" is "13.50"' },
      ],
    },
    { token },
  )
  expect(answer.applied).toEqual([])
  expect(answer.refused.map(({ id }) => id)).toEqual([foreign.id, own.id])
})

test('somebody else meets no project', async () => {
  const projectId = await newProject()
  const stranger = await newOwner()
  const rewordings = [{ id: crypto.randomUUID(), stepNumber: 1, ...after }]
  await expectRefusal(send(applyQaRewordings, { projectId, rewordings }, { token: stranger.token }), 404)
})
