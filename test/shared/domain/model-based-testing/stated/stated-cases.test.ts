import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const casesOf = (requirements: string) => generateTests({ requirements, mode: 'generate' }).testCases

test.each([
  ['When the page is opened, "Example Domain" is shown.', true],
  ['When the user opens the page, the text "Example Domain" is shown.', true],
  ['When the printer is out of paper, "Load paper" is shown.', false],
])(
  'what an opened page shows can be run, and what somebody has to bring about cannot: %s',
  (text, isReady) => {
    expect(casesOf(text).map(({ automation }) => automation?.ready)).toEqual([isReady])
  },
)

const form = (wish: string) =>
  `${wish} The field "Name" must have 2 to 40 characters. When the user clicks "Create account", the page shows "Welcome".`
const titles = (wish: string) => casesOf(form(wish)).map(({ title }) => title)

test('a wish that a button of the text fulfils is tried by its cases alone', () => {
  expect(titles('Visitors can create an account.').join()).not.toContain('Create an account')
  expect(titles('Visitors can delete an account.').join()).toContain('Delete an account')
})
