import { type EventKind, eventKinds } from '../event.ts'
import type { Column, Segment } from '../segment/segment.ts'

/** A page that is seen or an event that happens. `*` at the beginning or the end of the value stands for anything. */
export interface Step {
  type: 'path' | 'event'
  value: string
}

/** Of each row of a segment which of at most eight steps it is, one bit for each. */
export function stepsOf({ kind, rows, columns }: Segment, steps: readonly Step[]): Uint8Array {
  const paths = bitsOf(columns.path, steps, 'path')
  const events = bitsOf(columns.event, steps, 'event')
  const bits = new Uint8Array(rows)
  addBits(bits, { kind, which: eventKinds.pageview, codes: columns.path?.codes, bitsOfCode: paths })
  addBits(bits, { kind, which: eventKinds.event, codes: columns.event?.codes, bitsOfCode: events })
  return bits
}

interface Coded {
  kind: Uint8Array
  which: EventKind
  codes: Column['codes'] | undefined
  bitsOfCode: Uint8Array
}

/** A text that is not there is no step. */
function addBits(bits: Uint8Array, { kind, which, codes, bitsOfCode }: Coded): void {
  if (!codes || !bitsOfCode.some((each) => each !== 0)) return
  for (let row = 0; row < bits.length; row++)
    if (kind[row] === which) bits[row] = bitsOfCode[codes[row] ?? 0] ?? 0
}

const bitsOf = (column: Column | undefined, steps: readonly Step[], type: Step['type']) =>
  Uint8Array.from(column?.values ?? [''], (text) =>
    steps.reduce((bits, step, place) => bits | (Number(step.type === type && is(text, step)) << place), 0),
  )

function is(text: string, { value }: Step): boolean {
  if (text === '') return false
  const [from, until] = [Number(value.startsWith('*')), value.endsWith('*') ? -1 : undefined]
  const part = value.slice(from, until)
  if (from && until) return text.includes(part)
  if (from) return text.endsWith(part)
  return until ? text.startsWith(part) : text === value
}
