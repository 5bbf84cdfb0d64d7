import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { detailsOf, inWords } from '../../../shared/kernel/faults.ts'
import { table } from '../../../workers/api/table.ts'

const faults = (schema: z.ZodType, given: unknown) => {
  const { error } = schema.safeParse(given, inWords)
  return error ? detailsOf(error).map(({ path, message }) => `${path}: ${message}`) : []
}

const Thing = z.strictObject({
  name: z.string().min(2).max(4),
  size: z.coerce.number().int().min(1).max(2000).optional(),
  kind: z.enum(['big', 'small']).optional(),
  email: z.email().optional(),
  parts: z
    .array(z.strictObject({ id: z.uuid() }))
    .max(1)
    .optional(),
  note: z.union([z.string(), z.array(z.string())]).optional(),
  config: z
    .union([z.strictObject({ url: z.string(), most: z.number() }), z.record(z.string(), z.number())])
    .optional(),
})

test.each([
  [{}, 'name: Required'],
  [{ name: 7 }, 'name: Must be text'],
  [{ name: 'a' }, 'name: Must have at least 2 characters'],
  [{ name: 'abcde' }, 'name: Must have at most 4 characters'],
  [{ name: 'ab', size: 'many' }, 'size: Must be a number'],
  [{ name: 'ab', size: '1.5' }, 'size: Must be a whole number'],
  [{ name: 'ab', size: 0 }, 'size: Must be at least 1'],
  [{ name: 'ab', size: 3000 }, 'size: Must be at most 2,000'],
  [{ name: 'ab', kind: 'huge' }, 'kind: Must be one of big, small'],
  [{ name: 'ab', email: 'ada' }, 'email: Must be an e-mail address'],
  [{ name: 'ab', parts: {} }, 'parts: Must be a list'],
  [{ name: 'ab', parts: [{ id: 'x' }] }, 'parts.0.id: Must be a UUID'],
  [{ name: 'ab', note: 7 }, 'note: Must be text or a list'],
  [{ name: 'ab', config: 7 }, 'config: Must be an object'],
  [{ name: 'ab', colour: 'red' }, 'colour: This field is not known here'],
  [7, ': Must be an object'],
])('%j is told as "%s"', (given, told) => {
  expect(faults(Thing, given)).toEqual([told])
})

test('of two forms that a field takes, the faults of the one that was meant are told', () => {
  const Either = z.object({ from: z.union([z.object({ id: z.uuid() }), z.string().max(3)]) })
  expect(faults(Either, { from: { id: 'x' } })).toEqual(['from.id: Must be a UUID'])
})

const long = 'x'.repeat(3_000_000)
const wrongs = [undefined, null, 7, -1, Number.NaN, 'x', '', true, [], [null], {}, { x: 1 }, long]

describe('what an operation says of fields that are wrong', () => {
  test.each(table.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    const schema = operation.input()
    const said = wrongs.flatMap((wrong) => [
      ...faults(schema, wrong),
      ...Object.keys(schema.shape).flatMap((name) => faults(schema, { [name]: wrong })),
    ])
    // What a field is called is no word of a fault.
    const words = said.map((fault) => fault.replace(/^[^:]*: /, ''))
    const machine = /expected|received|invalid input|NaN|undefined|too (?:big|small)/i
    expect(words.filter((fault) => machine.test(fault))).toEqual([])
    expect(said.filter((fault) => /Is not valid|wrong kind|form that is asked/.test(fault))).toEqual([])
  })
})
