import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStep } from '../../../../shared/domain/prose-steps/compile-step.ts'
import { suggest } from '../../../../shared/domain/step-readings/suggest.ts'
import { expectLinear } from '../../../support/costs.ts'

test.each([
  ['Approve the request', ['Click "Approve request"', 'Click the "Approve" button']],
  ['Enter a weight of 5 kg', ['Enter "5 kg" in the "weight" field']],
  ['User name: ab', ['Enter "ab" in the "User name" field']],
  ['Pick Blue', ['Choose "Blue"']],
  ['Pop the hat onto the "Basket"', ['Click "Basket"']],
  ['Look at the footer', ['Verify that "footer" is visible']],
  ['adds a product to the cart', ['Click "Add product"']],
])('the action “%s” is said anew with its own words', (part, expected) => {
  expect(suggest({ part }, 'actions')).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['User sees the dashboard', '"dashboard" is visible'],
  ['An error turns up: "Too short"', 'The message "Too short" is shown'],
  ['The welcome screen "Hello, Ann" greets me', 'The heading "Hello, Ann" is shown'],
  ['"Milk" is nowhere to be found, no trace', '"Milk" is not shown'],
])('the expected result “%s” is said anew with its own words', (part, expected) => {
  expect(suggest({ part }, 'checks')).toContain(expected)
})

test.each(['Tick both of them', 'Double-click it', 'Hover over it'])(
  'what somebody does in “%s” is not suggested as the name of a button',
  (part) => {
    const said = suggest({ part }, 'actions')
    expect(said.join()).toMatch(/"Milk"/)
    expect(said.join()).not.toMatch(/Tick|Double-click"|Hover"/)
  },
)

test('a state is not suggested as a name', () => {
  const said = suggest({ part: 'Tickets still crossed out, oddly enough' }, 'checks')
  expect(said).toContain('"Tickets" is crossed out')
  expect(said.join()).not.toContain('"crossed"')
})

test('what is denied is not suggested as a fact', () => {
  for (const said of suggest({ part: 'no sign of "Ann" any more, not even a trace' }, 'checks'))
    expect(said).toMatch(/\bno\b|\bnot\b/)
})

test('what is not to be done is not suggested', () => {
  const said = suggest({ part: 'Do not press "Delete" under any circumstances' }, 'actions')
  expect(said.join()).not.toContain('Delete')
})

test('a quotation mark that was left open is closed', () => {
  expect(suggest({ part: 'Click "Save' }, 'actions')).toEqual(['Click "Save"'])
})

const words = [
  'Save',
  'the',
  '"A \\"b\\""',
  'not',
  'error',
  'page',
  '5',
  'enter',
  'drag',
  'log',
  'user',
  ':',
  'row',
  'is',
  "it's",
  '%X%',
]
const sentence = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
)

test.each(['actions', 'checks'] as const)(
  'whatever %s say, there are one to three sentences that are read',
  (half) => {
    fc.assert(
      fc.property(sentence, (part) => {
        const said = suggest({ part }, half)
        expect(said.length).toBeGreaterThanOrEqual(1)
        expect(said.length).toBeLessThanOrEqual(3)
        for (const text of said) {
          const step =
            half === 'actions' ? { action: text, expectedResult: '' } : { action: '', expectedResult: text }
          const { actions, checks, problems } = compileStep(step)
          expect(problems).toEqual([])
          expect(half === 'checks' ? checks.length : actions.length + checks.length).toBeGreaterThan(0)
        }
      }),
    )
  },
)

test('a hostile sentence costs no more than its length', () => {
  expectLinear(20_000, (length) => suggest({ part: `Enter ${'"a" : '.repeat(length)}` }, 'actions'))
})

test.each(['There are constructor rows', 'The list holds toString items', 'The table has __proto__ rows'])(
  'what every object has is no number: “%s”',
  (part) => {
    expect(suggest({ part }, 'checks')).not.toEqual([])
  },
)
