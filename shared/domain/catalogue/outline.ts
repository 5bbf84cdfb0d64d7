import { uncapital } from '../english/capital.ts'
import type { Marks } from '../marking/tags.ts'
import { actsOf, asTold, isPerson } from './acts.ts'
import { asSentence, shortened, withoutOpening, type Clause } from './clauses.ts'
import { isDeed, toldOf } from './doings.ts'
import { deedOutline } from './deeds/deed-outline.ts'
import { deedsOf } from './deeds/deeds-of.ts'
import type { Idea } from './idea.ts'
import { isSentence, plainOf } from './plain-sentences.ts'
import { slotsOf, unquoted, type Slots } from './slots.ts'
import { statementsOf, type Statement } from './statements.ts'
import { aOf, thingOf } from './things.ts'
import { storyOutline } from './told-stories.ts'
import { tried, usual } from './tried.ts'

/** Whether the marks of a sentence say that it demands something: a condition alone is what other sentences are said under. */
export const demands = ({ segments }: Marks): boolean =>
  segments.some(({ tag }) => tag !== 'ctx' && tag !== 'cond')

/** The outlines of a sentence: one for each of its rules that stands alone. */
export const outlinesOf = (sentence: string, marks: Marks): Idea[] =>
  statementsOf(sentence, marks).flatMap((statement) => outlinesOfStatement(statement))

/** The outlines of one rule: one for each deed where it says nothing else. */
export function outlinesOfStatement({ text, marks }: Statement): Idea[] {
  const slots = slotsOf(text, marks)
  const deeds = deedsOf(slots)
  const preconditions = slots.clauses.flatMap(givenIn)
  return deeds.length > 0
    ? deeds.map((deed) => deedOutline(deed, text, preconditions))
    : [outlineOf(text, marks)]
}

/**
 * A case for a person to complete, for a sentence that demands something: its conditions are what must be so, its events what is done, its effects and limits what is to be seen.
 * Words are those of the sentence; what is no sentence of its own is quoted.
 */
export function outlineOf(sentence: string, marks: Marks): Idea {
  const slots = slotsOf(sentence, marks)
  const preconditions = hasSeveralCases(slots) ? [] : slots.clauses.flatMap(givenIn)
  const story = storyOutline(slots, preconditions)
  if (story) return story
  const whole = plainOf(sentence)
  return tried(
    shortened(whole.replace(/[\s.;:,]+$/, ''), 120),
    usual,
    [[actionOf(slots), expectedOf(slots, whole)]],
    preconditions,
  )
}

const isTurned = (text: string): boolean =>
  /^(?:unless|until|except|otherwise|else|before)\b/i.test(text.trim())

/** Several results under conditions of their own: no condition holds for all of them. */
function hasSeveralCases({ clauses }: Slots): boolean {
  const count = (...tags: Clause['tag'][]) => clauses.filter(({ tag }) => tags.includes(tag)).length
  return (
    clauses.some(({ tag, text }) => tag === 'cond' && isTurned(plainOf(text))) ||
    (count('cond', 'evt') > 1 && count('eff', 'lim', 'def') > 1)
  )
}

const verbsOf = ({ phrases }: Clause): string[] =>
  phrases.filter(({ tag }) => /^(?:V|GT|LT|NE|EQ)$/.test(tag)).map(({ text }) => text)

/** A condition as a sentence, else its words in quotes. */
function givenIn(clause: Clause): string[] {
  if (clause.tag !== 'cond') return []
  const text = plainOf(withoutOpening(plainOf(clause.text)))
  if (text.length < 8) return []
  const isPlain = isSentence(text, verbsOf(clause)) && !/\b(?:that|who|whose|which|I)\b/.test(text)
  if (isPlain) return [text]
  const whole = plainOf(clause.text)
  return [isCircumstance.test(whole) ? shortened(whole, 160) : `The case is "${quotable(whole)}"`]
}

