import { expect, test } from 'vitest'
import { PageInventorySchema } from '../../../../shared/domain/page-inventory/schema.ts'
import { expectLinear } from '../../../support/costs.ts'
import { design, field, inventory, numeric, proved, readLines, submit, tickable, told } from './reading.ts'

const many = (count: number, nameOf: (at: number) => string) =>
  Array.from({ length: count }, (_none, at) => field(nameOf(at)))
const lines = [
  '{lim The {F code} has {MAX at most} {N 8} {U characters}}. ## length',
  '{cond If the {F code} {V is} longer}, {eff {M "Too long"} {V is shown}}. ## message',
]

test('2,000 controls of one name cost their number, and none of them is meant', () => {
  expectLinear(2_000, (count) =>
    readLines(
      lines,
      many(count, () => 'Code'),
    ),
  )
  expect(
    readLines(
      lines,
      many(2_000, () => 'Code'),
    ).rules,
  ).toEqual([])
})

test('2,000 controls of names of their own cost their number', () => {
  expectLinear(2_000, (count) =>
    readLines(
      lines,
      many(count, (at) => `Code ${at}`),
    ),
  )
})

test('a group of 2,000 radio buttons costs its number', () => {
  const radios = (count: number) =>
    many(count, (at) => `Pace ${at}`).map((own) => ({ ...own, role: 'radio', group: 'Pace' }))
  expectLinear(2_000, (count) => readLines(lines, radios(count)))
  expect(readLines(lines, radios(2_000)).fields).toHaveLength(1)
})

test.each(['(', '*', ' ', '"', '-- select '])('a long name of %j costs its length', (piece) => {
  expectLinear(20_000, (length) => readLines(lines, [field(piece.repeat(length) + 'x'), submit('Save')]))
})

test('no inventory may have names of 50,000 characters', () => {
  const long = inventory([field('x'.repeat(50_000))])
  expect(PageInventorySchema().safeParse(long).success).toBe(false)
  expect(PageInventorySchema().safeParse(inventory([field('x'.repeat(400))])).success).toBe(true)
})

test('markup in a name stays a name', () => {
  const name = 'Code <b onclick>alert(1)</b>'
  const cases = proved(design(lines, [field(name), submit('Save')])).map(told)
  expect(cases).toHaveLength(2)
  for (const steps of cases) expect(steps).toContain(`in the "${name}" field`)
})

test.each(['__proto__', 'constructor', 'toString'])(
  'a control that is called %s is one like others',
  (name) => {
    const { fields } = readLines(
      [`{lim The {F ${name}} is {MAX at most} {N 3}}.`],
      [numeric(name), tickable('x', { role: name })],
    )
    expect(fields.map((own) => own.name)).toEqual([name])
  },
)

test.each(['clears ', 'empty and ', '"', 'and or ', 'today or ', 'not ', '(', 'un', 'like  ', 'x" '])(
  'a sentence of many %j costs its length',
  (piece) => {
    const line = (length: number) =>
      `{eff {C ${'"Save"'}} ${piece.repeat(length)}{V empties} the {F ${piece.repeat(length)}x} and {M ${piece.repeat(length)}x}}.`
    expectLinear(3_000, (length) => readLines([line(length)], [field('Code'), submit('Save')]))
  },
)
