import type { Atom, RuleFact } from '../facts/types.ts'
import { readCellRange } from './cell-range.ts'
import { isBlank } from './cells.ts'
import { conjunctions, readCondition } from './conditions.ts'
import { columnName } from './headers.ts'
import { outcomeOf } from './outcome-cells.ts'
import { isOutcome } from './rule-rows.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'
import { titleOf, topicOf } from './titles.ts'

/** What the columns of a lookup table are values of, where only the inputs of the form can tell. */
export const unnamedColumn = 'column'

/**
 * Reads a lookup table of two conditions: a range or value in each row, a value in each column, the amount in the cell
 * ("Weight | Domestic | EU"). "Weight / Destination" in the corner names what the columns are values of.
 */
export function readLookupMatrix(table: Table): RowReading[] | undefined {
  const { header, body } = table
  const [corner = '', ...values] = header
  if (values.length < 2 || corner === '' || values.some((value) => value === '' || isOutcome(value)))
    return undefined
  const cells = body.flatMap((row) => row.cells.slice(1)).filter((cell) => !isBlank(cell))
  const units = new Set(cells.map(amountUnit))
  if (cells.length < 4 || units.size !== 1 || units.has(undefined)) return undefined
  const [down = '', across = unnamedColumn] = corner.split(/\s*[\\/×|]\s*/)
  const read = readCondition(
    down,
    columnName(down),
    body.map((row) => row.cells[0] ?? ''),
  )
  const thing = topicOf(table).replace(/(?<=[^s])s$/, '')
  return body.map(({ cells: row, found }, index) => {
    if (found) return unread(found)
    const wrong = read.unreadable.get(index)
    if (wrong) return unread(wrong)
    const rules = values.flatMap((value, at): RuleFact[] => {
      const outcome = outcomeOf({ subject: thing || 'amount' }, row[at + 1] ?? '')
      const anyOf = conjunctions([read.atoms[index] ?? [[]], [[isValue(across, value)]]])
      const name = `${row[0] ?? ''}, ${value}`
      const place = { id: table.id, title: titleOf(table), name }
      return outcome && anyOf ? [{ kind: 'rule', anyOf, outcome, otherwise: false, table: place }] : []
    })
    return rules.length === 0 ? unread('the row states no amount') : requirement(rules)
  })
}

/** The unit of a cell that is one amount; undefined for anything else. */
function amountUnit(cell: string): string | undefined {
  const range = readCellRange(cell)
  const single = range?.min !== undefined && range.min.value === range.max?.value
  return single ? (range.unit ?? '').toLowerCase() : undefined
}

function isValue(subject: string, value: string): Atom {
  const name = columnName(subject).subject
  return { subject: name, text: `the ${name} is "${value}"`, negated: false, equals: value }
}
