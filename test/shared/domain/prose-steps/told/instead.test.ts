import { expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const seeing = (expectedResult: string) => compileStep({ action: 'Click "Go"', expectedResult })

test.each([
  ['"Link copied" is shown instead of "Saved"', '"Link copied" is shown. "Saved" is not shown'],
  ['Instead of "Saved", "Link copied" is shown', '"Link copied" is shown. "Saved" is not shown'],
  ['"A" rather than "B" is shown', '"A" is shown. "B" is not shown'],
  ['The page shows "A" instead of "B"', 'The page shows "A". "B" is not shown'],
  [
    'The list contains "Milk" instead of "Bread"',
    'The list contains "Milk". The list does not contain "Bread"',
  ],
  [
    'The "Edit" button is visible instead of the "Save" button',
    'The "Edit" button is visible. The "Save" button is not visible',
  ],
  ['The total shows 12 instead of 10', 'The total shows 12'],
  ['The total is 12 EUR rather than 10 EUR', 'The total is 12 EUR'],
  ['The status is "Open" instead of "Closed"', 'The status is "Open"'],
  ['There are 3 items instead of 2', 'There are 3 items'],
  ['The table has 3 rows instead of 2. "Saved" is shown', 'The table has 3 rows. "Saved" is shown'],
])('%s says: %s', (told, plain) => {
  expect(seeing(told)).toEqual(seeing(plain))
  expect(seeing(told).problems).toEqual([])
})

test.each([
  '"Save all" is shown instead of "Save"',
  'The title is Basket instead of Cart',
  'The total is 12 EUR instead of 10 EUR and the "Pay" button is enabled',
  'The total is 12 EUR rather than the usual price',
  'The "Save" button is enabled instead of disabled',
  'The status says ready instead of waiting for it',
])('%s is not guessed at', (told) => {
  const { checks, problems } = seeing(told)
  expect(checks).toEqual([])
  expect(problems.map(({ code, part }) => [code, part])).toEqual([['steps.unverifiable', told]])
})

test('a text in quotes may say it in these words', () => {
  expect(seeing('"Use tabs instead of spaces" is shown').checks).toEqual([
    { kind: 'assert_text', expected: 'Use tabs instead of spaces' },
  ])
})
