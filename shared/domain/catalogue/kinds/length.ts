import { withArticle } from '../../english/articles.ts'
import { capital } from '../../english/capital.ts'
import { singular } from '../../english/plural.ts'
import { besideOf } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Limit } from '../limits.ts'
import { plainNoun, refusalOf } from '../plain-nouns.ts'
import type { Slots } from '../slots.ts'

/** Lengths of texts. Cue: a bound counted in characters, letters, digits or words. */
export const length: Kind = {
  kind: 'length',
  ideas: (slots) =>
    slots.rules
      .filter(({ unit }) => isOfText(unit))
      .flatMap((rule) => ideasOf(rule, slots))
      .slice(0, 5),
}

const isOfText = (unit: string): boolean => /^(?:characters?|letters?|digits?|words?|chars)$/i.test(unit)

function ideasOf(rule: Limit, slots: Slots): Idea[] {
  const noun = singular((rule.subject && plainNoun(rule.subject)) || 'text')
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
    return [
      ...(outside.startsWith('0 ') ? [] : [tried(outside, true)]),
      ...(rule.exact && end === 'high' ? [] : [tried(inside, false)]),
    ]
  })
}
