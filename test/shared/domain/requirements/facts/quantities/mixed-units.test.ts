import { expect, test } from 'vitest'
import { readQuantities } from '../../../../../../shared/domain/requirements/facts/quantities/quantities.ts'
import { toNumber } from '../../../../../../shared/domain/requirements/facts/quantities/ranges.ts'

test.each([
  ['between 15 minutes and 8 hours', 15n, 480n, 'minutes'],
  ['from 1 hour to 3 days', 1n, 72n, 'hour'],
  ['at least 15 minutes and at most 8 hours', 15n, 480n, 'minutes'],
  ['at most 2 weeks and at least 3 days', 3n, 14n, 'days'],
  ['between 500 g and 30 kg', 500n, 30_000n, 'g'],
  ['between 15 and 60 minutes', 15n, 60n, 'minutes'],
  ['between 2 hours and 8 hours', 2n, 8n, 'hours'],
])('the two values of %s are in one unit', (text, min, max, unit) => {
  const [found, ...more] = readQuantities(`A booking lasts ${text}.`)
  expect(more).toEqual([])
  expect([found?.min?.value.digits, found?.max?.value.digits, found?.unit?.written]).toEqual([min, max, unit])
})

test.each([
  ['between 1 and 8 hours, in steps of 30 minutes', 1n],
  ['between 15 minutes and 8 hours, in steps of 15 minutes', 15n],
])('a step in another unit is none of the range: %s', (text, step) => {
  const [found] = readQuantities(text)
  expect(found && toNumber(found, text).step).toBe(step)
})
