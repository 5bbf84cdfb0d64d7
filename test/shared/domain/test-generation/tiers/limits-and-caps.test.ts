import { expect, test } from 'vitest'
import { createTaggerOfFiles } from '../../../../../scripts/marks/tagger-of-files.mjs'
import { design } from '../../../../../workers/design/design.ts'

let loading: ReturnType<typeof createTaggerOfFiles> | undefined
const taggerOf = () => (loading ??= createTaggerOfFiles())

/** As the service asks for it, with the marks of its tagger. */
async function titlesOf(requirements: string): Promise<string[]> {
  const { testCases } = await design(
    { requirements, mode: 'agentic', scope: 'full', format: 'standard', maxTestCases: 50 },
    undefined,
    taggerOf,
  )
  return testCases.map(({ title }) => title)
}

test('a cap on what a coupon takes off refuses no value, and what does not accept coupons is said so', async () => {
  const titles = await titlesOf(
    'A coupon code may be used once per customer. Orders under 20 euros do not accept coupons. ' +
      'A coupon reduces the total by 10 percent, but never by more than 15 euros.',
  )
  expect(titles.toSorted()).toEqual([
    'An order of 19.99 euros does not accept coupons',
    'An order of 20 euros accepts coupons',
  ])
})

test.each([
  'The insurance pays 80 percent of the bill, at most 1200 euros.',
  'Each late day costs 0.50 euros, but never more than 20 euros.',
  'The heating raises the temperature by at most 2 degrees per hour.',
  'The delivery fee must never exceed 15 euros.',
  'The search returns at most 50 hits.',
])('what bounds a result gives no case: %s', async (text) => {
  expect(await titlesOf(text)).toEqual([])
})

test.each([
  ['A password must never be longer than 64 characters.', 'password of 65', 'password of 64'],
  ['A customer cannot withdraw more than 400 euros per day.', 'value of 400.01', 'value of 400'],
  ['Passwords shorter than 8 characters are not allowed.', 'password of 7', 'password of 8'],
  ['A donation may not be smaller than 1 euro.', 'donation of 0.99', 'donation of 1'],
])('the values beyond a limit are refused, however it is denied: %s', async (text, refused, accepted) => {
  const titles = await titlesOf(text)
  expect(titles.map((title) => title.replace(/ (?:characters|euros?)/, ''))).toEqual([
    `A ${refused} is refused`,
    `A ${accepted} is accepted`,
  ])
})
