import { expect, test } from 'vitest'
import type { Fingerprint } from '../../../../shared/domain/prose-steps/fingerprint.ts'
import { isComputed } from '../../../../shared/domain/test-scripts/framework.ts'
import { readCases } from '../../../../shared/domain/test-scripts/read-cases.ts'
import type { TestCase } from '../../../../shared/domain/test-cases/schema.ts'
import { locatorsIn } from '../../../../shared/domain/test-scripts/statements.ts'
import { caseOf } from './cases.ts'

const baseUrl = 'https://shop.test/'
const read = (...testCases: TestCase[]) => readCases({ testCases, baseUrl })
const statementsOf = (testCase: TestCase | undefined, others: TestCase[] = []) =>
  read(...(testCase ? [testCase] : []), ...others)[0]?.steps.flatMap(({ actions, expectations }) => [
    ...actions,
    ...expectations,
  ])

/** How "Save" is clicked where a run has found an element for a step. */
function savedWith(action: string, role: string, name: string) {
  const print: Fingerprint = { purpose: 'point', role, name, mark: '', place: '', others: [] }
  const remembered = new Map([['1', [{ action, targets: [print] }]]])
  const testCases = [caseOf('1', [['Click the "Save" button', '"Saved" is visible']])]
  return readCases({ testCases, baseUrl, remembered })[0]?.steps[0]?.actions[1]
}

test('a case starts at the address of the project, by its path', () => {
  expect(statementsOf(caseOf('1', [['Click the "Save" button', '"Saved" is visible']]))?.[0]).toEqual({
    kind: 'open',
    url: '/',
  })
})

test('text fields are found by their label, everything else by role and name', () => {
  expect(
    statementsOf(
      caseOf('1', [['Enter "Ann" in the "Name" field'], ['Click the "Save" button', '"Saved" is visible']]),
    )?.slice(1),
  ).toEqual([
    { kind: 'fill', on: { by: 'label', name: 'Name' }, value: 'Ann' },
    { kind: 'click', on: { by: 'role', role: 'button', name: 'Save' } },
    { kind: 'text', text: 'Saved' },
  ])
})

test('a role that one case tells of a name counts in all of them', () => {
  const chooses = caseOf('1', [['Select "Gold" from "Plan"', '"Gold" is visible']])
  const looks = caseOf('2', [['Open the page', 'The "Plan" field has the value "Free"']])
  expect(statementsOf(looks, [chooses])?.[1]).toMatchObject({ kind: 'value', value: 'Free' })
  expect(statementsOf(chooses)?.[1]).toMatchObject({ on: { by: 'role', role: 'combobox', name: 'Plan' } })
})

test('a name that is a part of another name of the suite is taken whole', () => {
  const both = caseOf('1', [
    ['Enter "a" in the "Password" field'],
    ['Enter "a" in the "Repeat password" field', '"Done" is visible'],
  ])
  const names = statementsOf(both)?.flatMap((one) => ('on' in one && one.on ? [one.on] : []))
  expect(names).toEqual([
    { by: 'label', name: 'Password', exact: true },
    { by: 'label', name: 'Repeat password' },
  ])
})

test('an element that a run has found is named as it was found, while the step reads the same', () => {
  const on = { by: 'role', role: 'button', name: 'Save changes', exact: true }
  expect(savedWith('Click the "Save" button', 'button', 'Save changes')).toEqual({ kind: 'click', on })
  expect(savedWith('Click "Save"', 'button', 'Save changes')).toMatchObject({ on: { name: 'Save' } })
})

test('what a page says of itself reaches no code: roles are of WAI-ARIA, and a name that was cut is not used', () => {
  const actionWith = (role: string, name: string) => savedWith('Click the "Save" button', role, name)
  const own = { kind: 'click', on: { by: 'role', role: 'button', name: 'Save' } }
  expect(actionWith(`button');process.exit(0);('`, 'Save')).toEqual(own)
  expect(actionWith('row', 'Milk 1.20 Delete')).toEqual(own)
  expect(actionWith('button', 'x'.repeat(60))).toEqual(own)
})

test('what is expected has its whole name, and an encoded address holds no secret', () => {
  const [, visible] = statementsOf(caseOf('1', [['Open the page', 'The "Delete" button is shown']])) ?? []
  expect(visible).toMatchObject({ on: { name: 'Delete', exact: true } })
  expect(isComputed('/caf%C3%A9')).toBe(false)
  expect(isComputed('%TODAY+1D%')).toBe(true)
})

