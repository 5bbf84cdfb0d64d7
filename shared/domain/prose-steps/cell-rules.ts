import { placeOf } from '../english/ordinals.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { Check, Target } from './types.ts'

const verb = '(?:is|equals|shows|displays|reads|contains|has|says)'
const column = '(?:the )?(?:column {column:lit}|{column2:lit} column)'
const row =
  '(?:in |of )?(?:the )?(?:row {row:lit}|{row2:lit} row|row (?<number>\\d{1,3})|(?<ordinal>first|second|third|last) row)'
const inside = '(?: (?:in|inside|within|of) {in:any})?'

/** The cell of a row below a column header: `The cell "Price" of the row "Milk" is "1.20"`. */
export const cellRules: Rule<Check> = keyed(/\b(?:cell|column)\b/i, () => {
  const value = '(?<not>not )?(?:the (?:text|value) )?{value:lit}'
  return [
    rule(`(?:the )?(?:cell {column:lit}|{column2:lit} cell) ${row}${inside} ${verb} ${value}`, cell),
    rule(`(?:the )?(?:cell|value) (?:in|at|of) ${column}(?: and|,)? ${row} ${verb} ${value}`, cell),
    rule(`(?:the )?(?:cell|value) ${row}(?: and|,)? (?:in |of )?${column} ${verb} ${value}`, cell),
    rule(`${column} ${row} ${verb} ${value}`, cell),
    rule(`${row},? (?:the cell )?(?:in )?${column} ${verb} ${value}`, cell),
    rule(
      `(?:the )?(?:cell {column:lit}|{column2:lit} cell) ${row}${inside} (?:is|are) (?<not>not )?(?<empty>empty|blank)`,
      cell,
    ),
  ]
})

function cell(caught: Caught): Check[] | undefined {
  const name = caught.literal('column') ?? caught.literal('column2')
  const within = rowOf(caught)
  const expected = caught.words('empty') === undefined ? caught.literal('value') : ''
  if (!name?.trim() || !within || expected === undefined) return undefined
  const negated = caught.words('not') === undefined ? {} : { negated: true }
  const target: Target = { role: 'cell', name, within }
  return [{ kind: 'assert_cell', target, expected, comparison: 'equals', ...negated }]
}

function rowOf(caught: Caught): Target | undefined {
  const row = namedRow(caught)
  if (caught.words('in') === undefined) return row
  const within = caught.region('in')
  return row && within && { ...row, within }
}

function namedRow(caught: Caught): Target | undefined {
  const name = caught.literal('row') ?? caught.literal('row2')
  if (name !== undefined) return name.trim() === '' ? undefined : { role: 'row', name }
  const number = caught.words('number')
  if (number !== undefined) return { role: 'row', nth: Number(number) }
  return { role: 'row', nth: placeOf((caught.words('ordinal') ?? '').toLowerCase()) ?? -1 }
}