/** "On holidays", "without an account": reads as a precondition as it stands. */
const isCircumstance =
  /^(?:on|in|at|during|with|without|within|from|for|after|before|while|later than|earlier than|by)\s+[^,;:"“]+$/i

/** Words as they are quoted in a case. */
export const quotable = (text: string): string =>
  shortened(text.replace(/[“”"]/g, "'").replace(/[.\s]+$/, ''), 160)

function actionOf(slots: Slots): string {
  const { clauses } = slots
  const events = clauses.filter(({ tag }) => tag === 'evt')
  if (hasSeveralCases(slots)) return 'Try each of the cases in turn'
  if (events.length > 0) return events.map(doneIn).join('. ')
  const [act] = actsOf(slots)
  if (act?.actor && isSomebody(act.actor.noun))
    return `As ${aOf(act.actor)}, ${act.isNegated ? 'try to ' : ''}${asTold(act.doing)}`
  const hasCase = clauses.some(({ tag }) => tag === 'cond')
  const attempt = deniedIn(slots)
  if (attempt !== undefined) return attempt
  const results = clauses.filter(({ tag }) => /^(?:eff|lim|def)$/.test(tag))
  if (hasCase && results.length === 0) return 'Bring about the case and look at the result'
  const noun = nounIn(results) ?? nounIn(clauses)
  if (noun !== undefined) return `Look at the ${noun}`
  return hasCase ? 'Bring about the case and look at the result' : 'Check this in the system'
}

const looked = ['C', 'P', 'E', 'F', 'T', 'A'] as const

/** What can be looked at in some clauses. */
const nounIn = (clauses: readonly Clause[]): string | undefined =>
  looked
    .flatMap((tag) => clauses.flatMap(({ phrases }) => phrases.filter((phrase) => phrase.tag === tag)))
    .filter(({ text }) => !/able$/i.test(text))
    .map(({ text }) => thingOf(unquoted(text)))
    .find((thing) => thing !== undefined)?.noun

/** "nobody can book", "no one may change the price": somebody tries it. */
function deniedIn({ clauses }: Slots): string | undefined {
  const denied = clauses.find(({ text }) =>
    /^(?:nobody|no one|no[- ]?body else)\s(?:can|may|is able to)\s/i.test(text),
  )
  const doing = denied && /\s(?:can|may|is able to)\s+(.+)$/i.exec(plainOf(denied.text))?.[1]
  return doing === undefined || doing.length > 80 ? undefined : `Try to ${doing.replace(/[.\s]+$/, '')}`
}

/** Names of capitals and numbers are those of systems. */
const isSomebody = (name: string): boolean => !/\b[A-Z]{2,}\b|\d|\b(?:applications?|bank)$/.test(name)

function doneIn(clause: Clause): string {
  const step = toldOf(clause)
  const text = plainOf(withoutOpening(plainOf(clause.text)))
  if (step !== undefined && isDeed(step)) return byWhom(clause, plainOf(step))
  return isSentence(text, verbsOf(clause)) && !/\bI\b/.test(text)
    ? `Bring it about that ${/^[A-Z][a-z]*\s/.test(text) ? uncapital(text) : text}`
    : `Bring about this event: "${quotable(text)}"`
}

/** Who does it, where that is somebody in particular. */
function byWhom({ phrases }: Clause, step: string): string {
  const actor = phrases.find(({ tag }) => tag === 'A')?.text ?? ''
  const thing =
    isPerson(actor) && isSomebody(actor) && !/^(?:the )?users?$/i.test(actor) ? thingOf(actor) : undefined
  if (!thing || /^(?:Try|Do) /.test(step)) return step
  return `As ${aOf(thing)}, ${uncapital(step)}`
}

function expectedOf({ clauses }: Slots, whole: string): string {
  const results = clauses.filter(({ tag }) => /^(?:eff|lim|def)$/.test(tag))
  const isSplit = results.length > 0 && clauses.some(({ tag }) => tag === 'cond' || tag === 'evt')
  const texts = results.map((clause) => ({ text: plainOf(clause.text), verbs: verbsOf(clause) }))
  const several = clauses.filter(({ tag }) => tag === 'cond').length > 1 && results.length > 1
  const stands = texts.every(
    ({ text, verbs }) => isSentence(text, verbs) && !/^(?:it|they|this|these|he|she)\b|\bI\b/i.test(text),
  )
  if (results.length === 0) return 'What is demanded in this case is to be seen'
  const isTurnedRound = clauses.some(({ tag, text }) => tag !== 'ctx' && isTurned(plainOf(text)))
  if (isSplit && stands && !several && !isTurnedRound)
    return texts.map(({ text }) => asSentence(text)).join(' ')
  const seen = whole.replace(/^I (can|could|should|must|will|may|shall)\b/, 'The user $1')
  const verbs = clauses.flatMap(verbsOf)
  return !/\bI\b/.test(seen) &&
    /^["'“‘(]?(?:[A-Z0-9]|[a-z]+\s)/.test(seen) &&
    isSentence(seen, verbs) &&
    !/^[A-Z]+-?\d/.test(seen)
    ? asSentence(seen)
    : `This holds: "${quotable(seen)}"`
}
