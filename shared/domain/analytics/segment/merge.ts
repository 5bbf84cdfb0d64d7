import { type TextColumn, textColumns } from '../event.ts'
import { codesFor } from './build.ts'
import type { Column, Segment } from './segment.ts'

/** Joins two segments of one day: of many rows and of few, as fast as columns are copied. */
export function mergeSegments(a: Segment, b: Segment): Segment {
  const { visitors, lasting, placeInAll } = joinVisitors(a, b)
  const rows = a.rows + b.rows
  const visitor = new Uint32Array(rows)
  visitor.set(a.visitor)
  for (let row = 0; row < b.rows; row++) visitor[a.rows + row] = placeInAll[b.visitor[row] ?? 0] ?? 0
  const at = joined(Uint32Array, a.at, b.at)
  const order = runsOf(orderOf(visitor, at, visitors.length))
  const columns: Segment['columns'] = {}
  for (const name of textColumns) {
    const column = joinColumn(name, a, b)
    if (column) columns[name] = { values: column.values, codes: ordered(column.codes, order) }
  }
  return {
    day: a.day,
    rows,
    visitors,
    lasting,
    visitor: ordered(visitor, order),
    at: ordered(at, order),
    kind: ordered(joined(Uint8Array, a.kind, b.kind), order),
    value: ordered(joined(Float64Array, a.value, b.value), order),
    columns,
  }
}

function joinVisitors(a: Segment, b: Segment) {
  const places = new Map<bigint, number>()
  for (const [place, visitor] of a.visitors.entries()) if (place > 0) places.set(visitor, place)
  const added: number[] = []
  let next = a.visitors.length
  const placeInAll = Uint32Array.from(b.visitors, (visitor, place) => {
    if (place === 0) return 0
    const known = places.get(visitor)
    if (known !== undefined) return known
    added.push(place)
    return next++
  })
  const visitors = new BigUint64Array(next)
  visitors.set(a.visitors)
  const lasting = new Uint8Array(next)
  lasting.set(a.lasting)
  for (const [index, place] of added.entries()) {
    visitors[a.visitors.length + index] = b.visitors[place] ?? 0n
    lasting[a.visitors.length + index] = b.lasting[place] ?? 0
  }
  return { visitors, lasting, placeInAll }
}

/** Rows by visitor and then by time: counted into place, and put in order of time where a visitor has rows of both. */
function orderOf(visitor: Uint32Array, at: Uint32Array, visitors: number): Uint32Array {
  const ends = new Uint32Array(visitors)
  for (const who of visitor) ends[who] = (ends[who] ?? 0) + 1
  for (let who = 1; who < visitors; who++) ends[who] = (ends[who] ?? 0) + (ends[who - 1] ?? 0)
  const order = new Uint32Array(visitor.length)
  const left = ends.slice()
  for (let row = visitor.length - 1; row >= 0; row--) {
    const place = (left[visitor[row] ?? 0] = (left[visitor[row] ?? 0] ?? 0) - 1)
    order[place] = row
  }
  for (let who = 0, begin = 0; who < visitors; who++) {
    const end = ends[who] ?? 0
    if (!isInOrder(order, at, begin, end))
      order.subarray(begin, end).sort((one, other) => (at[one] ?? 0) - (at[other] ?? 0) || one - other)
    begin = end
  }
  return order
}

function isInOrder(order: Uint32Array, at: Uint32Array, begin: number, end: number): boolean {
  for (let place = begin + 1; place < end; place++)
    if ((at[order[place] ?? 0] ?? 0) < (at[order[place - 1] ?? 0] ?? 0)) return false
  return true
}

function joinColumn(name: TextColumn, a: Segment, b: Segment): Column | null {
  const [mine, other] = [a.columns[name], b.columns[name]]
  if (!mine && !other) return null
  const values = [...(mine?.values ?? [''])]
  const places = new Map(values.map((text, place) => [text, place]))
  const placeInAll = (other?.values ?? ['']).map((text) => {
    const known = places.get(text)
    if (known !== undefined) return known
    places.set(text, values.length)
    return values.push(text) - 1
  })
  const codes = codesFor(values.length, a.rows + b.rows)
  if (mine) codes.set(mine.codes)
  if (other)
    for (let row = 0; row < b.rows; row++) codes[a.rows + row] = placeInAll[other.codes[row] ?? 0] ?? 0
  return { values, codes }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

function joined<T extends Numbers>(kind: new (length: number) => T, a: T, b: T): T {
  const all = new kind(a.length + b.length)
  all.set(a)
  all.set(b, a.length)
  return all
}

/** Rows that stand together in `order`, as pairs of the first and how many: what is new of a day lies between long stretches of what was there. */
function runsOf(order: Uint32Array): Uint32Array {
  const runs = new Uint32Array(2 * order.length)
  let end = 0
  for (let place = 0; place < order.length;) {
    const first = order[place] ?? 0
    const begin = place++
    while (place < order.length && order[place] === first + place - begin) place++
    runs[end++] = first
    runs[end++] = place - begin
  }
  return runs.slice(0, end)
}

/** A shorter run is copied sooner by hand. */
const leastCopied = 32

function ordered<T extends Numbers>(numbers: T, runs: Uint32Array): T {
  const all = new (numbers.constructor as new (length: number) => T)(numbers.length)
  for (let run = 0, place = 0; run < runs.length; run += 2) {
    const [first, count] = [runs[run] ?? 0, runs[run + 1] ?? 0]
    if (count >= leastCopied) all.set(numbers.subarray(first, first + count), place)
    else for (let row = 0; row < count; row++) all[place + row] = numbers[first + row] ?? 0
    place += count
  }
  return all
}
