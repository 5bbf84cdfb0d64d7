import { severalWords } from '../../english/number-words.ts'
import { isNoun } from '../nouns.ts'
import { readNumber } from '../patterns.ts'
import { readProse, tidy, type Prose } from '../prose.ts'
import type { Check, TypedAction } from '../types.ts'
import { isControl, isGeneric, isNotice, singular } from './collection-words.ts'
import type { FactContext } from './readers.ts'

const number = `(?:${severalWords}|\\d{1,2})`
const noun = '[a-z][a-z-]*'
const several = new RegExp(
  `^(?:(?<both>both)|(?:all |the )?(?<count>${number}))(?: of (?:them|these|those|the))?(?: (?:the |new )*(?!are\\b|have\\b|appear\\b|exist\\b)(?<noun>${noun}))? (?=(?:are|have|appear|exist)\\b)`,
  'i',
)
const single = new RegExp(
  `^(?:the|this|a) (?:new |newly (?:added|created) )?(?<noun>${noun}) (?=(?:is|has|appears|exists)\\b)`,
  'i',
)
const pronoun = /^(?<it>it) (?=(?:is|has|appears|exists)\b)|^they (?=(?:are|have|appear|exist)\b)/i
const names = '\\uE000\\d+\\uE001(?:(?:, and |, | and )\\uE000\\d+\\uE001)*'
const named = new RegExp(`^(?:(?:the|a|an) (?:new )?(?<noun>${noun}) )?(?<names>${names}) (?=\\S)`, 'i')

const idle = '(?:(?:now|also|both|all|then|still|again|successfully|correctly) )*'
const place = '(?<place> (?:in|on|to|into|within|under|at the (?:top|bottom|end) of) [^,;:]+)?'
const arrives = new RegExp(
  `^(?:is|are|was|were|gets?|has been|have been) ${idle}(?:added|created|inserted)${place}$`,
  'i',
)
const there = new RegExp(
  `^(?:(?:is|are) ${idle}(?:shown|displayed|listed|visible|present|there|back)|appears?|exists?|shows? up)${place}$|^(?:is|are) ${idle}(?:in|on) [^,;:]+$`,
  'i',
)

// What is searched for may be found under another name.
const adding = /^(?!.*\b(?:search|find|filter|look)).*\b(?:add|create|insert|new)s?\b/is

/**
 * A fact that says of what its step has entered that it is there, read of the names themselves: "Both items are listed" behind `Add "A" and "B"`, "The
 * to-do is added to the list" behind `Add the to-do "A"`. What is added is shown then. As many have to be meant as were entered.
 */
export function readArrival(
  fact: string,
  context: FactContext,
  read: (words: string, prose: Prose) => Check[] | undefined,
): Check[] | undefined {
  const text = tidy(fact)
  const said = named.exec(text) ?? undefined
  const meant = said ? quotedIn(said) : enteredIn(text, context)
  if (!meant) return undefined
  const rest = text.slice(meant.subject.length)
  const added = arrives.exec(rest)
  if (!added && (!there.test(rest) || meant.subject === meant.names)) return undefined
  const { literals } = context.prose
  const prose = { ...context.prose, literals: [...literals, ...(meant.values ?? [])] }
  const subject = meant.names ?? marks(literals.length, meant.values ?? [])
  const where = added?.groups?.['place']?.replace(/^ (?:to|into) /i, ' in ') ?? ''
  const verb = subject.includes(' and ') ? 'are' : 'is'
  return read(`${subject} ${added ? `${verb} shown${where}` : rest.replace(/^(?:is|are)\b/i, verb)}`, prose)
}

interface Meant {
  /** The words of the fact that are replaced. */
  subject: string
  names?: string
  values?: string[]
}

// "The to-do "A"": what a thing is called that is no control and tells nothing.
function quotedIn({ 0: subject, groups = {} }: RegExpExecArray): Meant | undefined {
  const { names: said = '', noun: kind } = groups
  return kind !== undefined && !isThing(kind) ? undefined : { subject, names: said }
}

function enteredIn(text: string, { actions, earlier, subject, looked = '' }: FactContext): Meant | undefined {
  const found = several.exec(text) ?? single.exec(text) ?? pronoun.exec(text)
  // What the fact before spoke of, or an earlier step did, is another thing.
  if (!found || !adding.test(looked) || actions === earlier || (subject !== undefined && !single.test(text)))
    return undefined
  const values = [...new Set(actions.flatMap(enteredBy))]
  const { both, count, noun: kind, it } = found.groups ?? {}
  if (kind !== undefined && !(isThing(kind) && (isGeneric(singular(kind)) || isSaid(kind, looked))))
    return undefined
  const isOne = it !== undefined || single.test(text)
  const wanted = both === undefined ? (count === undefined ? undefined : readNumber(count)) : 2
  const fits = isOne
    ? values.length === 1
    : wanted === undefined
      ? values.length > 1
      : values.length === wanted
  return fits && values.every(staysAsItIs) ? { subject: found[0], values } : undefined
}

// Blanks around a text go, and pages write numbers and dates in their own way.
const staysAsItIs = (value: string): boolean => /\p{L}/u.test(value) && value.trim() === value

const isThing = (kind: string): boolean => {
  const one = singular(kind)
  return !isControl(one) && !isNotice(one) && (!isNoun(one) || isGeneric(one))
}

const isSaid = (kind: string, action: string): boolean =>
  readProse(action)
    .text.toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => singular(word) === singular(kind))

/** What an action enters: by itself, or where nothing of the page is called so. */
function enteredBy(action: TypedAction): string[] {
  if (action.action === 'fill' || action.action === 'type') return [action.value]
  const [plan] = action.action === 'click' ? (action.otherwise ?? []) : []
  return plan ? enteredBy(plan) : []
}

const marks = (from: number, values: readonly string[]): string => {
  const all = values.map((_value, at) => `\uE000${from + at}\uE001`)
  return [all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part).join(' and ')
}
