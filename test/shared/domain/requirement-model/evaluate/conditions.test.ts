import { expect, test } from 'vitest'
import {
  holds,
  number,
  text,
  valueOf,
  worldWhere,
  startOf,
  type Comparison,
  type Condition,
  type Expression,
  type Subject,
  type Value,
} from '../../../../../shared/domain/requirement-model/index.ts'
import { all, amount, compare, not, oneOf, subject, word } from '../../../../support/models/fixture.ts'
import { modelOf, type SmallSubject } from '../../../../support/small-models.ts'

const ask = (
  condition: Condition,
  values: Record<string, Value>,
  subjects: Partial<Subject>[] = [],
  lists = {},
) =>
  holds(
    condition,
    { values, lists },
    modelOf({ subjects: subjects.map((one) => ({ id: 'x', kind: 'text', ...one })) }),
  )
const any = (...of: Condition[]): Condition => ({ kind: 'any', of })
const yes = { type: 'boolean', value: true } as const
const off = { type: 'boolean', value: false } as const
const unknownOne = compare(subject('nobody'), '=', amount('1'))
const day = (fromToday: number, months?: number): Value => ({
  type: 'day',
  fromToday,
  ...(months ? { months } : {}),
})
const value = (one: Value): Expression => ({ kind: 'value', value: one })

test.each([
  ['<', [true, false, false]],
  ['<=', [true, true, false]],
  ['=', [false, true, false]],
  ['!=', [true, false, true]],
  ['>=', [false, true, true]],
  ['>', [false, false, true]],
] as const)('%s is exact to the last digit', (operator: Comparison, expected) => {
  const at = (entry: string) =>
    ask(compare(subject('x'), operator, amount('0.3')), { x: number(entry) }, [{ kind: 'number' }])
  expect(['0.299999999999999999', '0.30', '0.300000000000000001'].map(at)).toEqual(expected)
})

test('what is not known decides nothing, unless the rest decides', () => {
  const [sure, never] = [compare(amount('1'), '<', amount('2')), compare(amount('2'), '<', amount('1'))]
  expect(ask(unknownOne, {})).toBe('undecided')
  expect(ask(not(unknownOne), {})).toBe('undecided')
  expect(ask(all(unknownOne, never), {})).toBe(false)
  expect(ask(all(unknownOne, sure), {})).toBe('undecided')
  expect(ask(any(unknownOne, sure), {})).toBe(true)
  expect(ask(any(unknownOne, never), {})).toBe('undecided')
  expect(ask(all(), {})).toBe(true)
  expect(ask(any(), {})).toBe(false)
})

test('an entry that is no number is not put in order, and equals none', () => {
  const asked = (operator: Comparison) =>
    ask(compare(subject('x'), operator, amount('5')), { x: text('x1') }, [{ kind: 'number' }])
  expect((['<', '>=', '=', '!='] as const).map(asked)).toEqual(['undecided', 'undecided', false, true])
})

test('digits of a code are not a number, those of an amount are', () => {
  const same = compare(subject('x'), '=', amount('7'))
  expect(ask(same, { x: text('007') }, [{ kind: 'text' }])).toBe(false)
  expect(ask(same, { x: number('7.00') }, [{ kind: 'number' }])).toBe(true)
})

test('options and states are compared without their capitals, entries with them', () => {
  const open = compare(subject('x'), '=', word('open'))
  expect(ask(open, { x: text('Open') }, [{ kind: 'state' }])).toBe(true)
  expect(ask(open, { x: text('Open') }, [{ kind: 'text' }])).toBe(false)
  expect(ask(oneOf('x', 'open', 'closed'), { x: text('Closed') }, [{ kind: 'choice' }])).toBe(true)
})

test('units are converted where they can be', () => {
  const light = (limit: string, unit: string) =>
    ask(compare(subject('x'), '<=', amount(limit, unit)), { x: number('1.5') }, [
      { kind: 'number', unit: 'kg' },
    ])
  expect([light('1500', 'g'), light('1499', 'g'), light('1.5', 'kg'), light('3', 'EUR')]).toEqual([
    true,
    false,
    true,
    'undecided',
  ])
  expect(
    ask(compare(subject('x'), '<', amount('2', 'days')), { x: number('1') }, [
      { kind: 'number', unit: 'day' },
    ]),
  ).toBe(true)
})

test('a megabyte is a million bytes or a little more, and between them nobody knows', () => {
  const fits = (bytes: string) =>
    ask(
      compare(subject('x'), '<=', amount('2', 'MB')),
      { x: { type: 'file', name: 'a.pdf', format: 'pdf', bytes } },
      [{ kind: 'file' }],
    )
  expect(['2000000', '2050000', '2097153'].map(fits)).toEqual([true, 'undecided', false])
  expect(
    ask(oneOf('x', 'pdf', 'png'), { x: { type: 'file', name: 'a.PDF', format: 'PDF', bytes: '1' } }, [
      { kind: 'file' },
    ]),
  ).toBe(true)
})

