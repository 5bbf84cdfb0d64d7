import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createProject } from '../../../../workers/features/projects/create-project.ts'
import { reviseTestCases } from '../../../../workers/features/quality/revise-test-cases.ts'
import { createTestCase } from '../../../../workers/features/test-cases/create-test-case.ts'
import { listTestCaseHistory } from '../../../../workers/features/test-cases/list-test-case-history.ts'
import { listTestCases } from '../../../../workers/features/test-cases/list-test-cases.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { understandMessage } from '../../../../workers/features/quality/understand-message.ts'
import { contextWith } from '../../../shared/kernel/context.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newContext } from '../../../support/context.ts'
import { newOwner } from '../../../support/people.ts'

const owner = await newOwner()
const { token, organizationId } = owner

const plain = {
  title: 'One',
  testLevel: 'system' as const,
  testType: 'functional' as const,
  priority: 'medium' as const,
}
const step = (action: string, stepNumber = 1) => ({ stepNumber, action, expectedResult: '"Saved" is shown' })

async function newProject(count = 3) {
  const { projectId } = await ask(createProject, { name: 'Shop', organizationId }, { token })
  const cases = []
  for (let at = 1; at <= count; at++) {
    const about = { title: `Case ${at}`, steps: [step('Open the page'), step(`Press "Save ${at}"`, 2)] }
    cases.push(await ask(createTestCase, { projectId, organizationId, ...about }, { token }))
  }
  return { projectId, cases }
}

const revise = (projectId: string, message: string, more: object = {}) =>
  ask(reviseTestCases, { projectId, message, ...more }, { token })

const stored = async (projectId: string) => {
  const { testCases } = await ask(listTestCases, { projectId, limit: 100 }, { token })
  return testCases.toSorted((one, other) => one.number - other.number)
}

test('a message is answered by a proposal, case by case, and nothing is stored', async () => {
  const { projectId, cases } = await newProject()
  const answer = await revise(projectId, 'rename #2 to "Second"')
  expect(answer).toMatchObject({
    understood: true,
    changes: [{ id: cases[1]!.id, number: 2, before: { title: 'Case 2' }, after: { title: 'Second' } }],
  })
  expect(answer.applied).toBeUndefined()
  expect(await stored(projectId)).toEqual(cases)
})

test('a proposal is stored as it was answered, with history', async () => {
  const { projectId, cases } = await newProject()
  const message = 'remove step 2 from TC-002'
  const { changes } = await revise(projectId, message)
  const sent = changes.map(({ before: _before, number: _number, ...change }) => change)
  const { applied } = await revise(projectId, message, { changes: sent })
  expect(applied).toEqual({ added: [], updated: [cases[1]!.id], removed: [] })
  const [first, second] = await stored(projectId)
  expect(first).toEqual(cases[0])
  expect(second).toMatchObject({ number: 2, title: 'Case 2', author: 'person', steps: [{ stepNumber: 1 }] })
  const history = await ask(listTestCaseHistory, { testCaseId: cases[1]!.id }, { token })
  expect(history.changes.map(({ field }) => field)).toContain('steps')
  await expectRefusal(
    send(reviseTestCases, { projectId, message, changes: sent }, { token }),
    409,
    'test_cases.stale',
  )
})

test('with "apply" a message changes and deletes at once, and a case that goes is gone', async () => {
  const { projectId, cases } = await newProject()
  const { applied, reply } = await revise(projectId, 'remove #1', { apply: true })
  expect(applied).toEqual({ added: [], updated: [], removed: [cases[0]!.id] })
  expect(reply).toBe('Removed #1.')
  expect((await stored(projectId)).map(({ number }) => number)).toEqual([2, 3])
  await revise(projectId, 'Make all cases critical', { apply: true })
  expect((await stored(projectId)).map(({ priority }) => priority)).toEqual(['critical', 'critical'])
})

