import { expect, test } from 'vitest'
import { steadyMessage } from '../../../../shared/domain/defect-fingerprints/steady-message.ts'
import { explain } from '../../../../workers/features/hosted-runs/steps/explain.ts'
import { expectLinear } from '../../../support/costs.ts'

const step = 'Click the "Place order" button. "Order placed" is shown, and the total is 12.50.'
const steady = (message: string) => steadyMessage(message, step)

test.each([
  ['numbers', 'It has 3 rows of 1,204.50.', 'It has 17 rows of 12.'],
  ['times of day', 'Since 9:05 am it waits.', 'Since 11:30 PM it waits.'],
  ['ISO times', 'Since 2026-01-05T09:30:00.000Z it waits.', 'Since 2027-12-31 it waits.'],
  ['dates in words', 'On 5 January 2026 it closes.', 'On May 17, 2027 it closes.'],
  ['durations', 'It took 900 ms to load.', 'It took 2.5 seconds to load.'],
  ['UUIDs', 'No 0199c0de-0000-7000-8000-abcdefabcdef here.', 'No 0a1b2c3d-abcd-7fff-8abc-012345678901 here.'],
  ['ids with digits', 'No user_ab12 here.', 'No user_zz9x here.'],
  ['hexadecimal values', 'No deadbeef here.', 'No c0ffee00c0ffee here.'],
  ['digits of other scripts', 'It has ٣ rows.', 'It has ५ rows.'],
  ['queries of addresses', '/cart?sid=abc#top cannot be opened.'.replace('/', 'https://a.test/'), ''],
  ['values that the step does not say', 'The row "Alice" is gone.', 'The row "Bob" is gone.'],
  ['candidates', 'Gone. The closest: link "A"; link "B".', 'Gone. The closest: button "C".'],
  [
    'what was found',
    'Expected: Order placed. Actual: Card declined.',
    'Expected: Order placed. Actual: Try again. Later.',
  ],
  ['case and blanks', 'It  is\nGone.', 'it is gone.'],
])('%s change nothing', (_, one, other) => {
  const again = other === '' ? 'https://b.test:8080/cart?sid=xyz cannot be opened.' : other
  expect(steady(one)).toBe(steady(again))
  expect(steady(one)).not.toBe('')
})

test.each([
  ['a value of the step', 'There is no button "Place order".', 'There is no button "Order placed".'],
  ['a value of the step from one of the page', '"Order placed" is shown.', '"Sorry" is shown.'],
  ['a status', 'The page answered with HTTP 500.', 'The page answered with HTTP 404.'],
  ['a network error', 'It fails: net::ERR_HTTP2_PROTOCOL_ERROR.', 'It fails: net::ERR_CONNECTION_RESET.'],
  ['a path', 'https://a.test/cart is refused.', 'https://a.test/checkout is refused.'],
  ['what is expected', 'Expected: Order placed. Actual: x.', 'Expected: Thank you. Actual: x.'],
  ['a second check that fails', 'Expected: a. Actual: x.', 'Expected: a. Actual: x. Expected: b. Actual: y.'],
])('%s makes another failure', (_, one, other) => {
  expect(steady(one)).not.toBe(steady(other))
})

test('a message reads as what it was, without what changes', () => {
  const message =
    'steps.check_failed: Expected: 3 rows with "Order placed" by 2026-01-05. Actual: “none”. See /docs/guides/steps#steps.check_failed'
  expect(steady(message)).toBe('steps.check_failed: expected: # rows with "order placed" by #.')
})

test('what the steps of a run say of elements is the same on every page', () => {
  const told = (names: string[], count: number) => {
    const candidates = names.map((name) => ({ role: 'button', name }))
    const found = { status: 'ambiguous', count, candidates } as unknown as Parameters<typeof explain>[1]
    const missing = { status: 'missing', candidates } as unknown as Parameters<typeof explain>[1]
    const target = { role: 'button', name: 'Place order' } as Parameters<typeof explain>[0]
    return [found, missing].map((resolution) => steady(explain(target, resolution)[1]))
  }
  const one = told(['Place order now', 'Place order later'], 2)
  expect(told(['Place order 17', 'Pay', 'Place order. Please'], 9)).toEqual(one)
  expect(one).toEqual([
    '# elements match button "place order".',
    'there is no button "place order" on the page.',
  ])
})

test('a message of nothing but one mark costs what its length costs', () => {
  for (const part of ['“', '"', "'", '„', 'a', '1', ' Actual: ', '#-', 'http://', '1 January '])
    expectLinear(16_000, (length) => steady(part.repeat(length / part.length)), part)
})

test('what is kept of a message is short, and what stands far behind is not read', () => {
  expect(steady('word '.repeat(50_000)).length).toBe(1000)
})
