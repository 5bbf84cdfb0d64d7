import { describe, expect, test } from 'vitest'
import { inUnits } from '../../../../shared/domain/requirement-extraction/assemble/in-units.ts'
import { holds } from '../../../../shared/domain/requirement-model/index.ts'
import { startOf } from '../../../../shared/domain/requirement-model/evaluate/index.ts'
import { isSameUnit } from '../../../../shared/domain/requirement-model/evaluate/units.ts'
import { number } from '../../../../shared/domain/requirement-model/values.ts'
import { answer, limit, readWith, thing } from './support.ts'

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

describe('a model that spells a unit otherwise than the text', () => {
  test.each([
    ['minutes', '90', 'min', 'min', '90'],
    ['minutes', '90', 'Minuten', 'minutes', '90'],
    ['hours', '2', 'h', 'minutes', '2'],
    ['kg', '5', 'kilograms', 'kg', '5'],
    ['EUR', '20', '€', 'EUR', '20'],
  ])('where it says %s and %s %s is right', async (written, value, unit, declared) => {
    const text = `The duration in ${declared} must be at most ${value} ${written}.`
    const read = await readWith(
      text,
      answer({
        things: [thing('duration', { s: [0], kind: 'number', unit: declared })],
        limits: [limit([0], `[duration] <= ${value} ${unit}`)],
      }),
    )
    expect(read.reasons).toEqual([])
    const [rule] = read.model.rules
    const id = read.model.subjects[0]?.id ?? ''
    const world = (entry: string) => ({ ...startOf(read.model), values: { [id]: number(entry) } })
    const judged = ['1', '1000'].map((entry) => rule?.if && holds(rule.if, world(entry), read.model))
    expect(judged).toEqual([false, true])
  })

  test('invents none', async () => {
    const read = await readWith(
      'The duration must be at most 90 minutes.',
      answer({
        things: [thing('duration', { s: [0], kind: 'number', unit: 'h' })],
        limits: [limit([0], '[duration] <= 90 kg')],
      }),
    )
    expect(read.reasons).toContain('the unit kg does not stand in the sentences that it names')
    expect(read.model.subjects[0]?.unit).not.toBe('h')
  })
})

describe('two readers that count in different units', () => {
  const text = 'The parking time in hours must be at least 1. The parking time must be at most 600 minutes.'

  test('mean the same by their numbers', async () => {
    const read = await readWith(
      text,
      answer({
        things: [thing('parking time', { s: [0], kind: 'number', unit: 'hours' })],
        limits: [limit([0], '[parking time] >= 1')],
      }),
      null,
    )
    const { id = '', unit } = read.model.subjects.find(({ name }) => name === 'parking time') ?? {}
    expect(unit).toBe('hours')
    const broken = (entry: string) =>
      read.model.rules.filter(
        (rule) =>
          rule.if &&
          holds(rule.if, { ...startOf(read.model), values: { [id]: number(entry) } }, read.model) === true,
      ).length
    expect([broken('0.5'), broken('10'), broken('11')]).toEqual([1, 0, 1])
  })

  test('and where the model gives no unit, the one of the text stays', async () => {
    const said = 'The weight must be at most 30 kg.'
    const read = await readWith(
      said,
      answer({
        things: [thing('weight', { s: [0], kind: 'number' })],
        limits: [limit([0], '[weight] <= 30')],
      }),
    )
    expect(read.model.subjects[0]?.unit).toBe('kg')
  })
})
