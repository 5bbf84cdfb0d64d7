import type { TextColumn } from '../event.ts'
import type { Column, Segment } from './segment.ts'

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, u64: BigUint64Array, f64: Float64Array }
type Kind = keyof typeof kinds
type Numbers = Uint8Array | Uint16Array | Uint32Array | BigUint64Array | Float64Array

const kindOf = (numbers: Numbers): Kind =>
  (Object.keys(kinds) as Kind[]).find((kind) => numbers instanceof kinds[kind]) ?? 'u8'

/** What stands before the numbers: their kinds and lengths in order, and all texts. */
interface Head {
  version: 1
  day: number
  rows: number
  arrays: [Kind, number][]
  columns: [TextColumn, string[]][]
  isMeasured: boolean
}

/** Arrays begin where the processor can read them as they are. */
const aligned = (at: number) => Math.ceil(at / 8) * 8

/**
 * A segment as bytes: the length of its head (4 bytes, little endian), the head as JSON in UTF-8, then each array at the next multiple of 8 bytes. Numbers are in the order of bytes
 * of the machine, which is little endian wherever this runs. Values are left out where nothing was measured.
 */
export function encodeSegment(segment: Segment): Uint8Array<ArrayBuffer> {
  const { day, rows, visitors, lasting, visitor, at, kind, value } = segment
  const columns = Object.entries(segment.columns) as [TextColumn, Column][]
  const isMeasured = value.some((each) => each !== 0)
  const arrays: Numbers[] = [visitors, lasting, visitor, at, kind, ...(isMeasured ? [value] : [])]
  arrays.push(...columns.map(([, { codes }]) => codes))
  const head: Head = {
    version: 1,
    day,
    rows,
    arrays: arrays.map((numbers) => [kindOf(numbers), numbers.length]),
    columns: columns.map(([name, { values }]) => [name, values]),
    isMeasured,
  }
  const json = new TextEncoder().encode(JSON.stringify(head))
  const length = arrays.reduce((end, numbers) => aligned(end) + numbers.byteLength, 4 + json.length)
  const bytes = new Uint8Array(length)
  new DataView(bytes.buffer).setUint32(0, json.length, true)
  bytes.set(json, 4)
  let end = 4 + json.length
  for (const numbers of arrays) {
    const begin = aligned(end)
    bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), begin)
    end = begin + numbers.byteLength
  }
  return bytes
}

/** Texts stand between these: a quotation mark within a text follows a backslash, and the one that ends it is followed by a comma or a bracket, never by the letter of a name. */
const columnsBegin = ',"columns":[["'
const columnsPart = /\]\],\["(?=[a-z])/i
const columnsEnd = ']]],"isMeasured":'

/** Texts of a column, which are read when they are asked for first: a question asks for a few columns, and texts are long. */
type ReadTexts = [name: TextColumn, texts: () => string[]]

/** Reads a head as it was written above, columns one by one. */
function readHead(json: string): Omit<Head, 'columns'> & { columns: ReadTexts[] } {
  const [begin, end] = [json.indexOf(columnsBegin), json.lastIndexOf(columnsEnd)]
  const isFull = begin >= 0 && end > begin
  const outside = isFull ? json.slice(0, begin) + json.slice(end + ']]]'.length) : json
  const head = JSON.parse(outside) as Omit<Head, 'columns'>
  if (head.version !== 1) throw new Error(`A segment of version ${String(head.version)} cannot be read`)
  const parts = isFull ? json.slice(begin + columnsBegin.length, end).split(columnsPart) : []
  const columns = parts.map((part): ReadTexts => {
    const nameEnd = part.indexOf('"')
    const texts = () => JSON.parse(`${part.slice(nameEnd + 2)}]`) as string[]
    return [part.slice(0, nameEnd) as TextColumn, texts]
  })
  return { ...head, columns }
}

function columnOf(texts: () => string[], codes: Column['codes']): Column {
  let read: string[] | undefined
  return {
    codes,
    get values() {
      return (read ??= texts())
    },
  }
}

/** Reads what `encodeSegment` wrote. The arrays look into `bytes`, which nobody may change. Throws on another version. */
export function decodeSegment(bytes: ArrayBuffer): Segment {
  const length = new DataView(bytes).getUint32(0, true)
  const head = readHead(new TextDecoder().decode(new Uint8Array(bytes, 4, length)))
  let end = 4 + length
  const arrays = head.arrays.map(([kind, count]) => {
    const numbers = new kinds[kind](bytes, aligned(end), count)
    end = numbers.byteOffset + numbers.byteLength
    return numbers
  })
  const next = <T extends Numbers>() => arrays.shift() as T
  const [visitors, lasting, visitor] = [next<BigUint64Array>(), next<Uint8Array>(), next<Uint32Array>()]
  const [at, kind] = [next<Uint32Array>(), next<Uint8Array>()]
  let measured = head.isMeasured ? next<Float64Array>() : undefined
  const columns: Segment['columns'] = {}
  for (const [name, texts] of head.columns) columns[name] = columnOf(texts, next<Column['codes']>())
  return {
    day: head.day,
    rows: head.rows,
    visitors,
    lasting,
    visitor,
    at,
    kind,
    // Few questions ask for it, and zeros take eight bytes of each row.
    get value() {
      return (measured ??= new Float64Array(head.rows))
    },
    columns,
  }
}
