import { withoutOpening, type Clause } from './clauses.ts'
import type { Slots } from './slots.ts'

const plain = (text: string): string =>
  text
    .replace(/\*\*|[`|]/g, '')
    .replace(/^(?:for|upon|on)\s+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s(,;:-]+|(?:[\s,;:.-]+|\s+(?:or|and))+$/g, '')

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
      .every(({ start }, at) => /\bor\s*$/i.test(slots.sentence.slice(clauses[at]?.start ?? 0, start)))
    const all = clauses.map(({ text }) => plain(withoutOpening(text))).filter((text) => text.length <= 120)
    if (isJoined && all.length === clauses.length) return all
    const main = clauses.find(({ tag }) => tag === 'evt') ?? clause
    return main
      ? [plain(withoutOpening(main.text))].filter((text) => text.length > 2 && text.length <= 120)
      : []
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

/** The part of a sentence that leads to one of its texts: the clauses since the text before it, or the condition right behind it. */
export function nearMessage(slots: Slots, text: string): Slots {
  const { clauses, sentence } = slots
  const holds = ({ phrases }: Clause) => phrases.some(({ tag }) => tag === 'M')
  const at = clauses.findIndex(({ phrases }) =>
    phrases.some((phrase) => phrase.tag === 'M' && phrase.text.includes(text)),
  )
  if (at < 0) return slots
  const from = clauses.slice(0, at).findLastIndex(holds) + 1
  const ends = clauses.findLastIndex(
    ({ start }, own) =>
      own > from &&
      own <= at &&
      /[.!?]["”’')\]]*\s/.test(sentence.slice(clauses[own - 1]?.end ?? start, start)),
  )
  const begin = Math.max(from, ends)
  const own = clauses.slice(begin, at + 1)
  const isCause = ({ tag }: Clause) => tag === 'cond' || tag === 'evt'
  for (let next = at + 1; next < clauses.length && !own.slice(0, at + 1 - begin).some(isCause); next++) {
    const [last, clause] = [clauses[next - 1], clauses[next]]
    if (!last || !clause || !isCause(clause) || /[.;:]/.test(sentence.slice(last.end, clause.start))) break
    own.push(clause)
  }
  return {
    ...slots,
    clauses: own,
    conditions: own.filter(({ tag }) => tag === 'cond').map((clause) => withoutOpening(clause.text)),
    events: own.filter(({ tag }) => tag === 'evt').map((clause) => withoutOpening(clause.text)),
    isNegated: own.some(
      (clause) =>
        clause.tag !== 'cond' && clause.tag !== 'evt' && clause.phrases.some(({ tag }) => tag === 'NEG'),
    ),
  }
}
