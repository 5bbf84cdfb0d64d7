import { countOf, postingsOf } from '../../shared/domain/retrieval/terms.ts'

type Sql = SqlStorage

/** Chunks in which a term stands equally often, by their places among the live ones. */
export interface Posting {
  times: number
  places: Uint16Array | Uint32Array
}

// A value of SQLite holds at most 2 MB: as many ids as surely fit are read at once.
const idsAtOnce = 200_000

/** Where a term stands, by how often. `ids` are all searchable chunks, ascending. */
function readPostings(sql: Sql, term: string, ids: Int32Array): Posting[] {
  const { from, to } = postingsOf(term)
  const query = `SELECT term, (SELECT group_concat(rowid) FROM postings WHERE postings MATCH '"' || entries.term || '"' AND rowid >= ? AND rowid < ?)
    FROM entries WHERE term >= ? AND term < ?`
  const postings: Posting[] = []
  for (let first = 0; first <= (ids.at(-1) ?? 0); first += idsAtOnce) {
    const rows = sql.exec(query, first, first + idsAtOnce, from, to).raw<[string, string | null]>()
    for (const [word, list] of rows)
      if (list) postings.push({ times: countOf(word), places: placesOf(list, ids) })
  }
  return postings
}

// Questions about one subject share most of their words.
const rememberedBytes = 4_000_000
// A term of no chunk takes its place in memory, too.
const ofTerm = 200

/** Reads postings, and keeps those that were asked for last, as far as they fit. */
export function rememberingPostings(sql: Sql, ids: Int32Array): (term: string) => Posting[] {
  const known = new Map<string, Posting[]>()
  let room = rememberedBytes
  return (term) => {
    const remembered = known.get(term)
    const postings = remembered ?? readPostings(sql, term, ids)
    known.delete(term)
    known.set(term, postings)
    if (!remembered) room -= ofTerm + bytesOf(postings)
    for (const [oldest, old] of known) {
      if (room >= 0) break
      known.delete(oldest)
      room += ofTerm + bytesOf(old)
    }
    return postings
  }
}

/** In how many chunks a term stands. */
export const sizeOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { places }) => sum + places.length, 0)

const bytesOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { places }) => sum + places.byteLength, 0)

/** Reads `3,7,12`, ascending, and finds each among the ids. */
function placesOf(list: string, ids: Int32Array): Posting['places'] {
  const places = new (ids.length <= 0x10000 ? Uint16Array : Uint32Array)(list.length / 2 + 1)
  let [count, at, id] = [0, 0, 0]
  for (let index = 0; index <= list.length; index++) {
    const code = index < list.length ? list.charCodeAt(index) : comma
    if (code !== comma) {
      id = id * 10 + code - 48
      continue
    }
    at = placeFrom(ids, at, id)
    if (ids[at] === id) places[count++] = at
    id = 0
  }
  return places.slice(0, count)
}

const comma = 44

/** The first place from `at` on whose id is not below `id`: in steps that double, then by halves. */
function placeFrom(ids: Int32Array, at: number, id: number): number {
  let step = 1
  let low = at
  while (low + step < ids.length && (ids[low + step] ?? 0) < id) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, ids.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[middle] ?? 0) < id) low = middle + 1
    else high = middle
  }
  return low
}

/** In how many chunks each term stands. */
export function readFrequencies(sql: Sql, terms: Iterable<string>): Record<string, number> {
  // A term may be named as a property of every object is.
  const frequencies: [string, number][] = []
  for (const term of terms) {
    const { from, to } = postingsOf(term)
    const query = 'SELECT coalesce(sum(doc), 0) AS chunks FROM entries WHERE term >= ? AND term < ?'
    frequencies.push([term, sql.exec<{ chunks: number }>(query, from, to).one().chunks])
  }
  return Object.fromEntries(frequencies)
}
