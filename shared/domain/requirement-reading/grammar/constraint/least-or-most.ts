import type { Clause } from '../clause.ts'
import { alternative, optional, sequence, words, type Input, type Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { endsHere, pastTail } from './ends.ts'
import { holding, stated } from './predicate.ts'

type Extent = Extract<Clause, { kind: 'constraint' }>

/** "The maximum length of the comment is 500 characters", "the minimum age is 18", "the allowed range of X is 5 to 20". */
function extremeOf(input: Input, at: number): Match<Extent[]> | undefined {
  const lead = sequence(
    optional(words('the', 'a', 'its')),
    words(
      'maximum',
      'minimum',
      'max .',
      'min .',
      'max',
      'min',
      'maximal',
      'minimal',
      'largest',
      'smallest',
      'highest',
      'lowest',
      'longest',
      'shortest',
      'upper limit for',
      'lower limit for',
      'upper limit of',
      'lower limit of',
    ),
    optional(words('allowed', 'permitted', 'possible', 'valid', 'the')),
  )(input, at)
  const subject = lead && measured(input, lead.end)
  const verb = subject && words('must be', 'shall be', 'should be', 'be', ':', '=')(input, subject.end)
  const said = verb && stated(input, verb.end)
  if (!lead || !subject || !said) return undefined
  const isLeast = /^(?:min|small|low|short)/.test(lead.value[1])
  const operator = isLeast ? ('>=' as const) : ('<=' as const)
  const holds = holding(said.value.all, subject.value)
  const [compare] = holds.kind === 'all' ? holds.of : [holds]
  if (compare?.kind !== 'compare' || compare.operator !== '=') return undefined
  const end = pastTail(input, said.end)
  return endsHere(input, end)
    ? { value: [{ kind: 'constraint', subject: subject.value, holds: { ...compare, operator } }], end }
    : undefined
}

export const extreme = alternative('constraint: least or most of a subject', extremeOf)

/** "The maximum length is 255 characters" speaks of what the text spoke of before. */
function measured(input: Input, at: number): Match<Reference> | undefined {
  const found = reference(input, at)
  if (found?.value.kind !== 'named' || !/^(?:length|size|value|number|amount)$/i.test(found.value.words))
    return found
  const { start, end } = found.value
  return { value: { kind: 'spoken-of', words: 'it', plural: false, start, end }, end: found.end }
}
