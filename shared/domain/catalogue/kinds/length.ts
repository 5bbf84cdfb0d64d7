import { withArticle } from '../../english/articles.ts'
import { capital } from '../../english/capital.ts'
import { plural, singular } from '../../english/plural.ts'
import { besideOf, lowered } from '../bounded.ts'
import { amountOf } from '../amounts.ts'
import type { Phrase } from '../clauses.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Limit } from '../limits.ts'
import { plainNoun, refusalOf } from '../plain-nouns.ts'
import type { Slots } from '../slots.ts'

/** Lengths of texts. Cue: a bound counted in characters, letters, digits or words, or their plain number beside a field. */
export const length: Kind = {
  kind: 'length',
  ideas: (slots) =>
    [...slots.rules, ...plainLengths(slots)]
      .filter(({ unit }) => isOfText(unit))
      .flatMap((rule) => ideasOf(rule, slots))
      .slice(0, 5),
}

const isOfText = (unit: string): boolean => /^(?:characters?|letters?|digits?|words?|chars)$/i.test(unit)

function ideasOf(rule: Limit, slots: Slots): Idea[] {
  const noun = lowered(singular((rule.subject && plainNoun(rule.subject)) || 'text'))
  const tried = (size: string, isRefused: boolean): Idea => {
    const value = `${withArticle(noun)} of ${size}`
    return {
      title: `${capital(value)} is ${isRefused ? 'refused' : 'accepted'}`,
      steps: [
        {
          action: `Type ${value}, and save`,
          data: `exactly ${size}`,
          expected: isRefused ? refusalOf(slots) : 'It is accepted, and kept whole',
        },
      ],
      technique: 'Boundary Value Analysis',
      type: 'boundary',
    }
  }
  const bounds = rule.exact
    ? ([
        { end: 'low', bound: { amount: rule.exact, inclusive: true } },
        { end: 'high', bound: { amount: rule.exact, inclusive: true } },
      ] as const)
    : (['high', 'low'] as const).map((end) => ({ end, bound: rule[end] }))
  return bounds.flatMap(({ end, bound }) => {
    if (!bound || bound.amount.units < 1n || bound.amount.places > 0) return []
    const { inside, outside } = besideOf(bound, end, rule.unit)
    // "At least 64 characters are permitted" refuses no shorter one.
    if (
      end === 'low' &&
      !rule.exact &&
      !rule.high &&
      /(?<!(?:\bnot|\bnever|n['’]t) (?:be )?)\b(?:permit|allow|accept|support)/i.test(rule.clause.text)
    )
      return [tried(inside, false)]
    return [
      ...(outside.startsWith('0 ') ? [] : [tried(outside, true)]),
      ...(rule.exact && end === 'high' ? [] : [tried(inside, false)]),
    ]
  })
}

/** "a PIN of 4 digits", "patient number (8 digits)": a number that nothing compares is the length of the field beside it; of "the last 4 digits" it is none. */
function plainLengths({ clauses }: Slots): Limit[] {
  return clauses.flatMap((clause) => {
    if (!/^(?:lim|def|evt|cond)$/.test(clause.tag)) return []
    const { phrases, text, start } = clause
    return phrases.flatMap((phrase, at): Limit[] => {
      const [before, next, after] = [phrases[at - 1], phrases[at + 1], phrases[at + 2]]
      const exact = phrase.tag === 'N' ? amountOf(phrase.text) : undefined
      if (!exact || exact.units < 2n || next?.tag !== 'U' || !isOfText(next.text)) return []
      // "25 letters at the most"
      if (/^(?:MIN|MAX|GT|LT|EQ)$/.test(after?.tag ?? '')) return []
      if (next.start - phrase.end > 2 || /^(?:MIN|MAX|GT|LT|EQ|NEG|N)$/.test(before?.tag ?? '')) return []
      if (
        /\b(?:last|first|final|next|than|every|least|most|to|or|and)\s*$/i.test(
          text.slice(0, phrase.start - start),
        )
      )
        return []
      const isBeside = (other: Phrase | undefined, gap: number) => other?.tag === 'F' && gap <= 14 && gap >= 0
      const subject =
        isBeside(after, (after?.start ?? 0) - next.end) && (after?.start ?? 0) - next.end <= 1
          ? after
          : isBeside(before, phrase.start - (before?.end ?? 0))
            ? before
            : undefined
      return subject
        ? [{ subject: subject.text, unit: plural(singular(next.text)), isCount: false, exact, clause }]
        : []
    })
  })
}
