import { termsOf } from '../../shared/domain/retrieval/terms.ts'
import type { Live } from './live.ts'

type Sql = SqlStorage

// Each costs as much as a question of its own.
const mostPhrases = 20
const mostTerms = 20

/**
 * Whether a chunk says one of the phrases, whose terms have to stand side by side there. Of a phrase of one word the answer is known at once, and `allowed`
 * loses its chunks; a longer one is looked up in the text of those few that hold all its words.
 */
export function excluding(
  sql: Sql,
  live: Live,
  phrases: readonly string[],
  allowed: Uint8Array,
): (place: number) => boolean {
  const longer: { wanted: string; places: Set<number> }[] = []
  for (const phrase of phrases.slice(0, mostPhrases)) {
    const terms = termsOf(phrase).slice(0, mostTerms)
    const places = placesWithAll(live, terms)
    if (terms.length > 1) longer.push({ wanted: joined(terms), places })
    else for (const place of places) allowed[place] = 0
  }
  return (place) => {
    const possible = longer.filter(({ places }) => places.has(place))
    if (possible.length === 0) return false
    const texts = textsOf(sql, live.ids[place] ?? 0).map((text) => joined(termsOf(text)))
    return possible.some(({ wanted }) => texts.some((text) => text.includes(wanted)))
  }
}

const joined = (terms: readonly string[]): string => ` ${terms.join(' ')} `

function placesWithAll(live: Live, terms: readonly string[]): Set<number> {
  let places: Set<number> | undefined
  for (const term of new Set(terms)) {
    const found = new Set(live.postingsOf(term).flatMap((posting) => [...posting.places]))
    places = places ? new Set([...places].filter((place) => found.has(place))) : found
  }
  return places ?? new Set()
}

/** What stands in a chunk and above it. */
function textsOf(sql: Sql, chunk: number): string[] {
  const query = `SELECT t.body, t.headings, r.file_name FROM texts t JOIN chunks c ON c.id = t.chunk JOIN readings r ON r.id = c.reading WHERE t.chunk = ?`
  const [row] = sql.exec<{ body: string; headings: string; file_name: string }>(query, chunk)
  return row ? [row.body, ...(JSON.parse(row.headings) as string[]), row.file_name] : []
}
