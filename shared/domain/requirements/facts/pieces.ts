import { slice, type Masked } from './mask.ts'

const separator = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s+\/\s+|\s*\|\s*/gi

/** Cuts "A, B and C" into its parts, each with its own quotes. Linear. */
export function pieces(part: Masked): Masked[] {
  const found: Masked[] = []
  let from = 0
  for (const match of part.masked.matchAll(separator)) {
    found.push(slice(part, from, match.index))
    from = match.index + match[0].length
  }
  found.push(slice(part, from, part.masked.length))
  return found.filter((one) => one.masked.trim() !== '')
}
