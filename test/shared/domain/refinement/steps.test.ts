import { describe, expect, test } from 'vitest'
import { refine, type RefinementSession } from '../../../../shared/domain/refinement/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'

const caseOf = (id: string, actions: string[]): TestCase => ({
  id,
  title: `Case ${id}`,
  testLevel: 'system',
  testType: 'functional',
  priority: 'medium',
  steps: actions.map((action, at) => ({ stepNumber: at + 1, action, expectedResult: '' })),
})
const testCases = [
  caseOf('TC-001', ['Open the page', 'Enter "Ann" in "Name"', 'Click "Save"']),
  caseOf('TC-004', ['Open the page', 'Click "Delete"', 'Click "Yes"', 'Click "Close"']),
]
const session: RefinementSession = { requirements: 'The name is required.', testCases }
const actionsOf = (message: string, id: string) => {
  const { testCases: after } = refine(message, session)
  return after.find((each) => each.id === id)?.steps?.map(({ action }) => action)
}

describe('steps of a case', () => {
  test.each([
    ['remove step 3 from TC-004', 'TC-004', ['Open the page', 'Click "Delete"', 'Click "Close"']],
    ['Delete steps 2 to 3 of TC-004.', 'TC-004', ['Open the page', 'Click "Close"']],
    ['drop the last step of TC-001', 'TC-001', ['Open the page', 'Enter "Ann" in "Name"']],
    [
      'add a step to TC-001: Click "Print"',
      'TC-001',
      ['Open the page', 'Enter "Ann" in "Name"', 'Click "Save"', 'Click "Print"'],
    ],
    [
      'add a step before step 2 of TC-001: Click "New" => "New entry" is shown',
      'TC-001',
      ['Open the page', 'Click "New"', 'Enter "Ann" in "Name"', 'Click "Save"'],
    ],
    [
      'move step 4 of TC-004 before step 2',
      'TC-004',
      ['Open the page', 'Click "Close"', 'Click "Delete"', 'Click "Yes"'],
    ],
    [
      'change step 2 of TC-004 to Click "Archive"',
      'TC-004',
      ['Open the page', 'Click "Archive"', 'Click "Yes"', 'Click "Close"'],
    ],
  ])('%s', (message, id, actions) => {
    expect(actionsOf(message, id)).toEqual(actions)
    expect(refine(message, session)).toMatchObject({ updated: [id], added: [], removed: [] })
  })

  test('are numbered anew, and an expected result is taken over', () => {
    const { testCases: after } = refine('add a step after step 1 of TC-001: Look => "Hi" is shown', session)
    expect(after[0]?.steps?.map(({ stepNumber }) => stepNumber)).toEqual([1, 2, 3, 4])
    expect(after[0]?.steps?.[1]).toMatchObject({ action: 'Look', expectedResult: '"Hi" is shown' })
    const changed = refine('change the expected result of step 3 of TC-001 to "Saved" is shown', session)
    expect(changed.testCases[0]?.steps?.[2]?.expectedResult).toBe('"Saved" is shown')
    expect(changed.testCases[0]?.steps?.[1]?.expectedResult).toBe('')
  })

  test('that go take the expectation of the whole case along, where no other step has it', () => {
    const [first] = testCases
    const own = { ...first!, expectedResult: '"Saved" is shown' }
    own.steps = own.steps!.map((step, at) =>
      at === 2 ? { ...step, expectedResult: own.expectedResult } : step,
    )
    const { testCases: after } = refine('remove step 3 from TC-001', { ...session, testCases: [own] })
    expect(after[0]?.expectedResult).toBeUndefined()
  })

  test('are numbered as the person sees them, so a second change in one message is refused', () => {
    const { testCases: after, reply } = refine(
      'remove step 2 from TC-004 and remove step 3 from TC-004',
      session,
    )
    expect(after[1]?.steps?.map(({ action }) => action)).toEqual([
      'Open the page',
      'Click "Yes"',
      'Click "Close"',
    ])
    expect(reply).toContain('say the rest in another one')
  })

  test('of a test that is to be added are no steps of a case', () => {
    expect(refine('add a test for step indicators', session).reply).not.toContain('which step is meant')
  })

  test.each([
    'remove step 9 from TC-004',
    'remove step 3 from TC-004 and TC-001',
    'remove step 3 from TC-099',
    'remove steps 1 to 3 from TC-001',
    'remove the second step',
    'add a step to TC-001',
    'add a step to TC-001 that clicks Save',
    'add a step to TC-001 and TC-004: Click "Print"',
    'delete TC-001 because it repeats TC-004',
    'keep only TC-001 and the negative ones',
    'set the priority of step 3 of TC-004 to high',
  ])('are left alone by “%s”', (message) => {
    const { understood, testCases: after, reply } = refine(message, session)
    expect([understood, after]).toEqual([false, testCases])
    expect(reply).not.toMatch(/^(?:Added|Removed|Set|Kept)/)
  })
})

test('one of several is asked for, all of them are not', () => {
  const alike: RefinementSession = {
    ...session,
    testCases: testCases.map((each) => ({ ...each, title: `Offline ${each.id}` })),
  }
  const asked = refine('make the offline one high', alike)
  expect([asked.understood, asked.reply]).toEqual([
    false,
    '“offline one” may be TC-001, TC-004. Say which by its id, or “all” of them.',
  ])
  expect(refine('make all offline tests high', alike).updated).toEqual(['TC-001', 'TC-004'])
  expect(refine('remove the offline test', alike).removed).toEqual([])
})

test('whoever is not understood gets two examples of this session', () => {
  expect(refine('what do you think?', session).reply).toContain(
    '“make TC-001 critical” or “remove step 2 from TC-004”',
  )
})
