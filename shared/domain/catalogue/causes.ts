import { withoutOpening } from './clauses.ts'
import type { Slots } from './slots.ts'

const plain = (text: string): string =>
  text
    .replace(/\*\*|[`|]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s(,;:-]+|[\s),;:.-]+$/g, '')

/**
 * What brings an effect about: the conditions and events of a sentence without "if" and "when". Where "or" joins whole halves of a single one ("the code is unknown or
 * the code has expired", "a missing or wrong date"), each half alone; where a half does not stand alone, the cause stays whole.
 */
export function causesIn(slots: Slots): string[] {
  const clauses = slots.clauses.filter(({ tag }) => tag === 'cond' || tag === 'evt')
  const [clause] = clauses
  if (clauses.length > 1) {
    const isJoined = clauses
      .slice(1)
      .every(({ start }, at) => /\bor\s*$/i.test(slots.sentence.slice(clauses[at]?.end ?? 0, start)))
    const all = clauses.map(({ text }) => plain(withoutOpening(text))).filter((text) => text.length <= 120)
    return isJoined && all.length === clauses.length ? all : all.slice(0, 1)
  }
  if (!clause) return []
  const whole = plain(withoutOpening(clause.text))
  if (whole.length < 3 || whole.length > 140) return []
  const { phrases, start } = clause
  const offset = clause.text.indexOf(withoutOpening(clause.text))
  for (const or of clause.text.matchAll(/,?\s+or\s+/g)) {
    const at = or.index
    const after = at + or[0].length
    if (phrases.some((phrase) => phrase.start - start < at && phrase.end - start > after)) return [whole]
    const [left, right] = [plain(clause.text.slice(offset, at)), plain(clause.text.slice(after))]
    const has = (from: number, to: number) => {
      const own = phrases.filter((phrase) => phrase.start - start >= from && phrase.end - start <= to)
      const noun = own.findIndex(({ tag }) => /^[FETACP]$/.test(tag))
      return noun >= 0 && own.slice(noun).some(({ tag }) => /^(?:V|GT|LT|EQ|NE|MIN|MAX|S|NEG|O)$/.test(tag))
    }
    if (has(0, at) && has(after, clause.text.length) && !/\bor\b/.test(right)) return [left, right]
  }
  return [whole]
}
