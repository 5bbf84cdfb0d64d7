import { expect, test } from 'vitest'
import { describeError } from '../../../web/tracker/errors.ts'

class PaymentError extends Error {}

test('an error is told by its class, its own words and its place', () => {
  const event = { error: new PaymentError('declined'), message: 'Uncaught Error: declined' }
  expect(describeError({ ...event, filename: 'https://example.com/a.js', lineno: 3, colno: 7 })).toEqual({
    name: 'PaymentError',
    data: { message: 'declined', source: 'https://example.com/a.js:3:7' },
  })
})

test('a promise that nobody caught is placed by the stack of its reason', () => {
  const reason = Object.assign(new TypeError('lost'), {
    stack: 'TypeError: lost\n    at f (https://example.com/a.js:1:2)',
  })
  expect(describeError({ reason })).toEqual({
    name: 'TypeError',
    data: { message: 'lost', source: 'https://example.com/a.js:1:2' },
  })
})

test('what is thrown and no error is told as text, and what is long is cut', () => {
  expect(describeError({ reason: 'x'.repeat(600) })).toEqual({
    name: 'String',
    data: { message: 'x'.repeat(500), source: undefined },
  })
  expect(describeError({ message: 'Script error.' }).data.message).toBe('Script error.')
  expect(describeError({ reason: undefined }).data.message).toBe('undefined')
})
