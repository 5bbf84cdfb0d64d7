import { isUnknownPattern } from '../facts/fields/cell-words.ts'
import { isReversed, readQuantities } from '../facts/quantities/quantities.ts'
import { isFieldHeader, patternsOf, readBounds, readRow } from '../facts/fields/table-row.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'

/**
 * Reads a table of inputs, one in each row. A row that lacks a cell or has one too many declares nothing, since nobody knows which
 * cell is missing, and neither does one whose minimum is above its maximum: both are named, and so is a pattern that cannot be read.
 */
export function readFieldRows({ header, body }: Table): RowReading[] | undefined {
  if (!isFieldHeader(header)) return undefined
  return body.map(({ cells, found }) => {
    const facts = readRow(header, cells)
    if (facts.length === 0) return { kind: 'context', facts }
    if (found) return unread(found)
    if (isFalling(header, cells)) return unread('the minimum of its range is above the maximum')
    const unknown = patternsOf(header, cells).find(isUnknownPattern)
    return requirement(
      facts,
      unknown === undefined ? undefined : `the pattern “${unknown}” is not understood`,
    )
  })
}

function isFalling(header: string[], cells: string[]): boolean {
  return [...cells, readBounds(header, cells)].some((text) => readQuantities(text).some(isReversed))
}
