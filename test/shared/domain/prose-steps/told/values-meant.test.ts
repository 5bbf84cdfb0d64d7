import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const read = (expectedResult: string, action = 'Enter "a@b.org" in the "Email" field') =>
  compileStep({ action, expectedResult })

test.each([
  ['Email still jane@example.com', 'Email', 'jane@example.com'],
  ['Friend #1 = Pia', 'Friend #1', 'Pia'],
])('a label and its value: %s', (expected, name, value) => {
  const { checks, problems } = read(expected)
  expect(problems).toEqual([])
  expect(checks).toMatchObject([{ kind: 'assert_labelled', expected: value }])
  expect(JSON.stringify(checks[0]?.target)).toContain(`"${name}"`)
})

test('a field by what it stands beside', () => {
  expect(read('The number field next to the dropdown still says 30').checks).toMatchObject([
    { kind: 'assert_labelled', target: { role: 'textbox', near: { role: 'combobox' } }, expected: '30' },
  ])
})

test('both are what was entered, where it was two things', () => {
  const entered = 'Enter "Tea" in "New" and press Enter, enter "Milk" in "New" and press Enter'
  expect(read('Both still there', entered).checks).toMatchObject([
    { collection: { members: ['Tea', 'Milk'] } },
  ])
  expect(read('Both still there').problems).toHaveLength(1)
})

test('two denials are two facts', () => {
  expect(read('"A" is neither ticked nor disabled')).toMatchObject({
    checks: [{ kind: 'assert_checked', negated: true }, { kind: 'assert_enabled' }],
    problems: [],
  })
})

test.each(['The field contains the address expected', 'The box next to the tree says so'])(
  'no value: %s',
  (expected) => {
    expect(read(expected).problems).toHaveLength(1)
  },
)
