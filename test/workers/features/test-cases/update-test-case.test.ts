import { expect, test } from 'vitest'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newSuite } from './support.ts'

const owner = await newOwner()
const suite = await newSuite(owner)
const { token } = suite

test('a change keeps what is not given, and stands in the history', async () => {
  const made = await suite.testCase({ description: 'By card', tags: ['smoke'] })
  const { id: testCaseId } = made
  const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }]
  const changed = await ask(updateTestCase, { testCaseId, priority: 'high', steps }, { token })
  expect(changed).toMatchObject({ description: 'By card', tags: ['smoke'], priority: 'high', steps })
  const history = new Map((await suite.historyOfCase(testCaseId)).map(([field, ...moved]) => [field, moved]))
  expect(history.get('priority')).toEqual(['medium', 'high'])
  expect(history.get('steps')).toEqual([[], steps])
})

test('it may be sent back as it was answered, which changes nothing', async () => {
  const made = await suite.testCase({ tags: ['smoke'], preconditions: 'Signed in\nA basket' })
  expect(made.preconditions).toEqual(['Signed in', 'A basket'])
  const again = await ask(updateTestCase, { testCaseId: made.id, ...made }, { token })
  expect(again).toEqual(made)
})

test('of two changes at once both are made, and the history goes from one to the other', async () => {
  const { id: testCaseId } = await suite.testCase()
  await Promise.all(
    (['high', 'low'] as const).map((priority) => ask(updateTestCase, { testCaseId, priority }, { token })),
  )
  const [first, last] = await suite.historyOfCase(testCaseId)
  expect(first?.[1]).toBe('medium')
  expect(last?.[1]).toBe(first?.[2])
})

test('a story of another project is 404 with its path', async () => {
  const { storyId } = await (await newSuite(owner)).story()
  const { id: testCaseId } = await suite.testCase()
  expect(await refusedAs(updateTestCase, { testCaseId, storyId }, { token })).toBe(
    '404 stories.not_found storyId',
  )
})

test('the list of requirements follows the field, and the field the list', async () => {
  const suite = await newSuite()
  const { token } = suite
  const { id: testCaseId, requirementRefs } = await suite.testCase({ requirementRef: 'REQ-1, REQ-2' })
  expect(requirementRefs).toEqual(['REQ-1', 'REQ-2'])
  const single = await ask(updateTestCase, { testCaseId, requirementRef: 'REQ-3' }, { token })
  expect(single.requirementRef).toBe('REQ-3')
  expect(single.requirementRefs).toBeUndefined()
  const several = await ask(updateTestCase, { testCaseId, requirementRefs: ['REQ-4', 'REQ-5'] }, { token })
  expect(several).toMatchObject({ requirementRef: 'REQ-4, REQ-5', requirementRefs: ['REQ-4', 'REQ-5'] })
  const none = await ask(updateTestCase, { testCaseId, requirementRef: null }, { token })
  expect(none).not.toHaveProperty('requirementRef')
  expect(none).not.toHaveProperty('requirementRefs')
})

test.each([
  ['proved', undefined],
  ['outline', 'outline'],
] as const)('a case that is %s and gets other steps by hand is then %s', async (basis, after) => {
  const { id: testCaseId } = await suite.testCase({ basis })
  const renamed = await ask(updateTestCase, { testCaseId, title: 'Another title' }, { token })
  expect(renamed.basis).toBe(basis)
  const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }]
  const changed = await ask(updateTestCase, { testCaseId, steps }, { token })
  expect(changed.basis ?? undefined).toBe(after)
})
