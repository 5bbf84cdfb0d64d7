import { expect, test } from 'vitest'
import { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { generate } from '../../../../workers/features/public-generator/generate.ts'
import { getSession } from '../../../../workers/features/public-generator/get-session.ts'
import { replaceTestCases } from '../../../../workers/features/public-generator/replace-test-cases.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newBusy, newGenerated, newSession, requirements, settled } from './support.ts'

const simple = (id: string, title = id) => ({
  id,
  title,
  steps: [{ stepNumber: 1, action: 'Open the page', expectedResult: '' }],
})

test('an edit replaces all cases at once and answers the session', async () => {
  const { sessionId, testCases } = await newGenerated()
  const [first, ...others] = testCases
  const edited = [{ ...first!, title: 'Renamed by hand', priority: 'critical' as const }, ...others]
  expect((await ask(replaceTestCases, { sessionId, testCases: edited })).testCases).toEqual(edited)
  expect((await ask(getSession, { sessionId })).testCases).toEqual(edited)
})

test('cases that are written by hand say whether a run can play them, and how to say what it cannot read', async () => {
  const { sessionId } = await newSession()
  const step = (action: string) => [{ stepNumber: 1, action, expectedResult: '"Milk" is visible' }]
  const written = [
    { ...simple('A'), steps: step('Open the page') },
    { ...simple('B'), steps: step('Ponder the "Milk"'), automation: { ready: true, reasons: [] } },
  ]
  const { testCases } = await ask(replaceTestCases, { sessionId, testCases: written })
  expect(testCases.map(({ automation }) => automation)).toEqual([
    { ready: true, reasons: [] },
    {
      ready: false,
      reasons: [expect.stringContaining('Ponder the "Milk"')],
      suggestions: [
        { stepNumber: 1, part: 'Ponder the "Milk"', say: expect.arrayContaining(['Click "Milk"']) },
      ],
    },
  ])
  const again = await ask(replaceTestCases, { sessionId, testCases })
  expect(again.testCases).toEqual(testCases)
})

test('an invalid case anywhere changes nothing', async () => {
  const { sessionId, testCases } = await newGenerated()
  const broken = [...testCases, { id: 'X', title: '' }]
  await expectRefusal(send(replaceTestCases, { sessionId, testCases: broken }), 400)
  expect((await ask(getSession, { sessionId })).testCases).toEqual(testCases)
})

test('ids and titles are unique within a session', async () => {
  const { sessionId } = await newSession()
  await expectRefusal(
    send(replaceTestCases, { sessionId, testCases: [simple('A', 'Same'), simple('B', 'Same')] }),
    400,
    { path: 'testCases.1.title' },
  )
  await expectRefusal(
    send(replaceTestCases, { sessionId, testCases: [simple('A', 'One'), simple('A', 'Two')] }),
    400,
    { path: 'testCases.1.id' },
  )
})

test('If-Match with the version that was read passes once, quoted or bare, and is stale afterwards', async () => {
  const { sessionId, updatedAt } = await newSession()
  const edit = (ifMatch: string, id: string) =>
    send(replaceTestCases, { sessionId, testCases: [simple(id)] }, { headers: { 'if-match': ifMatch } })
  const first = (await (await edit(`"${updatedAt}"`, 'A')).json()) as { updatedAt: string }
  expect(first.updatedAt > updatedAt).toBe(true)
  await expectRefusal(edit(`"${updatedAt}"`, 'B'), 409, 'sessions.stale')
  expect((await edit(first.updatedAt, 'C')).status).toBe(200)
  await expectRefusal(edit('nonsense', 'D'), 409, 'sessions.stale')
})

test('of two edits with the same version one wins and the other is told', async () => {
  const { sessionId, updatedAt } = await newSession()
  const edits = ['A', 'B'].map((id) =>
    send(replaceTestCases, { sessionId, testCases: [simple(id)] }, { headers: { 'if-match': updatedAt } }),
  )
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})

test('an edit while a run works on the session is refused', async () => {
  const { sessionId } = await newBusy()
  await expectRefusal(send(replaceTestCases, { sessionId, testCases: [] }), 409, 'sessions.busy')
})

test('a case too large for storage is refused by name', async () => {
  const { sessionId } = await newSession()
  const steps = Array.from({ length: 30 }, (_, index) => ({
    stepNumber: index + 1,
    action: 'x',
    expectedResult: '',
    testData: 'x'.repeat(20_000),
  }))
  await expectRefusal(
    send(replaceTestCases, { sessionId, testCases: [{ id: 'A', title: 'A', steps }] }),
    400,
    { path: 'testCases.0' },
  )
})

const checks = [{ check: 'grounded' as const, result: 'holds' as const, reason: 'It stands in the text.' }]
const claims = { basis: 'proved', author: 'embedded', checks, verified: true } as const
const steps = [{ stepNumber: 1, action: 'Click "Save"', expectedResult: '"Saved" is visible' }]
const evidenceOf = ({ basis, author, checks: found, verified }: TestCase) => [
  basis,
  author,
  found?.length,
  verified,
]

/** A session in which a run left these cases. */
async function newJudged(testCases: TestCase[]) {
  const { sessionId, executionId, stub } = await newBusy()
  const outcome = { testCases, reply: 'Done', iterations: 1, toolCalls: 0 }
  await stub.complete({ executionId, outcome, now: Date.now() })
  return sessionId
}

const verified = ['A', 'B', 'C'].map((id) => TestCase().parse({ ...simple(id), ...claims }))

test('a verified case that is changed by hand is no longer verified, one that is only renamed is', async () => {
  const sessionId = await newJudged(verified)
  const edited = verified.map((each) =>
    each.id === 'A' ? { ...each, title: 'Z' } : each.id === 'B' ? { ...each, steps } : each,
  )
  const { testCases } = await ask(replaceTestCases, { sessionId, testCases: edited })
  const proof = ['proved', 'embedded', 1, true]
  expect(testCases.map(evidenceOf)).toEqual([proof, ['written', 'person', undefined, undefined], proof])
  const back = await ask(replaceTestCases, { sessionId, testCases: verified })
  expect(back.testCases.map(evidenceOf)[1]).toEqual(['written', 'person', undefined, undefined])
})

test('nobody is believed who says that a case is verified', async () => {
  const [own] = verified
  const plain = TestCase().parse({ ...simple('P'), basis: 'outline', author: 'import' })
  const sessionId = await newJudged([own!, plain])
  const attack = [
    { ...own!, id: 'N', title: 'New' },
    { ...plain, ...claims, checks },
    { ...own!, id: 'P2', title: 'Deed of another', steps },
    { ...own!, steps, title: 'Changed deed', checks },
  ]
  const { testCases } = await ask(replaceTestCases, { sessionId, testCases: attack })
  expect(testCases.map(evidenceOf)).toEqual([
    ['written', 'embedded', undefined, undefined],
    ['outline', 'import', undefined, undefined],
    ['written', 'embedded', undefined, undefined],
    ['written', 'person', undefined, undefined],
  ])
})

test('cases that come with a generation bring no proof into the session', async () => {
  const { sessionId } = await newSession()
  const existingTestCases = [TestCase().parse({ ...simple('X', 'Mine'), ...claims })]
  const answer = await ask(generate, { requirements, sessionId, mode: 'fill-gaps', existingTestCases })
  if (!('testCases' in answer)) throw new Error('The generation was not synchronous')
  await settled(sessionId)
  const { testCases } = await ask(getSession, { sessionId })
  expect(testCases.filter(({ id }) => id === 'X').map(evidenceOf)).toEqual([
    ['written', 'embedded', undefined, undefined],
  ])
})
