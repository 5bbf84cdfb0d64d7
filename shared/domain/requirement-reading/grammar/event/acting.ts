import type { Action, Event } from '../../../requirement-model/index.ts'
import { wordAt } from '../deed/effect-clause.ts'
import { actionOf, isStative, trailing } from '../deed/event-verbs.ts'
import { names } from '../deed/nouns.ts'
import type { VerbGroup } from '../deed/verb-group.ts'
import { alternative, type Input, type Match } from '../parser.ts'
import { reference } from '../reference.ts'
import type { Reference } from '../../tokens.ts'
import { isHowOften, objectsOf } from './objects.ts'
import { whereAt } from './where.ts'

type Events = Event<Reference>[]

/** The census counts the rarer ones together: they are words of one form. */
const often = new Set<Action>(['press', 'enter', 'choose', 'open', 'submit'])

/** What a verb in the active voice does, and to what: `presses "Save"`, `solves the ticket`, `leaves "Name" empty`. */
export function actsAt(input: Input, group: VerbGroup, at: number): Match<Events> | undefined {
  const action = actionOf(group.verb)
  if (action === 'do') return somethingDone(input, group, at)
  return (
    alternative(`event: ${often.has(action) ? action : 'tick, clear, leave, upload'}`, () =>
      controlled(action, group, input, at),
    )(input, at) ?? complete(somethingDone(input, group, at))
  )
}

/** "the window opens" needs nothing else, "the user chooses" does. */
const complete = (done: Match<Events> | undefined) =>
  done?.value.every(({ target, name }) => target || name === 'open') ? done : undefined

function controlled(action: Action, group: VerbGroup, input: Input, at: number): Match<Events> | undefined {
  const objects = objectsOf(action, input, at)
  if (!objects)
    return action === 'submit' && group.verb === 'submit' ? { value: [{ action }], end: at } : undefined
  if (action === 'leave' && ['empty', 'blank'].includes(wordAt(input, objects.end)))
    return { value: objects.value.map((each) => ({ ...each, action: 'clear' })), end: objects.end + 1 }
  // Done once it would be another event: what is done so often is told in its own words.
  if (isParticle(input, objects.end) || isHowOften(input, objects.end)) return undefined
  const end = whereAt(input, objects.end)?.end ?? objects.end
  return objects.value.every((each) => isMeant(action, group.verb, each))
    ? { value: objects.value, end }
    : undefined
}

/** Verbs that people use for much else: these need a control, or a value. */
export function isMeant(action: Action, verb: string, { target, value }: Event<Reference>): boolean {
  if (!target || value) return true
  const isQuoted = target.kind === 'named' && target.quoted
  if (['check', 'mark', 'uncheck'].includes(verb)) return isQuoted || names('field', target)
  if (verb === 'send') return names('system', target) || target.kind === 'spoken-of'
  if (['change', 'set', 'put', 'provide', 'specify', 'write', 'delete', 'empty'].includes(verb))
    return isQuoted || names('field', target)
  return action !== 'leave' || isQuoted || names('field', target) || names('page', target)
}

function somethingDone(input: Input, group: VerbGroup, at: number): Match<Events> | undefined {
  return alternative('event: somebody does something', () => doneAt(input, group, at))(input, at)
}

/** Something that only the text names: "solves the ticket", "sends it back", "logs in". */
function doneAt(input: Input, group: VerbGroup, at: number): Match<Events> | undefined {
  if (isStative(group.verb)) return undefined
  const early = isParticle(input, at) ? at + 1 : at
  const target = early > at ? undefined : reference(input, at)
  // "And then it says "Saved"" does nothing to a "Saved".
  if (group.does.has('show') && target?.value.kind === 'named' && target.value.quoted) return undefined
  const behind = target?.end ?? early
  const late = early === at && isParticle(input, behind) ? behind + 1 : behind
  const part = late > behind || early > at ? wordAt(input, late - 1) : undefined
  const where = whereAt(input, late)
  const name = [group.verb, part === 'again' ? undefined : part, where?.value].filter(Boolean).join(' ')
  return { value: [{ action: 'do', name, ...(target && { target: target.value }) }], end: where?.end ?? late }
}

const behindParticle = new Set([
  '',
  ',',
  '.',
  ';',
  ':',
  ')',
  'and',
  'or',
  'but',
  'with',
  'by',
  'as',
  'to',
  'from',
  'at',
  'without',
  'when',
  'if',
])

/** "logs in", "sends it back": and not "maintains products in a list". */
export function isParticle(input: Input, at: number) {
  return trailing.has(wordAt(input, at)) && behindParticle.has(wordAt(input, at + 1))
}
