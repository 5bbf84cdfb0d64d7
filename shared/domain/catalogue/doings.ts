import { baseOfThird } from '../english/third-person.ts'
import { capital, uncapital } from '../english/capital.ts'
import { withoutOpening, type Clause } from './clauses.ts'
import { isPerson } from './acts.ts'
import type { Slots } from './slots.ts'

const most = 110

/** What has to be done so that the events of a sentence happen, as a person is told it: "Press "Send"", "Try saving the form", "Bring this about: the parcel leaves". Undefined without events or where they are long. */
export function doneFor(slots: Slots): string | undefined {
  const events = slots.clauses.filter(({ tag }) => tag === 'evt')
  if (events.length === 0 || events.length > 3) return undefined
  const steps = events.map(toldOf)
  return steps.every((text) => text !== undefined) ? steps.join('; ') : undefined
}

/** An event as a step. Words of somebody who acts become imperative ("the clerk presses" → "Press"), everything else is quoted after "Bring this about". */
export function toldOf(clause: Clause): string | undefined {
  const text = plain(withoutOpening(clause.text)).replace(
    /^(?:even\s+)?(?:after\s+|during\s+|upon\s+|on\s+|by\s+|then\s+|and\s+|when\s+|if\s+)/i,
    '',
  )
  if (text.length < 4 || text.length > most) return undefined
  const own = imperativeOf(clause)
  if (own !== undefined) return own
  const tries = /^(?:trying|attempting) to (.+)$/i.exec(text)?.[1]
  if (tries !== undefined) return `Try to ${tries}`
  const [first] = clause.phrases
  const opens = first?.tag === 'V' && text.toLowerCase().startsWith(first.text.toLowerCase())
  if (/^[a-z-]+ing\b/i.test(text) && opens) return `Try ${lower(text)}`
  if (/\b(?:can|may)\b/i.test(text)) return `Do what this allows: ${lower(text)}`
  return opens && /^(?:is|are|was|be|gets?|has|have)\b|^\w+s\b/i.test(text)
    ? undefined
    : `Bring this about: ${lower(text)}`
}

/** Whether a step tells what a person does, and not what happens. */
export const isDeed = (step: string): boolean => !step.startsWith('Bring this about')

function imperativeOf({ phrases, text, start }: Clause): string | undefined {
  const at = phrases.findIndex(({ tag }) => tag === 'V')
  const verb = phrases[at]
  const actor = phrases[at - 1]
  if (!verb || actor?.tag !== 'A' || phrases.some(({ tag }) => tag === 'NEG')) return undefined
  const speaks = /^(?:I|we|you|they)$/i.test(actor.text)
  if (!speaks && !isPerson(actor.text) && !/^(?:he|she|somebody|someone|anyone|anybody)$/i.test(actor.text))
    return undefined
  if (!/^\s*$/.test(text.slice(actor.end - start, verb.start - start))) return undefined
  const [first = '', ...more] = verb.text.split(' ')
  const base =
    /s$/i.test(first) && !/ss$/i.test(first)
      ? baseOfThird(first.toLowerCase())
      : speaks
        ? first.toLowerCase()
        : undefined
  if (base === undefined || /^(?:be|am|are|have|do|was|were)$/.test(base) || /(?:ed|ing)$/.test(base))
    return undefined
  const rest = plain(`${[base, ...more].join(' ')}${text.slice(verb.end - start)}`).replace(
    /\b(?:my|their|his|her)\b(?![^"“]*["”])/gi,
    'your',
  )
  if (!rest.includes(' ')) return undefined
  return /\b(?:I|me|they|them|he|she|him)\b/i.test(rest) ? undefined : capital(rest)
}

const plain = (text: string): string =>
  text
    .replace(/\*+|[_`]{2,}|^[\s*|>-]+|[\s*|,;:→.]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const lower = (text: string): string =>
  /^[A-Z][a-z]*(?:\s|$)/.test(text) && !/^I\b/.test(text) ? uncapital(text) : text

/** What opens a condition that is a clause of its own. */
const opens = /^(?:and |or )?(?:if|when|whenever|while|given|where|in case|provided|as soon as|once|after)\b/i

/** Conditions of a sentence that read as preconditions: clauses of their own ("if the cart is empty"), not too long, and none that keeps its opening word ("unless", "for"). */
export function givenIn({ clauses }: Slots): string[] {
  return clauses
    .filter(({ tag, text }) => tag === 'cond' && opens.test(text))
    .map(({ text }) => plain(withoutOpening(text.replace(/^(?:and|or) /i, ''))))
    .filter(
      (text) =>
        text.length >= 10 &&
        text.length <= 140 &&
        !/^(?:unless|until|except|otherwise|else|before|for|with|without|by|in|on|at|during|from|as|under|within|between|only|per|of|to|when|where|possible|necessary|needed|required|applicable)\b/i.test(
          text,
        ),
    )
}

/** Whether a condition or event turns round what it says: "unless", "until", "except". */
export const turnsRound = (slots: Slots): boolean =>
  slots.clauses.some(
    ({ tag, text }) =>
      (tag === 'cond' || tag === 'evt') && /^(?:unless|until|except|otherwise|else|before)\b/i.test(text),
  )

/** What has to be done for one clause of a sentence: the events since the effect before it, else the one right behind it. */
export function doneBefore(slots: Slots, clause: Clause): string | undefined {
  const at = slots.clauses.indexOf(clause)
  const isEvent = ({ tag }: Clause) => tag === 'evt'
  const from = slots.clauses.slice(0, at).findLastIndex(({ tag }) => /^(?:eff|lim|def)$/.test(tag)) + 1
  const before = slots.clauses.slice(from, at).filter(isEvent)
  const behind = slots.clauses.slice(at + 1, at + 2).filter(isEvent)
  const shared = slots.clauses.slice(0, at).filter(isEvent)
  const events = [before, behind, shared].find(({ length }) => length > 0) ?? []
  return doneFor({ ...slots, clauses: events })
}

/** The sentence as it is quoted in a step, without bullets, table bars and marks of a layout. */
export const quotedOf = ({ short }: Slots): string =>
  short
    .replace(/\*\*|[`|]|<[^>]{1,12}>|\[[ x]?\]/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-*>•\d.)(]+|[\s\-*|,;:]+$/g, '')
    .replace(/"/g, "'")
