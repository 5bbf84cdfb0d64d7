import { describe, expect, test } from 'vitest'
import { refine, type RefinementSession } from '../../../../shared/domain/refinement/index.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const requirements =
  'The sign-up form has the fields Name (required, 2 to 40 characters) and Age (required, 18 to 99). If the age is not in this range, the message "Age must be 18 to 99" is shown. After a successful sign-up the page shows "Welcome".'
const { testCases } = generateTests({ requirements, mode: 'generate' })
const session: RefinementSession = {
  requirements,
  testCases,
  scope: 'full',
  format: 'standard',
  maxTestCases: 50,
}
const about = (text: string) => testCases.find(({ title }) => title.includes(text)) ?? testCases[0]

describe('a message that changes what a case does', () => {
  test('takes away the claims that its literals no longer hold, and says which', () => {
    const target = about('Age 17')
    const { testCases: after, reply } = refine('change "17" to "20"', session)
    const changed = after.find(({ id }) => id === target?.id)
    expect(changed?.coverageItems).toEqual([])
    expect(reply).toContain(`${target?.id} no longer covers “REQ-001/Age/`)
  })
  test('keeps the claims that still hold, with the new value', () => {
    const target = about('Name of 2 characters')
    const { testCases: after } = refine(
      `change step 2 of ${target?.id} to Enter "Bo" in the "Name" field`,
      session,
    )
    const changed = after.find(({ id }) => id === target?.id)
    expect(changed?.steps?.[1]).toMatchObject({
      action: 'Enter "Bo" in the "Name" field',
      testData: 'Name=Bo',
    })
    expect(changed?.coverageItems?.find(({ id }) => id.endsWith('Name/boundary/length 2'))?.value).toBe('Bo')
  })
  test('says no longer that the text states what somebody else expects', () => {
    const target = about('Age 17')
    const { testCases: after } = refine(
      `change the expected result of ${target?.id} to "Too young" is visible`,
      session,
    )
    const changed = after.find(({ id }) => id === target?.id)
    expect(changed?.expectedResult).toBe('"Too young" is visible')
    expect(changed?.description).toContain('Expected: "Too young" is visible.')
    for (const { oracle } of changed?.coverageItems ?? []) expect(oracle).toBeUndefined()
  })
  test('takes the word of the checker from what it changes, and from nothing else', () => {
    const id = about('Age 17')?.id
    const basisAfter = (message: string, own: Partial<TestCase> = {}) => {
      const cases = testCases.map((each) => (each.id === id ? { ...each, ...own } : each))
      return refine(message, { ...session, testCases: cases }).testCases.find((each) => each.id === id)
    }
    expect(basisAfter('change "17" to "16"')).toMatchObject({ basis: 'written', author: 'person' })
    expect(basisAfter(`rename ${id} to "Too young"`)?.basis).toBe('proved')
    const automation = { ready: false, reasons: ['It is an outline for a person to complete.'] }
    const outline = { basis: 'outline' as const, automation }
    expect(basisAfter('change "17" to "16"', outline)).toMatchObject(outline)
  })
  test('leaves every other case as it was', () => {
    const { testCases: after, updated } = refine('change "17" to "20"', session)
    const others = testCases.filter(({ id }) => !updated.includes(id))
    expect(after.filter(({ id }) => !updated.includes(id))).toEqual(others)
  })
})

describe('ways to ask', () => {
  test.each([
    ['reprioritise the age tests to low', /^Set the priority of .* to low\.$/],
    ['prioritise TC-001 higher', /^Set the priority of TC-001 to high\.$/],
    ['only high priority tests', /^Kept \d of \d test cases/],
    ['add a test for an empty age', /^Added TC-\d+ for Age\.$/],
    ['limit to 5 tests', /^Kept the 5 test cases that cover most(?:[:,] TC-\d{3}){5}\.$/],
    ['limit to 500 tests', /^There are only \d test cases\.$/],
  ])('“%s” is understood', (message, reply) => {
    expect(refine(message, session).reply).toMatch(reply)
  })
})
