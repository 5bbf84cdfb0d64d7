import { eventKinds } from '../event.ts'
import type { Column, Segment } from '../segment/segment.ts'

/** A page that is seen or an event that happens. `*` at the beginning or the end of the value stands for anything. */
export interface Step {
  type: 'path' | 'event'
  value: string
}

/** Which of at most eight steps a row of a segment is, one bit for each. */
export function stepsOf(segment: Segment, steps: readonly Step[]): (row: number) => number {
  const { kind, columns } = segment
  const paths = bitsOf(columns.path, steps, 'path')
  const events = bitsOf(columns.event, steps, 'event')
  return (row) => {
    if (kind[row] === eventKinds.pageview) return paths[columns.path?.codes[row] ?? 0] ?? 0
    if (kind[row] === eventKinds.event) return events[columns.event?.codes[row] ?? 0] ?? 0
    return 0
  }
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
