import { expect, test } from 'vitest'
import { PageInventorySchema } from '../../../../shared/domain/page-inventory/schema.ts'
import { expectLinear } from '../../../support/costs.ts'
import { design, field, inventory, modelFor, numeric, proved, submit, tickable, told } from './reading.ts'

const many = (count: number, nameOf: (at: number) => string) =>
  Array.from({ length: count }, (_none, at) => field(nameOf(at)))
const lines = ['The code has at most 8 characters.', 'If the code is longer, "Too long" is shown.']

test('2,000 controls of one name cost their number, and none of them is meant', () => {
  expectLinear(2_000, (count) =>
    modelFor(
      lines,
      many(count, () => 'Code'),
    ),
  )
  expect(
    modelFor(
      lines,
      many(2_000, () => 'Code'),
    ).rules,
  ).toEqual([])
})

test('2,000 controls of names of their own cost their number', () => {
  expectLinear(2_000, (count) =>
    modelFor(
      lines,
      many(count, (at) => `Code ${at}`),
    ),
  )
})

test('a group of 2,000 radio buttons costs its number', () => {
  const radios = (count: number) =>
    many(count, (at) => `Pace ${at}`).map((own) => ({ ...own, role: 'radio', group: 'Pace' }))
  expectLinear(2_000, (count) => modelFor(lines, radios(count)))
  expect(modelFor(lines, radios(2_000)).subjects.filter(({ name }) => name === 'Pace')).toHaveLength(1)
})

test.each(['(', '*', ' ', '"', '-- select '])('a long name of %j costs its length', (piece) => {
  expectLinear(20_000, (length) => modelFor(lines, [field(piece.repeat(length) + 'x'), submit('Save')]))
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
    const { subjects } = modelFor(
      [`The ${name} is at most 3.`],
      [numeric(name), tickable('x', { role: name })],
    )
    expect(subjects.map((own) => own.name)).toEqual([name])
  },
)
