import { businessVerb } from '../business-verbs.ts'
import { startsWithVerb } from '../clauses.ts'
import type { Reading } from '../patterns.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { mayBeCalled, writtenName } from './names.ts'
import { together } from './phrases.ts'
import { chosenByName } from './noted-names.ts'
import { readNotedState } from './noted-states.ts'
import { notedValue } from './noted-values.ts'

/** Reads a text as an action of its own; undefined where it is none, or none that is surely read. */
type ReadPart = (part: string, before: readonly TypedAction[]) => TypedAction[] | undefined

interface Note {
  text: string
  /** An arrow leads to it, so that it is a name however it is written. */
  led: boolean
}

const joint = /^(?:(?:[,;.]|,? and)?,? then |[,;.] (?:and )?(?:then )?| ?(?:->|=>|→) ?| (?:>|») | \+ )/i
const mostParts = 16
const longest = 400
// What is done to one thing of many, where each has a control for it.
const ofThings = new Set(
  'add buy order remove delete edit duplicate copy archive rename reserve book like share download view rate vote follow'.split(
    ' ',
  ),
)

/** "Ed, 1939-1945 + Lincoln -> Next": the parts of a list of notes; what stands in brackets is never divided. */
export function partsOfNotes(text: string): Note[] {
  const parts: Note[] = []
  let depth = 0
  let start = 0
  let led = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '(') depth++
    if (sign === ')') depth--
    const [divider] =
      depth > 0 || /[\p{L}\p{N}]/u.test(sign) ? [] : (joint.exec(text.slice(at, at + 16)) ?? [])
    if (divider === undefined) continue
    parts.push({ text: text.slice(start, at).trim(), led })
    start = at + divider.length
    led = /[>→»]/.test(divider)
    at = start - 1
  }
  return [...parts, { text: text.slice(start).trim(), led }].filter((part) => part.text !== '')
}

/**
 * A clause that nothing reads as one, as a list of notes of which each part is read by itself. A name that values and deeds of one thing of many follow is
 * that thing, unless something to press or tick is called so.
 */
export function readNotes(
  clause: string,
  reading: Reading,
  earlier: readonly TypedAction[],
  read: ReadPart,
): TypedAction[] | undefined {
  const notes = clause.length > longest ? [] : partsOfNotes(clause)
  return notes.length < 2 || notes.length > mostParts ? undefined : readAll(notes, reading, earlier, read)
}

const titled = /^([^:]{1,60}): (.+)$/

/** "Enamel Mug: colour Green, qty 2": notes on one thing, at least one of which only a thing of many has. */
export function readThingNotes(reading: Reading, read: ReadPart): TypedAction[] | undefined {
  const { prose } = reading
  if (prose.text.length > longest) return undefined
  const [, title = '', rest = ''] = titled.exec(prose.text) ?? []
  const name = title.includes(' ') || title.includes('\uE000') ? writtenName(title, prose) : undefined
  const notes = name === undefined ? partsOfNotes(prose.text) : partsOfNotes(rest)
  if (notes.length > mostParts) return undefined
  if (name !== undefined) {
    if (notes.some((note) => isOfThing(note, reading))) return readAll(notes, reading, [], read, name)
    const alone = notes.length === 1 && startsWithVerb(rest) ? read(rest, []) : undefined
    return alone?.map((action) => rather(action, name))
  }
  const [first, second] = notes
  const isThing = first && second && nameOfThing(first, reading) !== undefined && isOfThing(second, reading)
  return isThing ? readAll(notes, reading, [], read) : undefined
}

function readAll(
  notes: readonly Note[],
  reading: Reading,
  earlier: readonly TypedAction[],
  read: ReadPart,
  title?: string,
): TypedAction[] | undefined {
  const all: TypedAction[] = []
  let before = earlier
  let subject = title
  for (const [at, note] of notes.entries()) {
    const next = notes[at + 1]
    const name = nameOfThing(note, reading)
    const hasMore = next !== undefined && isOfThing(next, reading)
    if (name !== undefined) subject = hasMore ? name : undefined
    const actions =
      name !== undefined && hasMore
        ? thingMeant(name, readNote(next, reading, before, read))
        : readNote(note, reading, before, read)?.map((action) =>
            subject !== undefined && isOfThing(note, reading) ? ofThing(action, subject) : action,
          )
    if (!actions) return undefined
    all.push(...actions)
    if (actions.length > 0) before = actions
  }
  return all
}