test('what the step language does not read is an obstacle, with its own words on how to say it', () => {
  const [one] = read(caseOf('1', [['Ponder the page', 'It feels right']]))
  expect(one?.obstacles.join(' ')).toContain('Ponder the page')
})

test('what only hosted runs can check is an obstacle, and never an empty test', () => {
  const [download] = read(
    caseOf('1', [['Click the "Export" button', 'A file "report.csv" is offered for download']]),
  )
  expect(download?.obstacles).toEqual(['A download is checked by hosted runs only.'])
  const [nothing] = read(caseOf('1', [['Click the "Save" button']]))
  expect(nothing?.obstacles).toEqual(['Nothing is checked. State what the page must show.'])
})

test('reading back what the case itself typed proves nothing', () => {
  const [one] = read(
    caseOf('1', [['Enter "Ann" in the "Name" field', 'The "Name" field has the value "Ann"']]),
  )
  expect(one?.obstacles).toEqual(['Nothing is checked. State what the page must show.'])
})

test('a case that was not found ready keeps its reasons', () => {
  const testCase = caseOf('1', [['Open the page', '"Hi" is visible']], {
    automation: { ready: false, reasons: ['Somebody has to listen.'] },
  })
  expect(read(testCase)[0]?.obstacles).toEqual(['Somebody has to listen.'])
})

test('the outcome of the case is checked at its end, and not a second time', () => {
  const steps = (expectedResult: string) =>
    read(caseOf('1', [['Open the page', '"Hi" is visible']], { expectedResult }))[0]?.steps.map(
      ({ expectations }) => expectations.length,
    )
  expect(steps('"Hi" is visible')).toEqual([1])
  expect(steps('"Bye" is visible')).toEqual([1, 1])
})

test('a box whose name has to be gone after it is set goes away with it', () => {
  const leaving = caseOf('1', [
    ['Check the "Alpha" checkbox', '"Alpha" is not visible and "Done" is visible'],
  ])
  expect(statementsOf(leaving)?.[1]).toMatchObject({ kind: 'check', leaves: true })
})

test('an expected address of the site is its path, so that the project runs against another one', () => {
  const address = caseOf('1', [['Open the page', 'The URL is "https://shop.test/welcome"']])
  expect(statementsOf(address)?.[1]).toMatchObject({ kind: 'url', text: '/welcome' })
})

test('an address of another origin stays whole', () => {
  expect(statementsOf(caseOf('1', [['Open "https://other.test/a?b#c"', '"Hi" is visible']]))?.[0]).toEqual({
    kind: 'open',
    url: 'https://other.test/a?b#c',
  })
})

test('a case belongs to the feature that its author named, else to the page that it opens, never to a kind of requirement', () => {
  const groupOf = (
    given: Partial<TestCase>,
    steps: [string, string?][] = [['Open "/orders/new.html?a=1"']],
  ) => readCases({ testCases: [caseOf('TC-1', steps, given)], baseUrl: 'https://shop.test/' })[0]?.group
  expect(groupOf({ category: 'Checkout' })).toBe('Checkout')
  for (const category of ['outcome', 'input validation', 'behaviour', 'business rule', '']) {
    expect([category, groupOf({ category })]).toEqual([category, 'orders new'])
  }
  const title = 'Sign-up page: refused when Age is 17'
  expect(groupOf({ category: 'outcome', title }, [['Open the page']])).toBe('Sign-up page')
  expect(groupOf({ category: 'outcome' }, [['Open the page']])).toBe('Start page')
})

test('a name that one case knows as a whole is exact in all', () => {
  const clicks = caseOf('TC-1', [['Click the "Save" button', '"Saved" is visible']])
  const looks = caseOf('TC-2', [['Open the page', 'The "Save" button is shown']])
  const steps = read(clicks, looks).flatMap((one) => one.steps)
  const locators = steps.flatMap((step) => [...step.actions, ...step.expectations].flatMap(locatorsIn))
  expect(locators.filter(({ role }) => role === 'button').map(({ exact }) => exact)).toEqual([true, true])
})

test.each(['designed', 'outline'] as const)(
  'a case that is %s is no code, whatever its words say',
  (basis) => {
    const plain = caseOf('1', [['Click the "Save" button', '"Saved" is visible']])
    const of = (testCase: TestCase) => read(testCase)[0]
    expect(of({ ...plain, basis: 'proved' })).toMatchObject({ obstacles: [], tags: ['basis:proved'] })
    expect(of({ ...plain, basis })?.obstacles).toHaveLength(1)
    const judged = { ready: false, reasons: ['An outline is for a person.'] }
    expect(of({ ...plain, basis, automation: judged })?.obstacles).toEqual(judged.reasons)
  },
)