test.each([
  ['number', [true, true, false, 'undecided']],
  ['whole', [true, false, false, 'undecided']],
] as const)('an entry is written as a %s or not', (form, expected) => {
  const asked = (one: Value) => ask({ kind: 'form', subject: 'x', form }, { x: one }, [{ kind: 'number' }])
  expect([number('7'), number('7.5'), text('x1'), { type: 'empty' } as const].map(asked)).toEqual(expected)
})

test('dates, times, addresses: what any page takes, what none takes, and what is not said', () => {
  const asked = (form: 'date' | 'time' | 'e-mail' | 'url') => (entry: string) =>
    ask({ kind: 'form', subject: 'x', form }, { x: text(entry) })
  expect(['2028-02-29', '2026-02-29', '24.12.2026'].map(asked('date'))).toEqual([true, false, false])
  expect(['00:00', '23:59', '24:00'].map(asked('time'))).toEqual([true, true, false])
  expect(
    ['ann@example.com', 'ann', 'a@b@c', '@b.de', 'a b@c.de', 'ann@intranet'].map(asked('e-mail')),
  ).toEqual([true, false, false, false, false, 'undecided'])
  expect(['https://example.com/a', 'no address', 'nothing', 'www.example.com'].map(asked('url'))).toEqual([
    true,
    false,
    false,
    'undecided',
  ])
})

test('characters are judged one by one, and "é" is a letter only for some', () => {
  const asked =
    (which: 'only' | 'has' | 'never', more = {}) =>
    (entry: string) =>
      ask({ kind: 'characters', subject: 'x', which, sets: ['letters'], ...more }, { x: text(entry) })
  expect(['Ab', 'A1', 'Aé', 'é1'].map(asked('only'))).toEqual([true, false, 'undecided', false])
  expect(['1a', '12', '1é'].map(asked('has'))).toEqual([true, false, 'undecided'])
  expect(['12', '1a', '1é'].map(asked('never'))).toEqual([true, false, 'undecided'])
  expect(['abc', 'ab', 'abé'].map(asked('has', { count: 3 }))).toEqual([true, false, 'undecided'])
  expect(['A-B', 'A_B'].map(asked('only', { also: '-' }))).toEqual([true, false])
})

test('a pattern is matched as a whole, and one that cannot be read is undecided', () => {
  const asked = (expression: string) =>
    ask({ kind: 'pattern', subject: 'x', expression, said: 'a code' }, { x: text('AB-12') })
  expect(['[A-Z]{2}-\\d{2}', '^[A-Z]{2}-\\d{2}$', '[A-Z]{2}', '('].map(asked)).toEqual([
    true,
    true,
    false,
    'undecided',
  ])
})

test('a length counts characters, and nothing has none', () => {
  const length: Expression = { kind: 'length', of: subject('x') }
  const model = modelOf({ subjects: [{ id: 'x', kind: 'text' }] })
  const lengthOf = (x: Value) => valueOf(length, { values: { x }, lists: {} }, model)
  expect([text('abc'), text('a😀'), number('0.50'), { type: 'empty' } as const].map(lengthOf)).toEqual(
    ['3', '2', '4', '0'].map(number),
  )
})

test('days are counted from a today that nobody knows', () => {
  const before = (a: Value, b: Value) => ask(compare(value(a), '<', value(b)), {})
  expect(before(day(0), day(1))).toBe(true)
  expect(before(day(30), day(0, 1))).toBe('undecided')
  expect(before(day(27), day(0, 1))).toBe(true)
  expect(before(day(1, -216), day(0, -216))).toBe(false)
  expect(before({ type: 'date', value: '2026-12-24' }, day(0))).toBe('undecided')
  expect(before({ type: 'date', value: '2026-12-24' }, { type: 'date', value: '2027-01-01' })).toBe(true)
})

test('a person is eighteen on the day of the eighteenth birthday, and not the day before', () => {
  const grown = (born: Value) => ask(compare({ kind: 'age', of: value(born) }, '>=', amount('18')), {})
  expect([day(1, -216), day(0, -216), day(-1, -216), day(0, -228), day(5)].map(grown)).toEqual([
    false,
    true,
    true,
    true,
    'undecided',
  ])
  expect(grown({ type: 'date', value: '1990-01-01' })).toBe('undecided')
})