function readNote(
  { text, led }: Note,
  reading: Reading,
  before: readonly TypedAction[],
  read: ReadPart,
): TypedAction[] | undefined {
  if (led && !startsWithVerb(text) && mayBeCalled(text)) return chosenByName(text, [partOfName(text)])
  return readNotedState(text, reading, before) ?? notedValue(text, reading, before) ?? read(text, before)
}

// "Thermo Cup -> cart": the button that says so among other words.
const partOfName = (name: string): TypedAction => ({ action: 'click', target: { role: 'button', name } })

/** The name that a note is, where one thing of many may be called so. */
function nameOfThing({ text, led }: Note, { prose }: Reading): string | undefined {
  const name = led || startsWithVerb(text) || businessVerb(text) ? undefined : writtenName(text, prose)
  return name !== undefined && /^\p{L}/u.test(name) ? name : undefined
}

/** Whether a note says what only a thing can have or take: a value, a state, a deed on one of many. */
function isOfThing({ text, led }: Note, reading: Reading): boolean {
  const { verb = '', object = '' } = businessVerb(text) ?? {}
  const isDeed = ofThings.has(verb.toLowerCase()) && /^(?:$|(?:it|to|from|into)\b)/i.test(object)
  const isSmall = led && /^\p{Ll}/u.test(text)
  if (isDeed || isSmall) return true
  const isValue = notedValue(text, reading, []) ?? readNotedState(text, reading, [])
  return isValue?.some((action) => 'target' in action || 'checks' in action) ?? /^[a-z]+ \d+$/.test(text)
}

/** What is called so is pressed or ticked; where it is a thing instead, the first that is said of it is looked up there. */
function thingMeant(name: string, said: readonly TypedAction[] | undefined): TypedAction[] | undefined {
  const [first] = said ?? []
  const target = first && targetOf(first)
  const sought = target && inPlace({ role: 'thing', name }, isNamed(first) ? byPart(target) : target)
  return sought && chosenByName(name, [{ action: 'scroll_to', target: sought }])
}

/** The same of the thing: only what stands there is meant, and its button may say more than the verb. */
function ofThing(action: TypedAction, name: string): TypedAction {
  const subject: Target = { role: 'subject', name }
  if (action.action === 'wait_until') {
    const there = (check: Check): Check =>
      check.target ? { ...check, target: inPlace(subject, check.target) } : check
    return { ...action, checks: action.checks.map(there) }
  }
  const target = targetOf(action)
  if (!target) return action
  const otherwise = 'otherwise' in action ? action.otherwise?.map((other) => ofThing(other, name)) : undefined
  return {
    ...action,
    target: inPlace(subject, isNamed(action) ? byPart(target) : target),
    ...(otherwise && { otherwise }),
  } as TypedAction
}

/** What is done to what stands with a thing of the title, if there is one: "Beer Stein: open Details". */
function rather(action: TypedAction, name: string): TypedAction {
  const target = targetOf(action)
  const isNarrow = target === undefined || target.within !== undefined || target.near !== undefined
  const there = isNarrow ? undefined : together([inPlace({ role: 'thing', name }, target), target])
  return there ? ({ ...action, target: there } as TypedAction) : action
}

function targetOf(action: TypedAction): Target | undefined {
  if (action.action === 'wait_until') return action.checks[0]?.target
  return 'target' in action && action.action !== 'drag' ? action.target : undefined
}

function inPlace(within: Target, { or, ...own }: Target): Target {
  return { ...own, within, ...(or && { or: or.map((one) => ({ ...one, within })) }) }
}

const isNamed = ({ action }: TypedAction): boolean => action === 'click' || action === 'check'

// "Add" is what "Add to cart" says.
function byPart(target: Target): Target {
  const { name } = target
  return (name !== undefined && together([target, { role: 'button', name }])) || target
}
