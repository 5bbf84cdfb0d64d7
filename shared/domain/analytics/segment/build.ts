import { type AnalyticsEvent, type TextColumn, textColumns } from '../event.ts'
import { type Column, type Segment, dayMs } from './segment.ts'

/** The narrowest array that holds so many different codes. */
export const codesFor = (values: number, rows: number) =>
  values <= 256 ? new Uint8Array(rows) : values <= 65_536 ? new Uint16Array(rows) : new Uint32Array(rows)

/** Puts the events of one UTC day into columns. A column of which no event has a text is left out. */
export function buildSegment(day: number, events: readonly AnalyticsEvent[]): Segment {
  const names = new Map<string, number>([['', 0]])
  const lasting = [0]
  for (const { visitor, isLasting } of events) {
    if (names.has(visitor)) continue
    names.set(visitor, names.size)
    lasting.push(Number(isLasting))
  }
  const placeOf = ({ visitor }: AnalyticsEvent) => names.get(visitor) ?? 0
  const sorted = events.toSorted((a, b) => placeOf(a) - placeOf(b) || a.at - b.at)
  const rows = sorted.length
  const columns: Partial<Record<TextColumn, Column>> = {}
  for (const name of textColumns) {
    const column = columnOf(sorted, name)
    if (column) columns[name] = column
  }
  return {
    day,
    rows,
    visitors: BigUint64Array.from([...names.keys()], (visitor) => BigInt(`0x${visitor || '0'}`)),
    lasting: Uint8Array.from(lasting),
    visitor: Uint32Array.from(sorted, placeOf),
    at: Uint32Array.from(sorted, ({ at }) => at - day * dayMs),
    kind: Uint8Array.from(sorted, ({ kind }) => kind),
    value: Float64Array.from(sorted, ({ value }) => value),
    columns,
  }
}

function columnOf(events: readonly AnalyticsEvent[], name: TextColumn): Column | null {
  const places = new Map<string, number>([['', 0]])
  const found = new Uint32Array(events.length)
  for (const [row, { texts }] of events.entries()) {
    const text = texts[name] ?? ''
    let place = places.get(text)
    if (place === undefined) places.set(text, (place = places.size))
    found[row] = place
  }
  if (places.size === 1) return null
  const codes = codesFor(places.size, events.length)
  codes.set(found)
  return { values: [...places.keys()], codes }
}

/** The visitors of a segment as events name them, by their places. */
export const visitorNames = ({ visitors }: Pick<Segment, 'visitors'>): string[] =>
  Array.from(visitors, (name, place) => (place === 0 ? '' : name.toString(16).padStart(16, '0')))

/** The events that a segment was built of, in its order. */
export const eventsOf = (segment: Segment): AnalyticsEvent[] => [...eachEvent(segment)]

/** The same, one after the other: of a full day there are more than should be in memory at once. */
export function* eachEvent(segment: Segment): Generator<AnalyticsEvent> {
  const columns = Object.entries(segment.columns) as [TextColumn, Column][]
  const names = visitorNames(segment)
  for (let row = 0; row < segment.rows; row++) {
    const texts: AnalyticsEvent['texts'] = {}
    for (const [name, { values, codes }] of columns) {
      const text = values[codes[row] ?? 0] ?? ''
      if (text !== '') texts[name] = text
    }
    const place = segment.visitor[row] ?? 0
    yield {
      at: segment.day * dayMs + (segment.at[row] ?? 0),
      kind: segment.kind[row] as AnalyticsEvent['kind'],
      visitor: names[place] ?? '',
      isLasting: segment.lasting[place] === 1,
      texts,
      value: segment.value[row] ?? 0,
    }
  }
}
