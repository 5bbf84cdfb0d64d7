import { thirdPerson } from '../../english/third-person.ts'
import type { Condition, Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { isNoun } from '../grammar/deed/nouns.ts'
import { both } from './conditions.ts'
import { mapEvent, Unresolved } from './mapping.ts'
import { isEverything, keyOf, singular } from './naming.ts'
import { resolverOf, type Where } from './resolver.ts'
import { roleOfReference } from './vocabulary.ts'

/** The event of a rule; what was entered or chosen before it becomes a condition. */
export function eventsOf(
  events: readonly Event<Reference>[],
  where: Where,
  moves = false,
): { when?: Event; if?: Condition } {
  let given: Condition | undefined
  const found = events.map((event) => eventOf(event, where, moves))
  const when = found.pop()
  for (const before of found) {
    const one = conditionOf(before)
    if (!one) throw new Unresolved(before.name ?? before.action)
    given = both(given, one)
  }
  return { ...(when ? { when } : {}), ...(given ? { if: given } : {}) }
}

/** '"admin" is reserved': of a quoted text in small letters that names nothing else something is done, and nobody presses it. */
function isQuotedThing({ action, target }: Event<Reference>, { vocabulary, scope }: Where): boolean {
  if (action !== 'do' || target?.kind !== 'named' || !target.quoted || roleOfReference(target)) return false
  if (!/^\p{Ll}/u.test(target.words)) return false
  return !vocabulary.control(target.words, undefined) && !vocabulary.find(target.words, scope)
}

/** `moves`: a state comes of it, so that even what nobody explains can be done in its own words. */
function eventOf(told: Event<Reference>, where: Where, moves: boolean): Event {
  const event = { ...happening(told) }
  // "The form is submitted": all that is entered.
  if (event.action === 'submit' && event.target && isEverything(event.target.words)) delete event.target
  const { target } = event
  const button = buttonOf(event, where)
  if (button) return button
  if (event.action === 'press' && target?.kind === 'named' && !target.quoted && /^\p{Lu}/u.test(target.words))
    where.vocabulary.declareControl(target, roleOfReference(target) ?? 'button', where.span)
  try {
    if (target && isQuotedThing(event, where)) throw new Unresolved(target.words)
    const found = mapEvent(event, resolverOf({ ...where, declares: false }))
    const isThing = where.vocabulary.subjects.some(({ id, kind }) => id === found.target && kind === 'state')
    // An application is submitted, and no form.
    return isThing && found.action !== 'press' && found.action !== 'do'
      ? { ...found, action: 'do', name: found.action }
      : found
  } catch (error) {
    const isNamed = target?.kind === 'named' && target.quoted
    if (
      !(error instanceof Unresolved) ||
      !target ||
      target.states ||
      (event.action !== 'do' && (!moves || isNamed))
    )
      throw error
    const { value: _value, target: _target, ...rest } = event
    const name = `${event.name ?? event.action} ${keyOf(target.words)}`.trim()
    return { ...mapEvent(rest, resolverOf(where)), action: 'do', name }
  }
}

const happens = new Set(
  'come expire lapse persist elapse end pass fail occur happen fall resume arrive begin run'.split(' '),
)

/** "The scheduled time comes" is nobody's deed. */
function happening({ actor, ...event }: Event<Reference>): Event<Reference> {
  if (actor === undefined) return event
  const person = [...actor.split(' ').slice(0, -1), singular(actor.split(' ').at(-1) ?? '')].join(' ')
  const [verb = '', ...rest] = (event.name ?? '').split(' ')
  const isPerson = isNoun('person', actor.split(' ').at(-1) ?? '')
  if (event.action !== 'do' || event.target || isPerson || !happens.has(verb))
    return { ...event, actor: person }
  return { ...event, name: [actor, thirdPerson(verb), ...rest].join(' ') }
}

/** "An instrument may be handed out" where a button "Hand out" does it. */
function buttonOf({ action, name, target }: Event<Reference>, where: Where): Event | undefined {
  const button = action === 'do' && name ? where.vocabulary.control(name, 'button') : undefined
  if (!button || button.role !== 'button' || !target) return undefined
  try {
    resolverOf({ ...where, declares: false }).target(target)
  } catch (error) {
    if (!(error instanceof Unresolved) || target.states) throw error
  }
  return { action: 'press', target: button.id }
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
