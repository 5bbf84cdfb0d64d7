import { expect, test } from 'vitest'
import { inUnits } from '../../../../shared/domain/page-reading/in-units.ts'
import { isSameUnit } from '../../../../shared/domain/requirement-model/evaluate/units.ts'
import { number } from '../../../../shared/domain/requirement-model/values.ts'

test.each([
  ['min', 'minutes'],
  ['Min.', 'mins'],
  ['Minuten', 'minute'],
  ['h', 'hours'],
  ['hrs', 'Stunden'],
  ['EUR', '€'],
  ['euros', 'eur'],
  ['KG', 'kilograms'],
  ['d', 'days'],
  ['%', 'percent'],
])('%s is %s', (one, other) => expect(isSameUnit(one, other)).toBe(true))

test.each([
  ['min', 'h'],
  ['m', 'min'],
  ['M', 'month'],
  ['g', 'kg'],
  ['EUR', 'USD'],
  ['days', 'working days'],
])('%s is not %s', (one, other) => expect(isSameUnit(one, other)).toBe(false))

test.each([
  ['min', '2', 'h', '120'],
  ['minutes', '30', 'min', '30'],
  ['g', '1.5', 'kg', '1500'],
  ['km', '500', 'm', '0.5'],
  ['EUR', '20', '€', '20'],
  ['€', '50', 'cents', '0.5'],
  ['days', '2', 'weeks', '14'],
  ['months', '2', 'years', '24'],
])('a limit of what is counted in %s that says %s %s is %s', (to, value, unit, same) => {
  const condition = {
    kind: 'compare',
    left: { kind: 'subject', subject: 'x' },
    operator: '<=',
    right: { kind: 'value', value: number(value), unit },
  }
  expect(inUnits(condition, () => ({ from: to, to }))).toEqual({
    ...condition,
    right: { kind: 'value', value: number(same), unit: to },
  })
})

test('what has no end in the other unit, or cannot be converted, stays', () => {
  const set = (value: string, unit: string) => ({
    kind: 'set',
    subject: 'x',
    to: { kind: 'value', value: number(value), unit },
  })
  expect(inUnits(set('20', 'min'), () => ({ from: 'h', to: 'h' }))).toEqual(set('20', 'min'))
  expect(inUnits(set('20', 'kg'), () => ({ from: 'h', to: 'h' }))).toEqual(set('20', 'kg'))
})