test('dates are moved by months before days, to the last day of a short month', () => {
  const moved = (from: Value, by: { days?: number; months?: number; years?: number }) =>
    valueOf({ kind: 'shift', of: value(from), ...by }, { values: {}, lists: {} }, modelOf({}))
  expect(moved({ type: 'date', value: '2027-01-31' }, { months: 1 })).toEqual({
    type: 'date',
    value: '2027-02-28',
  })
  expect(moved({ type: 'date', value: '2028-02-29' }, { years: 1, days: 1 })).toEqual({
    type: 'date',
    value: '2029-03-01',
  })
  expect(moved(day(1), { years: -18, days: -2 })).toEqual(day(-1, -216))
  expect(moved(text('soon'), { days: 1 })).toBe('undecided')
  expect(moved({ type: 'date', value: '9999-12-31' }, { days: 1 })).toBe('undecided')
})

test('sums are exact, and what has no end is undecided until it is rounded', () => {
  const come = (expression: Expression) => valueOf(expression, { values: {}, lists: {} }, modelOf({}))
  const third: Expression = { kind: '/', of: [amount('1'), amount('3')] }
  expect(come({ kind: '+', of: [amount('0.1'), amount('0.2')] })).toEqual(number('0.3'))
  expect(come(third)).toBe('undecided')
  expect(come({ kind: '*', of: [third, amount('3')] })).toEqual(number('1'))
  expect(come({ kind: 'round', of: third, to: '0.01', mode: 'half-up' })).toEqual(number('0.33'))
  expect(come({ kind: 'percent', share: amount('10'), of: amount('52.00') })).toEqual(number('5.2'))
  expect(come({ kind: 'min', of: [amount('5'), amount('3')] })).toEqual(number('3'))
  expect(come({ kind: 'max', of: [amount('5'), amount('3')] })).toEqual(number('5'))
  expect(come({ kind: '+', of: [amount('1', 'kg'), amount('500', 'g')] })).toEqual(number('1.5'))
  expect(come({ kind: '/', of: [amount('1'), amount('0')] })).toBe('undecided')
  expect(come({ kind: '+', of: [] })).toBe('undecided')
})

const notes: SmallSubject[] = [
  { id: 'name', kind: 'text' },
  { id: 'done', kind: 'boolean' },
  { id: 'notes', kind: 'list', fields: ['name', 'done'] },
]
const entry = (name: string, done = off as Value): Record<string, Value> => ({ name: text(name), done })

test('entries of a list are counted and looked for', () => {
  const model = modelOf({
    subjects: notes,
  })
  const world = { values: {}, lists: { notes: [entry('Tea'), entry('Eggs', yes)] } }
  const done = [{ field: 'done', is: value(yes) }]
  expect(valueOf({ kind: 'count', list: 'notes' }, world, model)).toEqual(number('2'))
  expect(valueOf({ kind: 'count', list: 'notes', where: done }, world, model)).toEqual(number('1'))
  expect(
    holds({ kind: 'has-entry', list: 'notes', where: [{ field: 'name', is: word('Tea') }] }, world, model),
  ).toBe(true)
  expect(
    holds(
      { kind: 'has-entry', list: 'notes', where: [{ field: 'name', is: word('Tea') }, ...done] },
      world,
      model,
    ),
  ).toBe(false)
  expect(holds({ kind: 'empty', subject: 'notes' }, world, model)).toBe(false)
  expect(valueOf({ kind: 'count', list: 'notes' }, { values: {}, lists: {} }, model)).toBe('undecided')
})

test('an entry repeats another one, and whether capitals count is not said', () => {
  const model = modelOf({
    subjects: notes,
  })
  const asked = (name: string) =>
    holds(
      { kind: 'repeats', subject: 'name' },
      { values: { name: text(name) }, lists: { notes: [entry('Tea')] } },
      model,
    )
  expect(['Tea', 'Coffee', 'tea'].map(asked)).toEqual([true, false, 'undecided'])
})

test('a world is made in which stated conditions hold', () => {
  const model = modelOf({
    subjects: [{ id: 'tier', kind: 'choice', options: ['Gold'] }, ...notes],
  })
  const given: Condition[] = [
    compare(subject('tier'), '=', word('gold')),
    { kind: 'has-entry', list: 'notes', where: [{ field: 'name', is: word('Tea') }] },
  ]
  expect(worldWhere(model, startOf(model), given)).toMatchObject({
    values: { tier: text('Gold') },
    lists: { notes: [entry('Tea')] },
  })
  expect(worldWhere(model, startOf(model), [compare(subject('tier'), '!=', word('Gold'))])).toBeUndefined()
})

test('what only words say holds where the world says it', () => {
  const member: Condition = { kind: 'said', text: 'the customer has an account' }
  const model = modelOf({})
  const world = worldWhere(model, startOf(model), [member])
  expect(holds(member, startOf(model), model)).toBe('undecided')
  expect(world && holds(member, world, model)).toBe(true)
  expect(world && holds(not(member), world, model)).toBe(false)
  expect(world && holds({ kind: 'said', text: 'it rains' }, world, model)).toBe('undecided')
})
