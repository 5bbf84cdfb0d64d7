import { expect, test } from 'vitest'
import { designTests } from '../../../../shared/domain/test-design/index.ts'

const main =
  'Precondition: the cart has an item\nMain flow:\n1. The customer clicks "Pay".\n2. The system shows "Thank you".\n\n'

const branchOf = (text: string) => {
  const [, branch] = designTests({ requirements: main + text, mode: 'agentic' }).testCases
  return { starts: branch?.preconditions, expected: branch?.expectedResult }
}

test.each([
  ['## Exception: card declined\nThe system shows "Sorry".', 'Card declined'],
  ['### Exception flow E1 – Card declined (step 1)\n1. The system shows "Sorry".', 'Card declined'],
  ['Alternative flow 1a: wrong card number\n1. The system shows "Sorry".', 'Wrong card number'],
  ['Exception flow: Overdue fees\n1. The system shows "Sorry".', 'Overdue fees'],
])('a branch that only says what the system answers starts with its title: %s', (text, start) => {
  expect(branchOf(text)).toEqual({
    starts: ['The cart has an item', start],
    expected: '"Sorry" is visible',
  })
})

test('a title that says that something is lacking takes the place of a precondition that it is there', () => {
  expect(branchOf('## Alternative: empty cart\nThe system shows "Nothing to pay".').starts).toEqual([
    'Empty cart',
  ])
})

test.each([
  'Alternative flow: Saved card\n1. The customer clicks "Use saved card".\n2. The system shows "Done".',
  'Alternative flow\n1. The customer clicks "Cancel".\n2. The system shows "Done".',
])('a title is no state to set up where the branch begins with what a person does: %s', (text) => {
  expect(branchOf(text)).toEqual({ starts: ['The cart has an item'], expected: '"Done" is visible' })
})
