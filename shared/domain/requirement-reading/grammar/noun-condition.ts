import type { Condition } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { predicate } from './condition.ts'
import { alternative, first, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'

const adjectives: Record<string, (subject: Reference) => Condition<Reference>> = {
  empty: (subject) => ({ kind: 'empty', subject }),
  missing: (subject) => ({ kind: 'empty', subject }),
  blank: (subject) => ({ kind: 'blank', subject }),
  invalid: (subject) => ({ kind: 'not', of: { kind: 'valid', subjects: [subject] } }),
  wrong: (subject) => ({ kind: 'not', of: { kind: 'valid', subjects: [subject] } }),
  incorrect: (subject) => ({ kind: 'not', of: { kind: 'valid', subjects: [subject] } }),
  valid: (subject) => ({ kind: 'valid', subjects: [subject] }),
  correct: (subject) => ({ kind: 'valid', subjects: [subject] }),
}
const articles = words('a', 'an', 'any', 'each', 'every', 'the', 'all')
const relative = words('that', 'which', 'who', 'whose value')
const outsideOf = words(
  'outside this range',
  'outside the range',
  'outside that range',
  'outside these limits',
  'outside the limits',
  'outside its limits',
  'outside this limit',
  'out of range',
  'outside of this range',
  'beyond these limits',
  'not in this range',
)
const copula = words(
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'must',
  'shall',
  'should',
  'may',
  'can',
  'cannot',
  'will',
  'does',
  'do',
  'be',
)
const behind = words('with', 'of', 'being')

/** A thing with what has to hold of it: "an empty nickname", "a goods class that is not listed", "orders above 50 EUR". */
export const nounCondition: Parser<Condition<Reference>> = first(
  alternative('noun condition: adjective', withAdjective),
  alternative('noun condition: relative', withRelative),
)

/** Of its limits only the bounds are broken: one of one. */
const outsideBounds = (subject: Reference): Condition<Reference> => ({
  kind: 'any',
  of: [{ kind: 'not', of: { kind: 'valid', subjects: [subject] } }],
})

function withAdjective(input: Input, at: number): Match<Condition<Reference>> | undefined {
  const from = articles(input, at)?.end ?? at
  const adjective = words(...Object.keys(adjectives))(input, from)
  const subject = adjective && reference(input, adjective.end)
  if (!subject || subject.value.kind !== 'named') return undefined
  const made = adjectives[adjective.value]?.(subject.value)
  return made && { value: made, end: subject.end }
}

function withRelative(input: Input, at: number): Match<Condition<Reference>> | undefined {
  const subject = reference(input, at)
  if (!subject || subject.value.kind !== 'named') return undefined
  const link = relative(input, subject.end) ?? behind(input, subject.end)
  if (!link && copula(input, subject.end)) return undefined
  const outside = outsideOf(input, link?.end ?? subject.end)
  if (outside) return { value: outsideBounds(subject.value), end: outside.end }
  const found = predicate(subject.value)(input, link?.end ?? subject.end)
  return found && { value: found.value, end: found.end }
}
