import type { Reference } from '../../tokens.ts'
import { not, type Condition } from '../constraint/said.ts'
import { alternative, first, sequence, words, type Input, type Parser } from '../parser.ts'
import { reference } from '../reference.ts'

const there = sequence(words('there'), words('be', 'exist', 'must be'))

/** "there are more than 3 open items", "there is no seat left": how many of a thing there are. */
export const existence: Parser<Condition> = first(
  alternative('condition: there is', (input, at) => {
    const lead = there(input, at)
    const what = lead && reference(input, words('still', 'already', 'also')(input, lead.end)?.end ?? lead.end)
    if (!what || !isNoun(what.value)) return undefined
    return { value: not(counted(what.value, '=', '0')), end: left(input, what.end) }
  }),
)

const isNoun = (found: Reference): boolean => found.kind === 'named' && !found.quoted

const left = (input: Input, at: number): number =>
  words('left', 'available', 'present', 'remaining')(input, at)?.end ?? at

function counted(list: Reference, operator: '=', value: string): Condition {
  return {
    kind: 'compare',
    left: { kind: 'count', list },
    operator,
    right: { kind: 'value', value: { type: 'number', value } },
  }
}
