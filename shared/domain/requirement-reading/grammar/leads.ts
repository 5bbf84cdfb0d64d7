import type { Event, Expression } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { condition, predicate } from './condition.ts'
import { amountOf, byButton, failures, forRest, successful } from './circumstances.ts'
import { closing } from './closing.ts'
import { event } from './event.ts'
import { occurrence } from './event/occurrence.ts'
import { forWhom } from './for-whom.ts'
import { holds, joined, type Lead } from './lead.ts'
import { nounCondition } from './noun-condition.ts'
import { inState } from './states.ts'
import {
  alternative,
  first,
  lazy,
  map,
  optional,
  remembered,
  sequence,
  words,
  type Input,
  type Parser,
} from './parser.ts'
import { reference } from './reference.ts'

const supposing = words(
  'if',
  'in case',
  'in the case that',
  'in case that',
  'provided that',
  'provided',
  'as long as',
  'while',
  'where',
  'given that',
  'assuming',
  'so long as',
)
const timely = words(
  'when',
  'whenever',
  'once',
  'after',
  'as soon as',
  'upon',
  'on',
  'by',
  'every time',
  'each time',
  'any time',
  'as',
)
const restricting = words(
  'only if',
  'only when',
  'only after',
  'only while',
  'if and only if',
  'only as long as',
  'only once',
  'only in case',
)
const barring = words('unless', 'until')
const remainder = words(
  'in any other state', 'in all other states', 'in every other state', 'in other states', 'in any other status', 'for the others', 'for all others', 'for any other',
  'otherwise', 'else', 'or else', 'in all other cases', 'in any other case', 'in every other case', 'in other cases', 'if not', 'if this is not the case', 'if it is not', 'if they are not', 'if it does not', 'if they do not', 'if it has not', 'if they have not',
) // prettier-ignore
const happens = (when: Event<Reference>[]): Lead => ({ when })

const aCondition: Parser<Lead> = map(
  (input: Input, at: number) => condition(input, at) ?? nounCondition(input, at),
  holds,
)
/** "… is pressed in the state Paused": what happens, and the state in which it does. */
const anEvent: Parser<Lead> = map(
  sequence((input: Input, at: number) => event(input, at), optional(inState)),
  ([when, state]) => ({ when, ...(state ? { if: state } : {}) }),
)
const conditionFirst = first(
  aCondition,
  lazy(() => asChosen),
)
/** "If gift wrapping is selected": what somebody chose before holds. */
const asChosen: Parser<Lead> = map(anEvent, (lead) => {
  const [one, ...others] = lead.when
  const isChoice =
    one && others.length === 0 && ['tick', 'untick', 'choose'].includes(one.action) && !one.value
  if (!isChoice || !one.target) return lead
  const right: Expression<Reference> = {
    kind: 'value',
    value: { type: 'boolean', value: one.action !== 'untick' },
  }
  return holds({ kind: 'compare', left: { kind: 'subject', subject: one.target }, operator: '=', right })
})
const inOwnWords: Parser<Lead> = map((input: Input, at: number) => occurrence(input, at), happens)
const eventFirst = first(anEvent, aCondition)
const anything = first(anEvent, aCondition, inOwnWords)
const clauseOpeners = words('if', 'when', 'while', 'whenever', 'then')

/** One part after the other: "all entries are valid and "Subscribe" is pressed". */
function parts(part: Parser<Lead>): Parser<Lead> {
  return (input, at) => {
    const head = part(input, at)
    if (!head) return undefined
    let { value, end } = head
    for (;;) {
      const and = words('and')(input, input.tokens[end]?.text === ',' ? end + 1 : end)
      const again = and && (clauseOpeners(input, and.end)?.end ?? and.end)
      const next = again === undefined ? undefined : eventFirst(input, again)
      if (!next) return { value, end }
      value = joined(value, next.value)
      end = next.end
    }
  }
}

/** "If it is not" answers what was said before only where nothing follows: "if it is not a valid code" is a condition. */
const remaining: Parser<string> = (input, at) => {
  const match = remainder(input, at)
  const next = input.tokens[match?.end ?? at]?.text
  return match && (!match.value.startsWith('if ') || next === undefined || /^(?:,|:|then)$/i.test(next))
    ? match
    : undefined
}

/** "If …", "when …", "unless …", "otherwise", "below 16": all that stands before or behind what is then said. */
export const lead: Parser<Lead> = remembered(
  first(
    alternative(
      'lead: otherwise',
      first(
        forRest,
        map(remaining, (): Lead => ({ when: [], otherwise: true })),
      ),
    ),
    alternative(
      'lead: in this case',
      map(words('in this case', 'in that case', 'in such a case', 'in these cases', 'in such cases', 'if so', 'if this happens', 'if that happens', 'then'), (): Lead => ({ when: [], again: true })), // prettier-ignore
    ),
    alternative(
      'lead: success',
      map(successful, (): Lead => holds({ kind: 'valid' })),
    ),
    alternative(
      'lead: only if',
      map(sequence(restricting, parts(conditionFirst)), ([, one]) => ({ ...one, only: true as const })),
    ),
    alternative(
      'lead: unless',
      map(sequence(barring, conditionFirst), ([, one]) => ({
        ...one,
        ...(one.if ? { if: { kind: 'not', of: one.if } as const } : {}),
        unless: true as const,
      })),
    ),
    alternative('lead: any other event', (input, at) => closing(input, at)),
    alternative(
      'lead: if',
      map(sequence(supposing, parts(conditionFirst)), ([, one]) => one),
    ),
    alternative(
      'lead: when',
      map(sequence(timely, parts(anything)), ([, one]) => one),
    ),
    alternative('reference: in a state', map(inState, holds)),
    alternative('lead: with a button', (input, at) => byButton(input, at)),
    alternative(
      'lead: for',
      map(
        sequence(words('for', 'with', 'in', 'at'), (input: Input, at: number) => nounCondition(input, at)),
        ([, one]) => holds(one),
      ),
    ),
    alternative('lead: so many failures', (input, at) => failures(input, at)),
    alternative(
      'lead: without',
      map(sequence(words('without', 'with no', 'without any'), reference), ([, subject]) =>
        holds({ kind: 'empty', subject }),
      ),
    ),
    alternative(
      'lead: from an amount of',
      map((input: Input, at: number) => amountOf(input, at), holds),
    ),
    map(forWhom, holds),
  ),
)

const it: Reference = { kind: 'spoken-of', words: 'it', plural: false, start: 0, end: 0 }

/** "Below 16 the page shall …": what was spoken of last. */
export const bareLead: Parser<Lead> = alternative(
  'lead: bare',
  map((input: Input, at: number) => (opensRange(input, at) ? predicate(it)(input, at) : undefined), holds),
)
const opensRange = words(
  'below',
  'above',
  'under',
  'over',
  'less than',
  'more than',
  'fewer than',
  'from',
  'between',
  'up to',
  'at',
  'at least',
  'at most',
  'outside',
  'beyond',
  'within',
  'with fewer than',
  'with more than',
  'with less than',
  'exactly',
)

/** What may stand between a lead and what it leads to. */
export const pause: Parser<unknown> = (input, at) => {
  const end = /^[,:]$/.test(input.tokens[at]?.text ?? '') ? at + 1 : at
  return optional(words('then', 'also', 'so', 'however'))(input, end)
}
