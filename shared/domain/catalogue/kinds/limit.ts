import { besideOf, isContinuous, subjectOf } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Bound, Limit } from '../limits.ts'
import type { Slots } from '../slots.ts'

/** Amounts, counts and other numbers between bounds. */
export const limit: Kind = {
  kind: 'limit',
  ideas: (slots) =>
    slots.rules
      .filter(({ unit }) => !/^(?:characters?|letters|digits|words|signs|chars)$/i.test(unit))
      .flatMap((rule) => [
        ...boundIdeas(rule, slots, 'low'),
        ...boundIdeas(rule, slots, 'high'),
        ...exactIdeas(rule),
      ]),
}

/** A value at a bound is accepted, the next one outside of it is refused. */
export function boundIdeas(rule: Limit, slots: Slots, end: 'low' | 'high'): Idea[] {
  const bound: Bound | undefined = rule[end]
  if (!bound || isBelowNothing(bound, end)) return []
  const { inside, outside } = besideOf(bound, end, rule.unit)
  const refusal = slots.messages[0] === undefined ? [] : [`"${slots.messages[0]}" is shown`]
  return [tried(subjectOf(rule, outside), 'refused', refusal), tried(subjectOf(rule, inside), 'accepted', [])]
}

/** Nobody can try less than nothing of a size. */
const isBelowNothing = ({ amount, inclusive }: Bound, end: 'low' | 'high'): boolean =>
  end === 'low' && inclusive && amount.units === 0n && isContinuous(amount.after)

function exactIdeas({ exact, ...rule }: Limit): Idea[] {
  if (!exact) return []
  const [low, high] = (['low', 'high'] as const).map((end) =>
    besideOf({ amount: exact, inclusive: true }, end, rule.unit),
  )
  if (!low || !high) return []
  return [
    tried(subjectOf(rule, low.at), 'accepted', []),
    tried(subjectOf(rule, low.outside), 'refused', []),
    tried(subjectOf(rule, high.outside), 'refused', []),
  ]
}

function tried(what: string, end: 'accepted' | 'refused', also: string[]): Idea {
  const begun = what.charAt(0).toUpperCase() + what.slice(1)
  return {
    title: `${begun} is ${end}`,
    steps: [{ action: `Try ${what}`, expected: [`It is ${end}`, ...also].join('; ') }],
    technique: 'Boundary Value Analysis',
    type: 'boundary',
  }
}
