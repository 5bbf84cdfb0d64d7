import type { Span } from '../sentences.ts'

/** A long form and its acronym, beside each other. */
export interface Acronym {
  short: string
  long: string
  /** Of both together. */
  span: Span
}

const mostWords = 10
const small = new Set('of and for the in to on by a an de der und'.split(' '))

/** "Service Level Agreement (SLA)" and "SLA (Service Level Agreement)", where the first letters are those of the words. */
export function acronymsIn(line: string): Acronym[] {
  const behind = [...line.matchAll(/\(([A-Z][A-Z0-9]{1,7})s?\)/g)].flatMap(
    ({ 0: written, 1: short = '', index }): Acronym[] => {
      const long = longBefore(line.slice(Math.max(0, index - 160), index), short)
      return long === undefined
        ? []
        : [{ short, long, span: { start: index - long.length - 1, end: index + written.length } }]
    },
  )
  const before = [...line.matchAll(/\b([A-Z][A-Z0-9]{1,7}) \(([^()]{3,120})\)/g)].flatMap(
    ({ 0: written, 1: short = '', 2: long = '', index }): Acronym[] =>
      spells(long.split(/[ -]/), short)
        ? [{ short, long, span: { start: index, end: index + written.length } }]
        : [],
  )
  return [...behind, ...before]
}

function longBefore(before: string, short: string): string | undefined {
  if (!before.endsWith(' ')) return undefined
  const said = before.slice(0, -1)
  const starts = [...said.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ index }) => index)
    .slice(-mostWords)
    .toReversed()
  for (const start of starts) {
    const long = said.slice(start)
    if (/[.;:!?()]/.test(long)) return undefined
    if (spells(long.split(/[ -]/), short)) return long
  }
  return undefined
}

/** Whether the first letters of the words are those of an acronym; small words may be left out. */
function spells(words: readonly string[], short: string): boolean {
  const letters = short.toLowerCase()
  const first = words[0]?.[0]?.toLowerCase()
  if (words.length < 2 || words.length > mostWords || first !== letters[0]) return false
  const initials = (some: readonly string[]) => some.map((word) => word[0]?.toLowerCase() ?? '').join('')
  return (
    initials(words) === letters ||
    initials(words.filter((word) => !small.has(word.toLowerCase()))) === letters
  )
}
