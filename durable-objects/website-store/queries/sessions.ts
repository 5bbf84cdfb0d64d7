import type { TextColumn } from '../../../shared/domain/analytics/event.ts'
import { type Filter, matcherOf } from '../../../shared/domain/analytics/figures/filters.ts'
import { type Range, eachRow } from '../../../shared/domain/analytics/figures/rows.ts'
import { sessionIdOf } from '../../../shared/domain/analytics/names/session-id.ts'
import { NameIndex } from '../../../shared/domain/analytics/names/name-index.ts'
import { isAct } from '../../../shared/domain/analytics/reports/visitors.ts'
import type { Segment } from '../../../shared/domain/analytics/segment/segment.ts'
import { type ListAsked, searchFilter } from './events.ts'
import { type PageOf, newest } from './newest.ts'
import { payersOf } from './payers.ts'
import { type Days, shardsWithin } from './reports.ts'
import { nameOf } from './told-row.ts'
import { type Session, Told, joined } from './told-session.ts'

const searched: TextColumn[] = ['distinctId', 'city', 'browser', 'os', 'device', 'country']

interface Chosen {
  range: Range
  filter: Filter
  search: string
}

/** Rows of visitors who could be told apart, that pass the filter and are found by the search. */
function eachFound(segment: Segment, { search, ...of }: Chosen, take: (row: number, visit: number) => void) {
  const matches = matcherOf(segment, searchFilter(searched, search))
  eachRow(segment, of, (row, visit) => {
    if (visit >= 0 && matches(row)) take(row, visit)
  })
}

/** The sessions of some visitors of a day, by their places. */
function sessionsAt(segment: Segment, places: ReadonlySet<number>, chosen: Chosen): Map<number, Session> {
  const told = new Map<number, Told>()
  eachFound(segment, chosen, (row, visit) => {
    const who = segment.visitor[row] ?? 0
    if (!places.has(who)) return
    let one = told.get(who)
    if (!one) told.set(who, (one = new Told(segment)))
    one.add(row, visit)
  })
  const idAt = (place: number) => sessionIdOf(nameOf(segment.visitors[place] ?? 0n))
  return new Map([...told].map(([place, one]) => [place, one.session(idAt(place))]))
}

/** When each visitor of a day was heard of last, by their places; -1 for those who were not found, or did nothing but be named: they came to no page, and no figure counts them. */
function lastHeard(segment: Segment, chosen: Chosen): Float64Array {
  const last = new Float64Array(segment.visitors.length).fill(-1)
  const acted = new Uint8Array(last.length)
  eachFound(segment, chosen, (row) => {
    const who = segment.visitor[row] ?? 0
    last[who] = segment.at[row] ?? 0
    if (isAct(segment.kind[row])) acted[who] = 1
  })
  return last.map((at, who) => (acted[who] === 1 ? at : -1))
}

interface SessionsAsked extends ListAsked {
  /** Only those who earned something in this currency. */
  paidIn?: string | undefined
}

/** Visitors, those who were heard of last first: those of one page, and how many there are. Earlier days add to those on the page whose name lasts. */
export function sessions(days: Days, { limit, offset, paidIn, ...chosen }: SessionsAsked): PageOf<Session> {
  const payers = paidIn === undefined ? null : payersOf(days, chosen.range, paidIn)
  const known = new NameIndex()
  const shown = new Map<string, Session>()
  const lasting = new Set<bigint>()
  const { data, count } = newest(
    days,
    { range: chosen.range, limit, offset },
    {
      find: (segment) => {
        addLasting(shown, { segment, lasting, chosen })
        const last = lastHeard(segment, chosen)
        const hasPaid = payers?.(segment)
        const isNew = (place: number) => {
          if ((last[place] ?? -1) < 0 || hasPaid?.(place) === false) return false
          return segment.lasting[place] !== 1 || known.add(segment, place)
        }
        return { places: Uint32Array.from(last.keys()).filter(isNew), moments: last }
      },
      tell: (segment, places) => {
        const told = sessionsAt(segment, new Set(places), chosen)
        for (const [place, one] of told) {
          shown.set(one.id, one)
          if (segment.lasting[place] === 1) lasting.add(segment.visitors[place] ?? 0n)
        }
        return new Map(Array.from(told, ([place, { id }]) => [place, id]))
      },
    },
  )
  return { data: data.flatMap((id) => shown.get(id) ?? []), count }
}

/** Adds what an earlier day says of those on the page whose name lasts. */
function addLasting(
  data: Map<string, Session>,
  { segment, lasting, chosen }: { segment: Segment; lasting: ReadonlySet<bigint>; chosen: Chosen },
): void {
  if (lasting.size === 0) return
  const places = new Set<number>()
  for (const [place, name] of segment.visitors.entries()) if (lasting.has(name)) places.add(place)
  for (const [, earlier] of sessionsAt(segment, places, chosen)) {
    const later = data.get(earlier.id)
    if (later) data.set(earlier.id, joined(later, earlier))
  }
}

/** Days on which a visitor was heard of, the newest first; of a name that does not last there is one. */
export function* daysOf(days: Days, visitor: string, { from, until }: Range) {
  const name = BigInt(`0x${visitor}`)
  for (const shard of shardsWithin(days, { from, until }).toReversed()) {
    const segment = days.shard(shard)
    const place = segment.visitors.indexOf(name)
    if (place <= 0) continue
    yield { segment, place }
    if (segment.lasting[place] !== 1) return
  }
}

const always: Range = { from: 0, until: 8_640_000_000_000_000 }

/** All that a visitor did; null where nobody has this name. */
export function session(days: Days, { visitor }: { visitor: string }): Session | null {
  let told: Session | null = null
  for (const { segment, place } of daysOf(days, visitor, always)) {
    const chosen: Chosen = { range: always, filter: { conditions: [], any: false }, search: '' }
    const found = sessionsAt(segment, new Set([place]), chosen).get(place)
    if (found) told = told ? joined(told, found) : found
  }
  return told
}