test('a new case gets its number as always, whatever it is called in the proposal', async () => {
  const { projectId, cases } = await newProject(2)
  const { id: _, ...content } = cases[0]!
  const after = {
    id: 'TC-001',
    title: 'New',
    testLevel: 'system' as const,
    testType: content.type === 'negative' ? ('negative' as const) : ('functional' as const),
    priority: 'high' as const,
    basis: 'proved' as const,
    verified: true,
    steps: [step('Open the page')],
  }
  const { applied } = await revise(projectId, 'Add one', { changes: [{ id: 'new', after }] })
  expect(applied?.added).toMatchObject([{ number: 3 }])
  const [, , added] = await stored(projectId)
  expect(added).toMatchObject({ title: 'New', externalId: null, basis: 'written' })
  expect(added?.verified).toBeUndefined()
})

test('where one case has changed since, nothing of the proposal is stored', async () => {
  const { projectId, cases } = await newProject()
  const { changes } = await revise(projectId, 'Make all cases critical')
  await ask(updateTestCase, { testCaseId: cases[2]!.id, title: 'Mine' }, { token })
  const sent = changes.map(({ before: _before, number: _number, ...change }) => change)
  await expectRefusal(
    send(reviseTestCases, { projectId, message: 'x', changes: sent }, { token }),
    409,
    'test_cases.stale',
  )
  expect((await stored(projectId)).map(({ priority }) => priority)).toEqual(['medium', 'medium', 'medium'])
})

test('only named cases are changed, and a case of another project is 404', async () => {
  const { projectId, cases } = await newProject()
  const other = await newProject(1)
  const named = { testCaseIds: [cases[0]!.id] }
  const { changes } = await revise(projectId, 'Make all cases critical', named)
  expect(changes.map(({ id }) => id)).toEqual([cases[0]!.id])
  const foreign = { projectId, message: 'x', testCaseIds: [other.cases[0]!.id] }
  await expectRefusal(send(reviseTestCases, foreign, { token }), 404, 'test_cases.not_found')
})

test('a message beyond the grammar goes to the model, and its answer is held against the cases', async () => {
  const { designer } = newContext().services
  const testCases = [
    { ...plain, id: 'TC-001' },
    { ...plain, id: 'TC-002', title: 'Other' },
  ]
  const answering = (value: object) =>
    contextWith({
      designer,
      model: {
        engine: 'openai-compatible',
        ask: () => Promise.resolve({ ok: true as const, value, inputTokens: 1, outputTokens: 1 }),
      },
    })
  const session = { requirements: '', testCases }
  const removal = answering({ changes: [{ op: 'delete', ids: ['TC-001'] }], answer: 'It tried nothing.' })
  const done = await understandMessage(removal, 'The first one is pointless', session)
  expect(done).toMatchObject({ understood: true, removed: ['TC-001'] })
  const nonsense = answering({ moon: 'Bring it to me' })
  const refused = await understandMessage(nonsense, 'The first one is pointless', session)
  expect(refused).toMatchObject({ understood: false, testCases })
})

test('a project of more cases than a message is about is refused, and says to name some', async () => {
  const { projectId } = await newProject(0)
  const testCases = Array.from({ length: 201 }, (_each, at) => ({ title: `Case ${at}` }))
  await newContext().services.db.run(
    sql`insert into test_cases (test_case_id, organization_id, project_id, number, title, description, priority, type, tags, content, flips, revised_at, created_by, created_at, updated_at)
      select lower(hex(randomblob(16))), ${organizationId}, ${projectId}, 1 + key, value ->> 'title', '', 'medium', 'functional', '[]', '{}', 0, 1, 'x', 1, 1
      from json_each(${JSON.stringify(testCases)})`,
  )
  await expectRefusal(
    send(reviseTestCases, { projectId, message: 'Make all cases critical' }, { token }),
    422,
    'test_cases.too_many',
  )
})

test('what is not understood is refused with examples, and changes nothing', async () => {
  const { projectId } = await newProject(2)
  const answer = await revise(projectId, 'Colourless green ideas sleep furiously', { apply: true })
  expect(answer).toMatchObject({ understood: false, changes: [] })
  expect(answer.reply).toContain('make #1 critical')
})
