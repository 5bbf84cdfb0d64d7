import type { Factor } from '../model.ts'
import type { Assigned } from '../techniques/pairwise-input.ts'
import { escaped } from '../../escaped.ts'

const excludes =
  /\b(?:cannot|can not|can't|must not|may not|shall not|never|not)\s+(?:be\s+)?(?:combined|used|selected|chosen|available|supported|possible|allowed|offered|valid|together|work)\b|\b(?:excludes?|is incompatible with|are incompatible with|is not available|are not available)\b|\bif\b.{3,120}\b(?:cannot|must not|may not|is not|shall not)\b/i

/** "Ultra cannot be combined with Automatic" and "IF A is x THEN B must not be y": the pairs of values that never stand together. */
export function exclusionIn(text: string, factors: Factor[]): Assigned[][] {
  if (!excludes.test(text)) return []
  // A reason names values again.
  const said = text.replace(/[,;]?\s*\b(?:because|since|as)\b.*$/is, '')
  const found = factors.map(({ values }) =>
    values.flatMap((value, index) => (speaks(said, value, values) ? [index] : [])),
  )
  const involved = found.flatMap((indexes, parameter) => (indexes.length > 0 ? [parameter] : []))
  const [a, b] = involved
  if (involved.length !== 2 || a === undefined || b === undefined) return []
  return (found[a] ?? []).flatMap((x) =>
    (found[b] ?? []).map((y) => [
      { parameter: a, value: x },
      { parameter: b, value: y },
    ]),
  )
}

/** The value stands in the text as words of its own, and not only as a part of a longer value of the same setting. */
function speaks(text: string, value: string, all: string[]): boolean {
  const rest = all
    .filter((other) => other.length > value.length && other.toLowerCase().includes(value.toLowerCase()))
    .reduce((left, longer) => left.replaceAll(new RegExp(escaped(longer), 'gi'), ' '), text)
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(value)}(?![\\p{L}\\p{N}-])`, 'iu').test(rest)
}
