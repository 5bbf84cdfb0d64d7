import { describe, expect, test } from 'vitest'
import { edgesOf, orderedOf } from '../../../../../shared/domain/model-based-testing/items/ordered.ts'
import type { Condition, Expression, Subject } from '../../../../../shared/domain/requirement-model/index.ts'
import { amount, compare, lengthOf, subject } from '../../../../support/models/fixture.ts'

const of = (kind: Subject['kind'], more: Partial<Subject> = {}): Subject => ({
  id: 'x',
  name: 'x',
  aliases: [],
  kind,
  scope: '',
  from: [],
  ...more,
})
const plain = (at: Expression) => {
  if (at.kind !== 'value') return at
  return 'value' in at.value ? at.value.value : at.value
}
const edges = (one: Subject, ...conditions: Condition[]) =>
  conditions.flatMap((condition) => {
    const ordered = orderedOf(condition, new Map([[one.id, one]]))
    return ordered ? edgesOf(ordered).map(({ at }) => plain(at)) : []
  })

describe('the two values at each limit (ISTQB CTFL v4.0.1, 4.2.2)', () => {
  test('a password of 6 to 12 characters is tried with 5, 6, 12 and 13', () => {
    expect(
      edges(
        of('text'),
        compare(lengthOf('x'), '>=', amount('6')),
        compare(lengthOf('x'), '<=', amount('12')),
      ),
    ).toEqual(['5', '6', '12', '13'])
  })

  test('at most 100 or at least 200 is tried with 100, 101, 199 and 200', () => {
    const number = of('number', { step: '1' })
    expect(
      edges(number, compare(subject('x'), '<=', amount('100')), compare(subject('x'), '>=', amount('200'))),
    ).toEqual(['100', '101', '199', '200'])
  })

  test('a temperature of 0 to 2 is tried with -1, 0, 2 and 3', () => {
    expect(
      edges(of('number'), compare(subject('x'), '>=', amount('0')), compare(subject('x'), '<=', amount('2'))),
    ).toEqual(['-1', '0', '2', '3'])
  })

  test('an exclusive limit has its own value on the wrong side', () => {
    expect(
      edges(of('number'), compare(subject('x'), '>', amount('5')), compare(subject('x'), '<', amount('20'))),
    ).toEqual(['5', '6', '19', '20'])
  })

  test('an equation is tried with the value and both neighbours', () => {
    expect(edges(of('text'), compare(lengthOf('x'), '=', amount('4')))).toEqual(['3', '4', '5'])
  })

  test('the step is what the text says, else cents of money, else a unit of the last decimal', () => {
    const limit = (value: string) => compare(subject('x'), '<=', amount(value))
    expect(edges(of('number', { step: '0.5' }), limit('30'))).toEqual(['30', '30.5'])
    expect(edges(of('number', { unit: 'EUR' }), limit('900'))).toEqual(['900', '900.01'])
    expect(edges(of('number'), limit('31.5'))).toEqual(['31.5', '31.6'])
  })

  test('a limit on the left is the same limit', () => {
    expect(edges(of('number'), compare(amount('5'), '<=', subject('x')))).toEqual(['4', '5'])
  })
})

test('whoever has to be 18 is tried on the birthday and one day younger', () => {
  const age: Condition = compare({ kind: 'age', of: subject('x') }, '>=', amount('18'))
  expect(edges(of('date'), age)).toEqual([
    { kind: 'shift', years: -18, days: 1 },
    { kind: 'shift', years: -18 },
  ])
})

test('a file of at most 2 MB is tried with 2,000,000 bytes and with more than 2 MiB, so that either meaning is kept', () => {
  expect(edges(of('file'), compare(subject('x'), '<=', amount('2', 'MB')))).toEqual(['2000000', '2097153'])
})

test('a time limit is tried one minute before it', () => {
  const at = { kind: 'value' as const, value: { type: 'time' as const, value: '15:30' } }
  expect(edges(of('time'), compare(subject('x'), '<', at))).toEqual(['15:29', '15:30'])
})
