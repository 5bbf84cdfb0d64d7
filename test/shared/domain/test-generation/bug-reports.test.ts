import { expect, test } from 'vitest'
import { generateTests } from '../../../../shared/domain/test-generation/index.ts'

const generated = (requirements: string) =>
  generateTests({ mode: 'generate', scope: 'full', format: 'standard', maxTestCases: 50, requirements })

const wrong = `# Discount is applied twice

**Steps to reproduce**
1. Enter "SAVE10" in the "Coupon" field
2. Click "Apply"
3. Click "Apply" again

**Actual result**
The total is 32 EUR.

**Expected result**
The total is 36 EUR.
`
const limit = `Title: The e-mail field accepts only 30 characters

Steps to reproduce:
1. Enter a mail address of 50 characters in the "E-mail" field
2. Click "Save"

Actual result:
Only 30 characters are kept

Expected result:
50 characters are shown in the "E-mail" field
`
const template = `### Describe the bug
The list jumps to the top when I delete an entry.

### To Reproduce
Steps to reproduce the behavior:
1. Go to '/orders'
2. Click on 'Delete'
3. See error

### Expected behavior
The list stays at entry 30.

### Environment
- OS: iOS 17
- Version: 22
`
const accepted = `Summary: A date of birth in the future is accepted
Preconditions: The user is logged in

Steps To Reproduce
1. Enter "2099-01-01" in the "Date of birth" field
2. Click "Save"

Actual Results
The profile is saved

Expected Results
The error "The date is in the future" is shown
`
const dashes = `Bug: The total is wrong
Steps to reproduce - Open "/cart"
Actual result - the total is 10 EUR
Expected result - the total is 12 EUR`
const short = `Expected: at most 5 results are shown
Actual: 20 results are shown
Steps: enter "a" in the "Search" field and click "Go"`

test.each([
  [
    'wrong result',
    wrong,
    ['Enter "SAVE10" in the "Coupon" field', 'Click "Apply"', 'Click "Apply" again'],
    'The total is 36 EUR',
  ],
  [
    'limit',
    limit,
    ['Enter a mail address of 50 characters in the "E-mail" field', 'Click "Save"'],
    '50 characters are shown in the "E-mail" field',
  ],
  [
    'template of a code host',
    template,
    ["Go to '/orders'", "Click on 'Delete'"],
    'The list stays at entry 30',
  ],
  [
    'accepted entry',
    accepted,
    ['Enter "2099-01-01" in the "Date of birth" field', 'Click "Save"'],
    'The error "The date is in the future" is shown',
  ],
  ['dashes', dashes, ['Open "/cart"'], 'the total is 12 EUR'],
  ['three lines', short, ['enter "a" in the "Search" field and click "Go"'], 'at most 5 results are shown'],
])(
  'the steps of a bug report are the case, and what is expected its check; nothing else is made of it: %s',
  (_, text, steps, expected) => {
    const { testCases, gaps, sentences } = generated(text)
    expect(testCases.map(({ steps: own = [] }) => own.map(({ action }) => action))).toEqual([steps])
    expect(testCases[0]?.expectedResult).toBe(expected)
    expect(gaps).toEqual([])
    const tested = sentences?.filter(({ status }) => status === 'tested')
    expect(tested?.map(({ start, end }) => text.slice(start, end).toLowerCase())).toEqual([
      expect.stringContaining(expected.toLowerCase()),
    ])
  },
)

test('what a case needs that nobody can bring about, and what is not understood, is for a person', () => {
  const [first] = generated(accepted).testCases
  expect(first?.preconditions).toEqual(['The user is logged in'])
  expect(first?.automation).toMatchObject({ ready: false })
  expect(generated(limit).testCases[0]?.automation).toMatchObject({ ready: false })
  expect(generated(wrong).testCases[0]?.automation).toMatchObject({ ready: true })
})

test.each([
  '**Expected result**\n50 characters are shown in the "E-mail" field.',
  'Actual behaviour\n30 characters are shown in the "E-mail" field.',
  'ER\n5 items are shown in the "Cart" list.',
])('the name of a field of the form is no field of a page: %s', (text) => {
  const { testCases } = generated(text)
  const actions = testCases.flatMap(({ steps = [] }) => steps.map(({ action }) => action)).join('\n')
  expect(actions).not.toMatch(/expected|actual|\ber\b/i)
})

