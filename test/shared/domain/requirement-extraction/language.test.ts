import { describe, expect, test } from 'vitest'
import { conditionOf, negated } from '../../../../shared/domain/requirement-extraction/language/conditions.ts'
import { effectOf, eventOf } from '../../../../shared/domain/requirement-extraction/language/effects.ts'
import { expressionOf } from '../../../../shared/domain/requirement-extraction/language/expressions.ts'
import { parse } from '../../../../shared/domain/requirement-extraction/language/parse.ts'

const condition = (source: string) => conditionOf(parse(source))
const effect = (source: string) => effectOf(parse(source), (name) => name === 'nickname')
const number = (value: string, unit?: string) => ({
  kind: 'value',
  value: { type: 'number', value },
  ...(unit ? { unit } : {}),
})
const subject = (name: string) => ({ kind: 'subject', subject: name })

describe('conditions', () => {
  test('a range is both of its ends, with what is measured on the left', () => {
    expect(condition('4 <= length([Name]) <= 16')).toEqual({
      kind: 'all',
      of: [
        {
          kind: 'compare',
          left: { kind: 'length', of: subject('Name') },
          operator: '>=',
          right: number('4'),
        },
        {
          kind: 'compare',
          left: { kind: 'length', of: subject('Name') },
          operator: '<=',
          right: number('16'),
        },
      ],
    })
  })

  test.each([
    ['[A] == 5', '[A] = 5'],
    ['[A] === 5', '[A] = 5'],
    ['[A] ≥ 5 && [A] ≤ 9 || [A] ≠ 7', '[A] >= 5 and [A] <= 9 or [A] != 7'],
    ["[A] = 'it\\'s'", '[A] = "it\'s"'],
  ])('%s is %s', (written, meant) => expect(condition(written)).toEqual(condition(meant)))

  test('"and" binds closer than "or", "not" closer than both', () => {
    expect(condition('empty([A]) or not empty([B]) and valid()')).toEqual({
      kind: 'any',
      of: [
        { kind: 'empty', subject: 'A' },
        { kind: 'all', of: [{ kind: 'not', of: { kind: 'empty', subject: 'B' } }, { kind: 'valid' }] },
      ],
    })
  })

  test.each([
    ['[State] = "Open"', { kind: 'one-of', subject: 'State', values: [{ type: 'text', value: 'Open' }] }],
    [
      '[Photo] <= 20 MB',
      { kind: 'compare', left: subject('Photo'), operator: '<=', right: number('20', 'MB') },
    ],
    ['form([Age], whole)', { kind: 'form', subject: 'Age', form: 'whole' }],
    [
      'only([Code], letters, "-_")',
      { kind: 'characters', subject: 'Code', which: 'only', sets: ['letters'], also: '-_' },
    ],
    [
      'has([Code], 2, small_letters)',
      { kind: 'characters', subject: 'Code', which: 'has', sets: ['small letters'], count: 2 },
    ],
    [
      'pattern([Ref], "LP-\\d{4}")',
      { kind: 'pattern', subject: 'Ref', expression: 'LP-\\d{4}', said: 'LP-\\d{4}' },
    ],
    [
      'entry([List], [item] = "Eggs", [ticked] = no)',
      {
        kind: 'has-entry',
        list: 'List',
        where: [
          { field: 'item', is: { kind: 'value', value: { type: 'text', value: 'Eggs' } } },
          { field: 'ticked', is: { kind: 'value', value: { type: 'boolean', value: false } } },
        ],
      },
    ],
  ])('%s', (source, said) => {
    expect(condition(source)).toEqual(said)
  })

  test('what breaks a comparison is its opposite, what breaks a range is the range not kept', () => {
    expect(negated(condition('[Age] >= 18'))).toMatchObject({ operator: '<' })
    expect(negated(condition('1 <= [Age] <= 9'))).toMatchObject({ kind: 'not', of: { kind: 'all' } })
    expect(negated(condition('not empty([Age])'))).toEqual({ kind: 'empty', subject: 'Age' })
  })
})

test('sums, percentages and rounding are expressions, days and months move a date', () => {
  expect(expressionOf(parse('round(percent(5, [Price] * 2 + 1), 0.01, up)'))).toMatchObject({
    kind: 'round',
    to: '0.01',
    mode: 'up',
    of: { kind: 'percent', share: number('5'), of: { kind: '+', of: [{ kind: '*' }, number('1')] } },
  })
  expect(expressionOf(parse('today - 2 weeks'))).toEqual({ kind: 'shift', days: -14 })
  expect(expressionOf(parse('[Start] + 3 months'))).toEqual({
    kind: 'shift',
    of: subject('Start'),
    months: 3,
  })
})

test('events have a target, a value or an actor', () => {
  expect(eventOf(parse('press([Save])'))).toEqual({ action: 'press', target: 'Save' })
  expect(eventOf(parse('do("solve", [ticket], "agent")'))).toEqual({
    action: 'do',
    name: 'solve',
    target: 'ticket',
    actor: 'agent',
  })
})

test('a shown text keeps its words, and places of it that something fills', () => {
  expect(effect('heading("Hello, <nickname>")')).toEqual({
    kind: 'shows',
    as: 'heading',
    text: ['Hello, ', subject('nickname')],
  })
  expect(effect('message("<action> is not possible")')).toMatchObject({
    text: [{ kind: 'event', gives: 'name' }, ' is not possible'],
  })
  expect(() => effect('text("Dear <customer>")')).toThrow(
    'nothing is declared that fills the place <customer>',
  )
  expect(effect('lists([List], shown("Eggs"), hidden("Tea"), exactly)')).toEqual({
    kind: 'lists',
    list: 'List',
    shown: [['Eggs']],
    hidden: [['Tea']],
    exactly: true,
  })
})
