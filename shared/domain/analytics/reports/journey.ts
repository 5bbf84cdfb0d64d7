import { eventKinds } from '../event.ts'
import { eachRow } from '../figures/rows.ts'
import type { Column, Segment } from '../segment/segment.ts'
import { Fingerprints, fingerprintOf } from './fingerprints.ts'
import type { ReportAsked, SegmentsInOrder } from './visitors.ts'

export interface JourneyAsked extends ReportAsked {
  /** How many columns, two to seven. */
  steps: number
  /** What journeys begin with, and end with, where that is asked. */
  startStep?: string | undefined
  endStep?: string | undefined
}

export interface Journey {
  items: string[]
  count: number
}

const mostJourneys = 100
/** Different journeys that are counted in one pass over the days, in 16 bytes each. */
const mostAtOnce = 1_500_000

/**
 * The ways through pages and events that most visits took, by their first steps. What follows itself is one. Journeys are told apart by 64 bits of what they are made of; where there are too
 * many to be remembered at once, the days are read again for each part of them.
 */
export function journey(segments: () => SegmentsInOrder, asked: JourneyAsked, most = mostAtOnce): Journey[] {
  for (let parts = 1; ; parts *= 2) {
    const found = countInParts(segments, asked, { parts, most })
    if (found) return found
  }
}

/** A journey by the place of the visit that took it first. */
interface Found {
  count: number
  visit: number
}

/** Null where a part does not fit. */
function countInParts(
  segments: () => SegmentsInOrder,
  asked: JourneyAsked,
  { parts, most }: { parts: number; most: number },
): Journey[] | null {
  let best: Found[] = []
  for (let part = 0; part < parts; part++) {
    const counts = new Fingerprints(most)
    let visits = 0
    for (const segment of segments())
      for (const { low, high } of sequences(segment, asked)) {
        const isMine = high % parts === part
        if (isMine && !counts.add(low, high, visits)) return null
        visits++
      }
    best = [...best, ...counts.most(mostJourneys)]
      .toSorted((a, b) => b.count - a.count || a.visit - b.visit)
      .slice(0, mostJourneys)
  }
  return named(segments, asked, best)
}

/** Reads again what the visits were that stand for the journeys. */
function named(segments: () => SegmentsInOrder, asked: JourneyAsked, found: readonly Found[]): Journey[] {
  const counts = new Map(found.map(({ visit, count }) => [visit, count]))
  const journeys: Journey[] = []
  let visits = 0
  for (const segment of segments()) {
    if (journeys.length === counts.size) break
    for (const { items } of sequences(segment, asked)) {
      const count = counts.get(visits++)
      if (count !== undefined) journeys.push({ items: items(), count })
    }
  }
  const nameOf = ({ items }: Journey) => items.join('\n')
  return journeys.toSorted((a, b) => b.count - a.count || (nameOf(a) < nameOf(b) ? -1 : 1))
}

/** What a visit did first, by its fingerprint. The same object each time; `items` is asked before the next one. */
interface Sequence {
  low: number
  high: number
  items: () => string[]
}

function* sequences(segment: Segment, asked: JourneyAsked): Generator<Sequence> {
  const names = namesOf(segment)
  const { rows, visits } = stepRows(segment, asked)
  const [start, end] = [asked.startStep ?? '', asked.endStep ?? '']
  const columns = new Int32Array(asked.steps)
  for (let from = 0; from < rows.length;) {
    const visit = visits[from]
    let filled = 0
    for (; from < rows.length && visits[from] === visit; from++) {
      const name = names.of(rows[from] ?? 0)
      if (filled < asked.steps && (filled === 0 || columns[filled - 1] !== name)) columns[filled++] = name
    }
    if (start !== '' && names.texts[columns[0] ?? 0] !== start) continue
    if (end !== '' && names.texts[columns[filled - 1] ?? 0] !== end) continue
    let low = filled
    let high = filled
    for (let place = 0; place < filled; place++) {
      const name = columns[place] ?? 0
      low = Math.imul(low ^ (names.low[name] ?? 0), 0x01000193)
      low ^= low >>> 15
      high = Math.imul(high ^ (names.high[name] ?? 0), 0x85ebca6b)
      high ^= high >>> 13
    }
    const items = () => Array.from(columns.subarray(0, filled), (name) => names.texts[name] ?? '')
    yield { low: low >>> 0, high: high >>> 0, items }
  }
}

/** The rows that are steps, and of which visit. */
function stepRows(segment: Segment, asked: JourneyAsked) {
  const [rows, visits] = [new Uint32Array(segment.rows), new Uint32Array(segment.rows)]
  let count = 0
  eachRow(segment, asked, (row, visit) => {
    const kind = segment.kind[row]
    if (visit < 0 || (kind !== eventKinds.pageview && kind !== eventKinds.event)) return
    rows[count] = row
    visits[count] = visit
    count++
  })
  return { rows: rows.subarray(0, count), visits: visits.subarray(0, count) }
}

/** The names of steps on a day, paths first and then events, with what they add to a fingerprint: the same on each day. */
function namesOf({ kind, columns: { path, event } }: Segment) {
  const nothing: Column = { values: [''], codes: new Uint8Array(0) }
  const [paths, events] = [path ?? nothing, event ?? nothing]
  const texts = [...paths.values, ...events.values]
  // An event and a page of one name are the same step, as in Umami.
  const first = new Map<string, number>()
  const same = Int32Array.from(texts, (text, place) => {
    if (!first.has(text)) first.set(text, place)
    return first.get(text) ?? place
  })
  const [low, high] = [new Uint32Array(texts.length), new Uint32Array(texts.length)]
  for (const [place, text] of texts.entries()) [low[place], high[place]] = fingerprintOf(text)
  const of = (row: number) => {
    const isEvent = kind[row] === eventKinds.event
    const place = isEvent ? paths.values.length + (events.codes[row] ?? 0) : (paths.codes[row] ?? 0)
    return same[place] ?? 0
  }
  return { texts, low, high, of }
}
