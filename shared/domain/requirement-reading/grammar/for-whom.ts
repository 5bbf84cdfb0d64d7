import { anyOf, type Condition } from './constraint/said.ts'
import { alternative, words, type Input, type Match, type Parser } from './parser.ts'
import { references } from './reference.ts'

/** The value under which a resolver finds the choice that has an option of this name. */
export const isChosen = 'as chosen'

/** "For dogs and cats", "in the whirlpool", "with Gold": what somebody chose, where the text knows such an option. */
export const forWhom: Parser<Condition> = alternative('condition: for an option', (input, at) => {
  const lead = words('for', 'in', 'in case of', 'in the case of', ...(at === 0 ? ['with'] : []))(input, at)
  const those = lead && references(input, lead.end)
  if (!those || !isEnd(input, those.end)) return undefined
  const of = those.value.map((subject): Condition => ({ kind: 'one-of', subject, values: [{ type: 'text', value: isChosen }] })) // prettier-ignore
  if (those.value.some((one) => one.kind !== 'named' || one.noun !== undefined)) return undefined
  return { value: anyOf(of), end: those.end } satisfies Match<Condition>
})

/** Before a clause or at the end of one, and not in the middle of a name. */
function isEnd(input: Input, at: number): boolean {
  const next = input.tokens[at]
  return (
    !next ||
    next.kind !== 'word' ||
    ['determiner', 'pronoun', 'noun'].includes(next.classes[0] ?? '') ||
    words('and', 'but', 'or')(input, at) !== undefined
  )
}