test('a report without what is expected, or without steps, is a question', () => {
  for (const text of [
    '## Steps to reproduce\n1. Click "Export"\n\n## Actual behaviour\nThe file has 99 rows.',
    'Expected behavior\nThe total has 2 decimals.\n\nActual behavior\nThe total has 3 decimals.',
  ]) {
    const { testCases, gaps } = generated(text)
    expect(testCases).toEqual([])
    expect(gaps).toHaveLength(1)
  }
})

test('requirements around a report stay requirements', () => {
  const rules = `# Sign in

The page has the field "User" and the button "Sign in".

- If "User" is empty, the message "Enter a user" is shown.
`
  const before = generated(rules).testCases.map(({ title }) => title)
  const after = generated(
    `${rules}\n${wrong}\n# Sign out\n\nWhen the user clicks "Sign out", the page shows "Good bye".`,
  )
  expect(after.testCases.map(({ title }) => title)).toEqual([
    ...before,
    '"Good bye"',
    'The total is 36 EUR (Discount is applied twice)',
  ])
})

const matter = `---
name: Bug report
about: Create a report to help us improve
labels: bug
---

`
const github = `**Describe the bug**
The voucher is applied twice.

**To Reproduce**
Steps to reproduce the behavior:
1. Go to '/cart'
2. Click on 'Apply'
3. See error

**Expected behavior**
'Total: 36 EUR' is still shown.

**Screenshots**
![total](https://example.com/1/total.png) shows 'Total: 32 EUR'

**Who is hit**
Everybody sees 'Total: 31 EUR'.

**Additional context**
Worked in 2.3, where 'Total: 40 EUR' was shown.
`
const gitlab = `## Summary

The voucher is applied twice.

## Steps to reproduce

1. Go to '/cart'
2. Click on 'Apply'

## What is the current *bug* behavior?

'Total: 32 EUR' is shown.

## What is the expected *correct* behavior?

'Total: 36 EUR' is still shown.

## Relevant logs and/or screenshots

The log has 'Total: 31 EUR'.

## Who is hit

The field "Total" shows 'Total: 30 EUR'.
`
const jira = `h2. The voucher is applied twice

*Steps to Reproduce:*
1. Go to '/cart'
2. Click on 'Apply'

*Expected Result:*
'Total: 36 EUR' is still shown.

*Business rationale:*
'Total: 32 EUR' makes us poor.
`
const plainNames = `Summary: The voucher is applied twice

Steps to reproduce:
1. Go to '/cart'
2. Click on 'Apply'

Expected result:
'Total: 36 EUR' is still shown.

Business rationale:
'Total: 32 EUR' makes us poor.
`
const inline = `Steps: Go to '/cart' and click on 'Apply'
Expected: 'Total: 36 EUR' is still shown.
Business rationale: 'Total: 32 EUR' makes us poor.`
const joined = `Steps to reproduce
---
1. Go to '/cart'
2. Click on 'Apply'

**Expected result**
![drawing](https://example.com/a.png) 'Total: 36 EUR' is still shown.

---
In 2.3 'Total: 32 EUR' was shown.
`

test.each([
  ['GitHub', `${matter}${github}`, 'The voucher is applied twice'],
  ['GitHub with a title', `---\ntitle: "Voucher twice"\nlabels: bug\n---\n${github}`, 'Voucher twice'],
  ['GitLab', gitlab, 'The voucher is applied twice'],
  ['Jira', jira, 'The voucher is applied twice'],
  ['names with colons', plainNames, 'The voucher is applied twice'],
  ['names with their values', inline, ''],
  ['a picture and a line', joined, ''],
])('whatever section follows what is expected is no part of the check: %s', (_, text, title) => {
  const { testCases, gaps } = generated(text)
  expect(testCases.map(({ expectedResult }) => expectedResult)).toEqual(["'Total: 36 EUR' is still shown"])
  expect(testCases[0]?.title).toBe(`'Total: 36 EUR' is still shown${title === '' ? '' : ` (${title})`}`)
  expect(gaps).toEqual([])
})

test.each([
  ['a line with a name', `${plainNames.split('Business')[0]}Seen since: 'Total: 40 EUR' was shown in 2.3.\n`],
  ['a name below headings', `${gitlab.split('## Relevant')[0]}Seen by:\n'Total: 40 EUR'\n`],
  ['a heading of the expected', `${gitlab.split('## Relevant')[0]}### In 2.3\n\n'Total: 40 EUR'\n`],
])('where it is not certain what is expected, that is a question: %s', (_, text) => {
  const { testCases, gaps } = generated(text)
  expect(testCases).toEqual([])
  expect(gaps.length).toBeGreaterThan(0)
})
