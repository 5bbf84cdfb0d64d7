import type { Condition } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { predicate } from './condition.ts'
import { comparatorAt } from './constraint/comparators.ts'
import { beyond, extremes } from './constraint/extremes.ts'
import { holding, stated } from './constraint/predicate.ts'
import { alternative, first, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { generic, inWrongForm, outsideOf } from './rest.ts'

type Holds = Condition<Reference>

const isValid = (subject: Reference): Holds => ({ kind: 'valid', subjects: [subject] })
const isInvalid = (subject: Reference): Holds => ({ kind: 'not', of: isValid(subject) })
const adjectives: [ReturnType<typeof words>, (subject: Reference) => Holds][] = [
  [words('empty', 'missing'), (subject) => ({ kind: 'empty', subject })],
  [words('blank'), (subject) => ({ kind: 'blank', subject })],
  [words('invalid', 'wrong', 'incorrect', 'malformed'), isInvalid],
  [words('valid', 'correct'), isValid],
  [words('duplicate', 'repeated'), (subject) => ({ kind: 'repeats', subject })],
]
const articles = words('a', 'an', 'any', 'each', 'every', 'the', 'all')
const whatever = words('anything', 'everything', 'something', 'whatever', 'anyone', 'everyone', 'someone', 'anybody', 'everybody', 'somebody', 'those', 'whoever') // prettier-ignore
const nothing = words('nothing', 'nobody', 'no one', 'none')
const relative = words('that', 'which', 'who', 'whose value')
const copula = words('is', 'are', 'was', 'were', 'has', 'have', 'must', 'shall', 'should', 'may', 'can', 'cannot', 'will', 'does', 'do', 'be') // prettier-ignore
const behind = words('with', 'of', 'being')

/** A thing with what has to hold of it. `none`: "nothing thinner than 0.5 mm". */
interface NounCondition {
  holds: Holds
  none: boolean
}

/** "An empty nickname", "a class that is not listed", "orders above 50 EUR", "a longer text", "everything above 37.0". */
export const nounCondition: Parser<Holds> = first(
  alternative('noun condition: adjective', withAdjective),
  alternative('noun condition: too much or too little', comparative),
  alternative('noun condition: one more', oneMore),
  alternative('noun condition: relative', withRelative),
)

const breaking = words('violate', 'break', 'breach', 'do not meet', 'do not satisfy', 'do not fulfil', 'do not follow', 'do not match', 'do not comply with', 'fail') // prettier-ignore
/** "… 4.8", "… this rule", "… one of these limits". */
function pastRule(input: Input, at: number): number {
  const found = input.tokens[at]
  return found?.kind === 'number' ? at + 1 : (reference(input, at)?.end ?? at)
}

/** The same, and "nothing thinner than 0.5 mm". */
export const anyNounCondition: Parser<NounCondition> = (input, at) => {
  const none = nothing(input, at)
  const found = none ? ofWhatever(input, none.end) : (nounCondition(input, at) ?? pronounCondition(input, at))
  return found && { value: { holds: found.value, none: none !== undefined }, end: found.end }
}

function pronounCondition(input: Input, at: number): Match<Holds> | undefined {
  const head = whatever(input, at)
  return head && ofWhatever(input, head.end)
}

/** What is measured is told by the adjective ("younger than 16": an age), or was spoken of before. */
function ofWhatever(input: Input, at: number): Match<Holds> | undefined {
  const from = relative(input, at)?.end ?? at
  const measure = comparatorAt(input, from)?.value.measure ?? ageOf(input, from)
  const { start = 0, end = 0 } = input.tokens[from] ?? {}
  const subject: Reference =
    measure === undefined
      ? { kind: 'spoken-of', words: 'it', plural: false, start, end }
      : { kind: 'named', words: measure, quoted: false, start, end }
  return alternative('noun condition: whatever', () => predicate(subject)(input, from))(input, at)
}

/** "Anyone older": of a person nobody says a length. */
function ageOf(input: Input, at: number): string | undefined {
  return words('older', 'younger')(input, at) && 'age'
}

/** Of its limits only the bounds are broken: one of one. */
const outsideBounds = (subject: Reference): Holds => ({
  kind: 'any',
  of: [isInvalid(subject)],
})

function withAdjective(input: Input, at: number): Match<Holds> | undefined {
  const from = articles(input, at)?.end ?? at
  for (const [said, make] of adjectives) {
    const adjective = said(input, from)
    const subject = adjective && reference(input, adjective.end)
    if (subject?.value.kind === 'named') return { value: make(subject.value), end: subject.end }
  }
  return undefined
}

/** "A longer text", "too short or too long": beyond what the text allows of what was spoken of. */
function comparative(input: Input, at: number): Match<Holds> | undefined {
  const from = articles(input, at)?.end ?? at
  const found = extremes(input, from)
  if (!found) return undefined
  const noun = reference(input, found.end)
  const isAlone = found.value.isToo && !noun
  if (!isAlone && noun?.value.kind !== 'named') return undefined
  const { start = 0, end = 0 } = input.tokens[from] ?? {}
  const it: Reference = { kind: 'spoken-of', words: 'it', plural: false, start, end }
  const about = noun?.value.kind === 'named' && !generic.has(noun.value.words.toLowerCase()) ? noun.value : it
  return { value: found.value.of(about), end: noun?.end ?? found.end }
}

const attempts = words(
  'an attempt to',
  'any attempt to',
  'the attempt to',
  'trying to',
  'attempting to',
  'every attempt to',
)
const ordinalWord = words(
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
)
const further = words('another', 'a further', 'any further', 'one more', 'each further', 'further', 'every further') // prettier-ignore

/** "Another one", "a fourth one", "an attempt to store a further program": beyond how many the text allows. */
function oneMore(input: Input, at: number): Match<Holds> | undefined {
  const attempt = attempts(input, at)
  const verb = attempt ?? (isGerund(input, at) ? { end: at } : undefined)
  const from = verb ? verb.end + 1 : at
  const article = words('a', 'an', 'any')(input, from)
  const ordinal = article && input.tokens[article.end]
  const nth = article && ordinal && (ordinalWord(input, article.end) ?? (ordinal.kind === 'number' && ordinal.ordinal)) ? article.end + 1 : undefined // prettier-ignore
  const more = further(input, from)?.end ?? nth
  if (more === undefined) return undefined
  const noun = words('one')(input, more) ?? reference(input, more)
  const end = noun?.end ?? (verb ? more : undefined)
  if (end === undefined) return undefined
  const { start = 0, end: to = 0 } = input.tokens[from] ?? {}
  const subject: Reference = { kind: 'spoken-of', words: 'it', plural: false, start, end: to }
  return { value: { kind: 'one-of', subject, values: [{ type: 'text', value: beyond.above }] }, end }
}

const isGerund = ({ tokens }: Input, at: number): boolean => {
  const found = tokens[at]
  return found?.kind === 'word' && found.gerund === true
}

function withRelative(input: Input, at: number): Match<Holds> | undefined {
  const subject = reference(input, at)
  if (!subject || subject.value.kind !== 'named') return undefined
  const wrong = inWrongForm(input, subject.end)
  if (wrong) return { value: isInvalid(subject.value), end: wrong.end }
  const link = relative(input, subject.end) ?? behind(input, subject.end)
  if (!link && copula(input, subject.end)) return undefined
  const outside = outsideOf(input, link?.end ?? subject.end)
  if (outside) return { value: outsideBounds(subject.value), end: outside.end }
  const breach = link && breaking(input, link.end)
  if (breach) return { value: isInvalid(subject.value), end: pastRule(input, breach.end) }
  const found = stated(input, link?.end ?? subject.end)
  // "The letter L4" and "the state Open" are names; without "that" or "of" only bounds say something of a thing.
  if (!found || (!link && !found.value.all.every(({ limits }) => limits))) return undefined
  return { value: holding(found.value.all, subject.value), end: found.end }
}
