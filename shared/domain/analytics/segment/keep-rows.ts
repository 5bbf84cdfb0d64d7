import type { TextColumn } from '../event.ts'
import { codesFor } from './build.ts'
import type { Column, Segment } from './segment.ts'

/**
 * The segment of some rows of another one, in their order. Texts and names that only other rows have are in none of its dictionaries: of what was left out nothing
 * is left.
 */
export function keepRows(segment: Segment, kept: Uint32Array): Segment {
  const { visitor, names } = namesOf(segment, kept)
  const columns: Segment['columns'] = {}
  for (const [name, column] of Object.entries(segment.columns) as [TextColumn, Column][]) {
    const some = columnOf(column, kept)
    if (some) columns[name] = some
  }
  return {
    day: segment.day,
    rows: kept.length,
    visitors: BigUint64Array.from(names, (place) => segment.visitors[place] ?? 0n),
    lasting: Uint8Array.from(names, (place) => segment.lasting[place] ?? 0),
    visitor,
    at: kept.map((row) => segment.at[row] ?? 0),
    kind: Uint8Array.from(kept, (row) => segment.kind[row] ?? 0),
    value: Float64Array.from(kept, (row) => segment.value[row] ?? 0),
    columns,
  }
}

/** Numbers what is used from 0, which stays what it was. */
function renumber(kept: Uint32Array, codes: ArrayLike<number>) {
  const places = new Map([[0, 0]])
  const found = kept.map((row) => {
    const code = codes[row] ?? 0
    let place = places.get(code)
    if (place === undefined) places.set(code, (place = places.size))
    return place
  })
  return { found, used: [...places.keys()] }
}

function namesOf({ visitor }: Segment, kept: Uint32Array) {
  const { found, used } = renumber(kept, visitor)
  return { visitor: found, names: used }
}

function columnOf({ values, codes }: Column, kept: Uint32Array): Column | null {
  const { found, used } = renumber(kept, codes)
  if (used.length === 1) return null
  const some = codesFor(used.length, kept.length)
  some.set(found)
  return { values: used.map((code) => values[code] ?? ''), codes: some }
}

/** A visitor as events have them: the name in 16 hexadecimal digits, and who the page said it is. */
export interface WhoIsMeant {
  visitor: string
  distinctId: string | null
}

/** The rows of a visitor, or those of all others. */
export function rowsOf(segment: Segment, { visitor, distinctId }: WhoIsMeant, isOthers = false): Uint32Array {
  // The first name is that of all who cannot be told apart.
  const who = segment.visitors.indexOf(BigInt(`0x${visitor}`), 1)
  const column = segment.columns.distinctId
  const code = distinctId === null || distinctId === '' ? -1 : (column?.values.indexOf(distinctId) ?? -1)
  const all = new Uint32Array(segment.rows).map((_, row) => row)
  if (who < 0 && code < 0) return isOthers ? all : new Uint32Array(0)
  return all.filter((row) => (segment.visitor[row] === who || column?.codes[row] === code) !== isOthers)
}
