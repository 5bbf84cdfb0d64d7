import type { Condition, Event, Subject } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { both } from './conditions.ts'
import { mapEvent, Unresolved } from './mapping.ts'
import { keyOf } from './naming.ts'
import { partsOf } from './state-groups.ts'
import { optionOf, resolverOf, type Where } from './resolver.ts'
import { roleOfReference } from './vocabulary.ts'

/** The event of a rule; what was entered or chosen before it, and the state in which it happens, become conditions. */
export function eventsOf(
  events: readonly Event<Reference>[],
  where: Where,
): { when?: Event; if?: Condition } {
  let given: Condition | undefined
  const found: Event[] = []
  for (const event of events) {
    const read = eventOf(event, where)
    given = both(given, read.if)
    found.push(read.event)
  }
  const when = found.pop()
  for (const before of found) {
    const one = conditionOf(before)
    if (!one) throw new Unresolved(before.name ?? before.action)
    given = both(given, one)
  }
  return { ...(when ? { when } : {}), ...(given ? { if: given } : {}) }
}

/** "An agent takes an Open ticket": the ticket is Open, and is taken. */
function eventOf(event: Event<Reference>, where: Where): { event: Event; if?: Condition } {
  const { target } = event
  const state = target && stateBefore(target, where)
  if (state)
    return {
      event: { ...mapEvent(withoutTarget(event), resolverOf(where)), target: state.subject },
      if: state.is,
    }
  if (target && partsOf(target).states.length > 0 && !where.vocabulary.find(target.words))
    throw new Unresolved(target.words)
  if (event.action === 'press' && target?.kind === 'named' && !target.quoted && /^\p{Lu}/u.test(target.words))
    where.vocabulary.declareControl(target, roleOfReference(target) ?? 'button', where.span)
  try {
    return { event: mapEvent(event, resolverOf({ ...where, declares: false })) }
  } catch (error) {
    if (!(error instanceof Unresolved) || event.action !== 'do' || !target) throw error
    const { value: _value, ...rest } = withoutTarget(event)
    return {
      event: {
        ...mapEvent(rest, resolverOf(where)),
        name: `${event.name ?? ''} ${keyOf(target.words)}`.trim(),
      },
    }
  }
}

function withoutTarget({ target: _target, ...rest }: Event<Reference>): Event<Reference> {
  return rest
}

/** The state that a thing is said to be in, before its name. */
export function stateBefore(
  target: Reference,
  { vocabulary }: Where,
): { subject: string; is: Condition } | undefined {
  if (target.kind !== 'named' || target.quoted) return undefined
  const words = target.words.replace(/^(?:a|an|the|each|every|any)\s+/i, '')
  for (const subject of vocabulary.subjects) {
    if (subject.kind !== 'state') continue
    const found = optionsBefore(words, subject)
    if (!found || !keyOf(subject.name).startsWith(keyOf(found.rest))) continue
    const values = found.options.map((value) => ({ type: 'text' as const, value }))
    return { subject: subject.id, is: { kind: 'one-of', subject: subject.id, values } }
  }
  return undefined
}

/** What holds after something was entered. */
function conditionOf({ action, target, value }: Event): Condition | undefined {
  if (!target) return undefined
  if (action === 'tick' || action === 'untick') {
    return {
      kind: 'compare',
      left: { kind: 'subject', subject: target },
      operator: '=',
      right: { kind: 'value', value: { type: 'boolean', value: action === 'tick' } },
    }
  }
  if (action === 'clear') return { kind: 'empty', subject: target }
  if ((action !== 'enter' && action !== 'choose') || !value) return undefined
  return { kind: 'compare', left: { kind: 'subject', subject: target }, operator: '=', right: value }
}

/** "Reserved or Paid booking": the states, and what is in them. */
function optionsBefore(words: string, subject: Subject): { options: string[]; rest: string } | undefined {
  const parts = words.split(' ')
  const options: string[] = []
  let at = 0
  while (at < parts.length) {
    const length = [3, 2, 1].find(
      (count) => optionOf(subject, parts.slice(at, at + count).join(' ')) !== undefined,
    )
    const option =
      length === undefined ? undefined : optionOf(subject, parts.slice(at, at + length).join(' '))
    if (length === undefined || option === undefined) break
    options.push(option)
    at += length
    if (/^(?:or|and)$/i.test(parts[at] ?? '')) at += 1
  }
  const rest = parts.slice(at).join(' ')
  return options.length > 0 && rest !== '' ? { options, rest } : undefined
}
