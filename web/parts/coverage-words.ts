import type { Output } from '../client/call.ts'
import { texts } from '../texts/en/coverage.ts'

type Summary = Output<'POST /api/qa/test-cases/generate'>['summary']
export type Covered = Pick<Summary['coverage'], 'items' | 'covered' | 'ideas'>

/** A share in whole percent, rounded down: 100 only where nothing is left, 0 of nothing. */
export const wholePercent = (part: number, whole: number): number =>
  whole > 0 ? Math.floor((100 * Math.min(part, whole)) / whole) : 0

/** "62 % verified · 21 % by ideas"; nothing where the text demands nothing. */
export function coverageInWords({ items, covered, ideas }: Covered): string {
  if (items === 0) return ''
  const verified = texts.verified(wholePercent(covered, items))
  return hasIdeas(ideas) ? `${verified} · ${texts.ideas(wholePercent(ideas.covered, items))}` : verified
}

/** What the figures count, in sentences. */
export function coverageHint({ items, covered, ideas }: Covered): string {
  if (items === 0) return ''
  const ofIdeas = hasIdeas(ideas) ? [texts.ideasOf(ideas.covered, items)] : []
  return [texts.verifiedOf(covered, items), ...ofIdeas, texts.counted].join(' ')
}

const hasIdeas = (ideas: Covered['ideas']): ideas is NonNullable<Covered['ideas']> =>
  ideas !== undefined && ideas.covered > 0

const mostParts = 8
const longestPart = 120

/** `Not tried: 19.00, “World”`: what is left of a sentence that is tested in part. Words stand in quotes, figures do not. */
export function notTriedInWords(unused: readonly string[]): string {
  if (unused.length === 0) return ''
  const parts = unused.slice(0, mostParts).map((part) => {
    const short = part.length > longestPart ? `${part.slice(0, longestPart - 1)}…` : part
    return /\p{L}/u.test(short) ? texts.inQuotes(short) : short
  })
  const left = unused.length - parts.length
  return texts.notTried([...parts, ...(left > 0 ? [texts.more(left)] : [])].join(', '))
}
