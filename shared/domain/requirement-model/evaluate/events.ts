import type { Action, Event, Id } from '../model.ts'
import { meet } from '../scopes.ts'
import type { Value } from '../values.ts'
import type { World } from '../world.ts'
import type { Known } from './known.ts'
import type { Submitter } from './submitters.ts'
import { nameOf, type Moment, own } from './moment.ts'
import { equal } from './same.ts'
import { unknown, Unknown, type Truth } from './unknown.ts'
import { coerced, valueIn } from './value-of.ts'

const entering: ReadonlySet<Action> = new Set(['enter', 'clear', 'choose', 'tick', 'untick', 'upload'])

export const isEntering = (event: Event): boolean => entering.has(event.action)

/** The section in which something happens: that of its control or subject, of a bare submission that of the world. */
export const scopeOf = (
  { controls, subjects }: Known,
  { target = '', action }: Event,
  { scope = '' }: World,
): string => controls.get(target)?.scope ?? subjects.get(target)?.scope ?? (action === 'submit' ? scope : '')

/** The subject whose value an event changes by itself. */
export function subjectOf({ subjects, controls }: Known, { target = '' }: Event): Id | undefined {
  return controls.get(target)?.subject ?? (subjects.has(target) ? target : undefined)
}

/** What the event does by itself, before any rule is looked at; with what it entered. */
export function perform(event: Event, moment: Moment): { world: World; given?: Value } | Unknown {
  const given = givenBy(event, moment)
  if (given instanceof Unknown) return given
  const { known, world } = moment
  const subject = subjectOf(known, event)
  const done = given ? { world, given } : { world }
  if (!isEntering(event) || subject === undefined) return done
  const list = known.fieldsOf.get(subject)
  if (list !== undefined && given && !Object.hasOwn(world.values, subject))
    return tickEntry(moment, list, subject, event, given)
  if (known.subjects.get(subject)?.kind === 'list') return done
  const entered = enteredBy(event, given, known)
  if (!entered) return unknown(`what is entered into "${nameOf(known, subject)}" is not known`)
  const value = coerced(entered, moment, subject)
  return { ...done, world: { ...world, values: { ...world.values, [subject]: value } } }
}

function givenBy(event: Event, moment: Moment): Value | Unknown | undefined {
  if (event.value) return valueIn(event.value, moment)
  const control = event.target === undefined ? undefined : moment.known.controls.get(event.target)
  return control?.role === 'radio' ? { type: 'text', value: control.name } : undefined
}

function enteredBy(
  { action, target = '' }: Event,
  given: Value | undefined,
  known: Known,
): Value | undefined {
  if (action === 'clear') return { type: 'empty' }
  if (action === 'untick') return { type: 'boolean', value: false }
  if (action === 'tick' && known.controls.get(target)?.role !== 'radio')
    return { type: 'boolean', value: true }
  return given
}

/** A box that each entry of a list has: the value of the event says in which entry. */
function tickEntry(
  moment: Moment,
  list: Id,
  field: Id,
  { action }: Event,
  named: Value,
): { world: World; given: Value } | Unknown {
  const { world } = moment
  const at = entryNamed(moment, list, named)
  if (at instanceof Unknown) return at
  if (action !== 'tick' && action !== 'untick') return { world, given: named }
  const value: Value = { type: 'boolean', value: action === 'tick' }
  const entries = (own(world.lists, list) ?? []).map((entry, index) =>
    index === at ? { ...entry, [field]: value } : entry,
  )
  return { world: { ...world, lists: { ...world.lists, [list]: entries } }, given: named }
}

/** Which entry of a list a value stands for. */
export function entryNamed({ known, world }: Moment, list: Id, named: Value): number | Unknown {
  const found = (own(world.lists, list) ?? []).flatMap((entry, index) =>
    Object.values(entry).some((value) => equal(value, named) === true) ? [index] : [],
  )
  const [first, ...more] = found
  if (first === undefined) return unknown(`"${nameOf(known, list)}" has no such entry`)
  return more.length > 0 ? unknown(`several entries of "${nameOf(known, list)}" are the same`) : first
}

/** Which of these submits by the event that happened; `true` where it is the submission itself. */
export function submittedBy(event: Event, moment: Moment): Submitter | true | undefined {
  if (event.action === 'submit') return true
  return moment.known.submitters.find(
    (submitter) => matches(submitter.event, event, moment, { submitting: false }) === true,
  )
}

/** Whether an event is the one that a rule waits for. `loosely`: whoever does it, and with whatever value. */
export function matches(
  wanted: Event,
  event: Event,
  moment: Moment,
  { submitting, loosely = false }: { submitting: boolean; loosely?: boolean },
): Truth {
  const { known } = moment
  if (wanted.action === 'submit' && (submitting || event.action === 'submit'))
    return meet(scopeOf(known, wanted, moment.world), scopeOf(known, event, moment.world))
  if (event.action === 'submit') return submitsFor(wanted, event, moment)
  if (!sameAction(wanted.action, event.action)) return false
  if (!sameTarget(wanted, event, known) || !sameName(wanted.name, event.name)) return false
  if (loosely) return true
  if (wanted.actor && event.actor && !sameName(wanted.actor, event.actor)) return false
  if (!wanted.value) return true
  const value = valueIn(wanted.value, moment)
  const subject = subjectOf(known, event)
  if (value instanceof Unknown) return value
  if (!moment.given) return unknown('what was entered is not known')
  const meant = subject === undefined ? value : coerced(value, moment, subject)
  const entered = subject === undefined ? moment.given : coerced(moment.given, moment, subject)
  return equal(entered, meant, known.subjects.get(subject ?? ''))
}

/** "Submitted" without a control is by what submits there. */
function submitsFor(wanted: Event, event: Event, { known, world }: Moment): boolean {
  const own = known.submitters.filter((one) => meet(one.scope, scopeOf(known, event, world)))
  return (
    wanted.action === 'press' &&
    own.filter((one) => one.event.action === 'press').length === 1 &&
    own.some((one) => one.event.target === wanted.target)
  )
}

const sameAction = (wanted: Action, action: Action): boolean =>
  wanted === action || (entryActions.has(wanted) && entryActions.has(action))

const entryActions: ReadonlySet<Action> = new Set(['enter', 'choose'])

function sameTarget(wanted: Event, event: Event, known: Known): boolean {
  if (wanted.target === event.target) return true
  const open = wanted.action === 'do' || wanted.action === 'open' || wanted.action === 'leave'
  if (wanted.target === undefined || event.target === undefined) return open || wanted.target === undefined
  if (!isEntering(event) && event.action !== 'leave') return false
  const radios = known.controls.get(wanted.target)?.role === 'radio' && known.controls.has(event.target)
  return !radios && subjectOf(known, wanted) === subjectOf(known, event)
}

const sameName = (wanted: string | undefined, name: string | undefined): boolean =>
  wanted === undefined || name === undefined || wanted.toLowerCase() === name.toLowerCase()
