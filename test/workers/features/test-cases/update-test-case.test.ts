import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCases } from '../../../../shared/db/tables/test-cases.ts'
import { updateTestCase } from '../../../../workers/features/test-cases/update-test-case.ts'
import { ask, refusedAs } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { db } from '../projects/support.ts'
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

const checks = [{ check: 'grounded' as const, result: 'holds' as const, reason: 'It stands in the text.' }]
const claims = { basis: 'proved', author: 'model', checks, verified: true } as const
const deed = { steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '"Hello" is visible' }] }
const steps = [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }]
const evidenceOf = ({
  basis,
  author,
  checks: found,
  verified,
}: Awaited<ReturnType<typeof suite.testCase>>) => [
  basis ?? undefined,
  author ?? undefined,
  found?.length,
  verified ?? undefined,
]

/** A case that the judge verified. */
async function newVerified() {
  const made = await suite.testCase(deed)
  await db
    .update(testCases)
    .set({ content: { ...deed, ...claims } })
    .where(eq(testCases.testCaseId, made.id))
  return made.id
}

test('a verified case that gets other steps by hand is written by a person', async () => {
  const testCaseId = await newVerified()
  const renamed = await ask(updateTestCase, { testCaseId, title: 'Another title' }, { token })
  expect(evidenceOf(renamed)).toEqual(['proved', 'model', 1, true])
  const again = await ask(updateTestCase, { testCaseId, ...renamed }, { token })
  expect(evidenceOf(again)).toEqual(['proved', 'model', 1, true])
  const changed = await ask(updateTestCase, { testCaseId, ...renamed, steps }, { token })
  expect(evidenceOf(changed)).toEqual(['written', 'person', undefined, undefined])
  const back = await ask(updateTestCase, { testCaseId, ...deed, ...claims }, { token })
  expect(evidenceOf(back)).toEqual(['written', 'person', undefined, undefined])
  const fields = (await suite.historyOfCase(testCaseId)).map(([field]) => field)
  expect(fields).not.toContain('checks')
  expect(fields).not.toContain('verified')
})

test('other sentences than those it was judged by take its checks', async () => {
  const testCaseId = await newVerified()
  const changed = await ask(updateTestCase, { testCaseId, sentences: ['Say hello.'] }, { token })
  expect(evidenceOf(changed)).toEqual(['proved', 'model', undefined, undefined])
  expect(changed.sentences).toEqual(['Say hello.'])
})

test('nobody is believed who says that a case is verified', async () => {
  const made = await suite.testCase({ ...deed, ...claims })
  expect(evidenceOf(made)).toEqual(['written', 'model', undefined, undefined])
  const claimed = await ask(updateTestCase, { testCaseId: made.id, ...claims }, { token })
  expect(claimed).toEqual(made)
})

test('an outline that gets other steps by hand stays an outline', async () => {
  const { id: testCaseId } = await suite.testCase({ basis: 'outline' })
  const changed = await ask(updateTestCase, { testCaseId, steps }, { token })
  expect(evidenceOf(changed)).toEqual(['outline', 'person', undefined, undefined])
})
