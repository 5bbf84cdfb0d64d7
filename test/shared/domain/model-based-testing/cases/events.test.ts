import { expect, test } from 'vitest'
import { generateTests } from '../../../../../shared/domain/test-generation/index.ts'

const casesOf = (given: string) =>
  generateTests({
    mode: 'generate',
    requirements: `Given ${given}, when I enter "A" in the "Name" field and click "Save", then the message "Too short" is shown.`,
    testTypes: ['functional'],
  } as never).testCases.map(({ preconditions, steps = [], automation }) => ({
    preconditions,
    first: steps[0]?.action,
    ready: automation?.ready,
  }))

test.each([
  'the page "/sign-up" is open',
  'the "/sign-up" page is open',
  'I am on the page "/sign-up"',
  'the visitor is on "/sign-up"',
  'the page “/sign-up” is open',
  'I open "/sign-up"',
])('a scenario that begins at an address opens it: Given %s', (given) => {
  expect(casesOf(given)).toEqual([{ preconditions: [], first: 'Open "/sign-up"', ready: true }])
})

test('that the page is open has not to be arranged by anybody', () => {
  expect(casesOf('the page is open')).toEqual([{ preconditions: [], first: 'Open the page', ready: true }])
})

test.each(['the admin is on "/users"', 'the order is on "/users"', '"/users" is shown'])(
  'who has a role, or what no page is, has to be arranged by a person: Given %s',
  (given) => {
    expect(casesOf(given)).not.toMatchObject([{ ready: true }])
  },
)

test('how one comes to a page that has only a name is for a person', () => {
  expect(casesOf('I am on the page "Checkout"')).toMatchObject([{ ready: false }])
})
