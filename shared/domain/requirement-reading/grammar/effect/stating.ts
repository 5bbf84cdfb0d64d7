import type { Effect } from '../../../requirement-model/index.ts'
import {
  isDenied,
  predicate,
  saidBetween,
  wordAt,
  type Effects,
  type EffectClause,
} from '../deed/effect-clause.ts'
import { isControl, names } from '../deed/nouns.ts'
import { thingsOf } from '../deed/subject.ts'
import { places } from '../deed/place.ts'
import type { Input, Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { visibility } from './appearing.ts'
import { wordTable } from '../../../basics/word-table.ts'

type State = Extract<Effect, { kind: 'control' }>['is']

const opposite: Record<State, State | undefined> = {
  shown: 'hidden',
  hidden: 'shown',
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
  empty: undefined,
  focused: undefined,
}

const adjectives = wordTable<State>({
  enabled: 'enabled',
  active: 'enabled',
  available: 'enabled',
  clickable: 'enabled',
  usable: 'enabled',
  editable: 'enabled',
  selectable: 'enabled',
  disabled: 'disabled',
  inactive: 'disabled',
  greyed: 'disabled',
  grayed: 'disabled',
  unavailable: 'disabled',
  'read-only': 'disabled',
  inaccessible: 'disabled',
  checked: 'checked',
  ticked: 'checked',
  on: 'checked',
  unchecked: 'unchecked',
  unticked: 'unchecked',
  off: 'unchecked',
  empty: 'empty',
  blank: 'empty',
  focused: 'focused',
  visible: 'shown',
  invisible: 'hidden',
  hidden: 'hidden',
  gone: 'hidden',
  open: 'shown',
  closed: 'hidden',
})

/** `the "Save" button is disabled`, `the list is empty`, `the checkbox stays ticked`. */
export const isInState = predicate('a control is in a state', (clause) => {
  const { subject, group, input, at } = clause
  if (group.verb !== 'be' && !group.does.has('become') && !group.does.has('stay')) return undefined
  const state = adjectives[wordAt(input, at)]
  if (!state || /^\p{Lu}/u.test(input.tokens[at]?.text ?? '')) return undefined
  const end = wordAt(input, at + 1) === 'out' ? at + 2 : at + 1
  return stated(clause, thingsOf(subject), state, end)
})

/** `the "Save" button is hidden`, `is enabled`, `is cleared`, `cannot be pressed`. */
export const isPut = predicate('a control is put into a state', (clause) => {
  const { subject, group, at } = clause
  if (group.passive || group.bare)
    return stated(clause, thingsOf(subject), stateOf(clause) ?? pressable(clause), at)
  const visible = visibility(clause) ?? openness(clause)
  return visible && stated(clause, thingsOf(subject), visible.value ? 'shown' : 'hidden', visible.end)
})

/** "the system disables the button", "the page hides "Save"", "shows the "Details" dialog". */
export const putsInState = predicate('the system puts a control into a state', (clause) => {
  const { subject, group, input, at } = clause
  const isPerson = subject.kind === 'reference' && names('person', subject.reference)
  if (group.passive || group.bare || subject.kind === 'literal' || isPerson) return undefined
  const state = stateOf(clause)
  const isEvent = subject.kind === 'none' && state !== 'shown' && state !== 'hidden'
  const thing = state && !isEvent ? reference(input, at) : undefined
  return thing && isControl(thing.value) ? stated(clause, [thing.value], state, thing.end) : undefined
})

/** "the cursor is in the field "Name"", "the focus moves to "Name"". */
export const focuses = predicate('a control is put into a state', ({ subject, input, at, group }) => {
  if (subject.kind !== 'reference' || group.negated || subject.reference.kind !== 'named') return undefined
  if (!/^(?:focus|cursor|keyboard focus|input focus)$/i.test(subject.reference.words)) return undefined
  const to = ['to', 'in', 'on', 'into', 'at'].includes(wordAt(input, at))
    ? reference(input, at + 1)
    : undefined
  return to && { value: [{ kind: 'control', control: to.value, is: 'focused' }], end: to.end }
})

/** `there is no "Save" button`, `there is a message "X"`. */
export function existing(
  input: Input,
  thing: Match<Reference>,
  denied: boolean,
  from: number,
): Match<Effects> {
  const where = places(input, thing.end)
  const end = where?.end ?? thing.end
  if (isControl(thing.value))
    return { value: [{ kind: 'control', control: thing.value, is: denied ? 'hidden' : 'shown' }], end }
  return { value: [{ kind: 'said', text: saidBetween(input, from, end) }], end }
}

/** "the dialog opens", "the panel closes". */
function openness({ group, at }: EffectClause): Match<boolean> | undefined {
  if (group.verb !== 'open' && group.verb !== 'close') return undefined
  return { value: group.verb === 'open', end: at }
}

function stateOf({ group: { does, verb, passive } }: EffectClause): State | undefined {
  if (does.has('enable')) return 'enabled'
  if (does.has('disable')) return 'disabled'
  if (does.has('hide')) return 'hidden'
  if (does.has('untick')) return 'unchecked'
  if (does.has('tick')) return verb === 'check' && !passive ? undefined : 'checked'
  if (does.has('empty')) return 'empty'
  if (does.has('focus')) return 'focused'
  if (verb === 'remove') return 'hidden'
  return does.has('show') ? 'shown' : undefined
}

/** "The box must be ticked", "must not be empty": what whoever fills it in has to do. */
const isDuty = ({ group }: EffectClause, state: State) =>
  group.modal === 'must' && ['checked', 'unchecked', 'empty'].includes(state)

/** "can be pressed", "cannot be clicked". */
function pressable({ group }: EffectClause): State | undefined {
  return group.modal === 'can' && ['press', 'click', 'use', 'edit', 'change', 'select'].includes(group.verb)
    ? 'enabled'
    : undefined
}

/** A thing that is only "an option" or "the field" cannot be found: that it is shown is told in words. */
const isFound = (thing: Reference, is: State) =>
  (is !== 'shown' && is !== 'hidden') ||
  (thing.kind === 'named' && (thing.quoted || thing.words.includes(' ') || thing.noun !== undefined))

function stated(
  clause: EffectClause,
  things: Reference[],
  state: State | undefined,
  at: number,
): Match<Effects> | undefined {
  const is = state && isDenied(clause) ? opposite[state] : state
  const known = things.length > 0 && things.every((thing) => is === 'empty' || isControl(thing))
  if (!is || !known || isDuty(clause, is)) return undefined
  const end = places(clause.input, at)?.end ?? at
  if (!things.every((thing) => isFound(thing, is) && !(is === 'empty' && names('system', thing))))
    return { value: [{ kind: 'said', text: saidBetween(clause.input, clause.start, end) }], end }
  return { value: things.map((control) => ({ kind: 'control', control, is })), end }
}
