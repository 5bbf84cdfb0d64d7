import { comparedBy } from '../english/comparatives.ts'
import type { Clause, Phrase } from './clauses.ts'

export type Comparator = 'MIN' | 'MAX' | 'GT' | 'LT' | 'EQ'
export const isComparator = (tag: string): tag is Comparator => /^(?:MIN|MAX|GT|LT|EQ)$/.test(tag)

/**
 * What a clause lets a number be, with all that denies it: "cannot withdraw more than 400" lets in up to 400, as does "more than 400 are refused". Undefined where nothing compares the number,
 * where marks and words contradict one another, and where nobody can tell what is denied: then it is no bound.
 */
export function comparatorAt(clause: Clause, at: number): Comparator | undefined {
  const { phrases } = clause
  const before = phrases[at - 1]
  if (beginsRange(clause, at)) return asRefused(clause, phrases[at] as Phrase, 'MIN')
  const comparator =
    before && isComparator(before.tag) ? asDenied(clause, before, before.tag) : markedBehind(phrases, at)
  return comparator && asRefused(clause, phrases[at] as Phrase, comparator)
}

/** "Limited to 2–8": between two numbers stands nothing but what says up to, so the first of them is the least, whatever stands before it. */
function beginsRange({ phrases, text, start }: Clause, at: number): boolean {
  const [before, own, sign, next] = [phrases[at - 1], phrases[at], phrases[at + 1], phrases[at + 2]]
  return (
    own !== undefined &&
    before?.tag === 'MAX' &&
    sign?.tag === 'MAX' &&
    next?.tag === 'N' &&
    text.slice(own.end - start, next.start - start).trim() === sign.text.trim()
  )
}

/** A comparison after its number, where that is not before another number: "3 or more", "4 to 20". */
function markedBehind(phrases: readonly Phrase[], at: number): Comparator | undefined {
  for (let next = at + 1; next < phrases.length; next++) {
    const { tag, start } = phrases[next] as Phrase
    if (tag === 'N') return undefined
    if (!isComparator(tag)) continue
    const isRange = phrases[next + 1]?.tag === 'N'
    if (isRange && tag === 'MAX') return 'MIN'
    return isRange || start - (phrases[at] as Phrase).end > 30 ? undefined : tag
  }
  return undefined
}

const opposite = { MIN: 'LT', MAX: 'GT', GT: 'MAX', LT: 'MIN', EQ: 'EQ' } as const

const denial = /\b(?:not|never|cannot|nobody|nothing|none|neither|no(?! longer(?! than)))\b|n['’]t\b/i
const rightBefore = /(?:\b(?:not|never|cannot|no)|n['’]t)(?:\s+(?:be|have|fall|drop|go|rise|lie))?\s*$/i
/** Behind these words something else is said, which a denial before them may not reach. */
const elsewhere = /\b(?:and|but|who|that|which|whose|if|when|unless|may|can|must|shall|should|will)\b|[,;:]/i
/** A denial that is said of whoever acts reaches over what they may do. */
const denies = /^\W*(?:nobody|no one|no|none|neither|nothing)\b/i

/** A comparison with what denies it before. Guides and taggers mark "never more than" as a whole, in two parts, or the denial alone: the words say which way it goes. */
function asDenied(clause: Clause, own: Phrase, tag: Comparator): Comparator | undefined {
  const before = clause.text.slice(0, own.start - clause.start)
  const words = comparedBy(own.text)
  if (words === undefined) {
    if (!rightBefore.test(before)) return isOfDeniedRange(clause, own) ? undefined : tag
    if (/\b(?:between|from)\b/i.test(own.text)) return undefined
    return tag === 'GT' || tag === 'LT' ? opposite[tag] : tag
  }
  const plain = words === 'larger' ? 'GT' : 'LT'
  if (denial.test(own.text) || rightBefore.test(before)) return opposite[plain]
  const farther = denial.exec(before)
  // "Over 18" may be meant with the number itself; what goes the other way is a contradiction.
  if (!farther) return tag === plain || tag === opposite[plain === 'GT' ? 'LT' : 'GT'] ? tag : undefined
  if (tag === opposite[plain]) return tag
  const reached = before.slice(farther.index + farther[0].length)
  const isReached = !elsewhere.test(denies.test(before) ? reached.replace(/\b(?:may|can)\b/i, '') : reached)
  return isReached && tag === plain ? opposite[plain] : undefined
}

/** "Not between 5 and 10": neither end bounds what is allowed. */
function isOfDeniedRange({ text, start }: Clause, { text: own, start: at }: Phrase): boolean {
  if (!/^(?:and|to|[-–—])$/i.test(own.trim())) return false
  return /(?:\bnot|\bnever|\bcannot|n['’]t)(?:\s+(?:be|lie|fall))?\s+(?:between|from)\s+\S+\s*$/i.test(
    text.slice(0, at - start),
  )
}

const refusal = /\b(?:refused|rejected|declined|denied|forbidden|prohibited|disallowed|invalid)\b/i
const denied =
  /(?:\b(?:not|never|cannot)|n['’]t)\s+(?:be\s+)?(?:allowed|accepted|permitted|possible|valid|supported)\b/i

/** What is said of the values behind a number: what is refused bounds what is not. Conditions tell which values they are about, and not what becomes of them. */
function asRefused(
  { tag, text, start }: Clause,
  { end }: Phrase,
  comparator: Comparator,
): Comparator | undefined {
  if (tag === 'cond' || tag === 'evt') return comparator
  const behind = text.slice(end - start)
  const isDenied = denial.test(behind)
  if (refusal.test(behind)) return isDenied ? undefined : opposite[comparator]
  if (denied.test(behind)) return opposite[comparator]
  return isDenied && (comparator === 'GT' || comparator === 'LT') ? undefined : comparator
}
