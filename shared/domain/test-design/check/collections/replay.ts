import type { TestCase } from '../../../test-cases/schema.ts'
import type { Collection } from '../../model.ts'

export interface Held {
  text: string
  marked: boolean
}

export type Deed =
  | { did: 'open' | 'fill' | 'reload' }
  | { did: 'type'; text: string }
  /** `fault` is why the text was not taken; `full` that the list takes none. */
  | { did: 'send'; by: 'button' | 'enter'; typed: string; fault?: string; full?: true }
  | { did: 'mark'; text: string; on: boolean }
  | { did: 'remove'; text: string }
  | { did: 'bulk'; button: string }
  | { did: 'view'; name: string }

/** The list after a step, as the text says it must be. */
export interface Moment {
  deed: Deed
  held: Held[]
  /** The name of the active view, where the text tells it. */
  view: string | undefined
  typed: string
  /** What the page answered to the last text that was sent. */
  message: string | undefined
  expected: string
}

/** Does the literal steps of a case on a list that keeps to the text; undefined as soon as a step says nothing of it. */
export function replay({ steps = [] }: TestCase, collection: Collection): Moment[] | undefined {
  const moments: Moment[] = []
  let now: Omit<Moment, 'deed' | 'expected'> = {
    held: [],
    view: collection.first,
    typed: '',
    message: undefined,
  }
  for (const { action, expectedResult } of steps) {
    const next = after(action, now, collection)
    if (!next) return undefined
    now = next
    moments.push({ ...next, expected: expectedResult })
  }
  return moments
}

type Now = Omit<Moment, 'deed' | 'expected'>

function after(action: string, now: Now, collection: Collection): (Now & { deed: Deed }) | undefined {
  if (action === 'Open the page') return { ...now, deed: { did: 'open' } }
  if (action === 'Reload the page' && collection.reloaded)
    return {
      held: collection.reloaded.kept ? now.held : [],
      view: collection.first,
      typed: '\u0000',
      message: undefined,
      deed: { did: 'reload' },
    }
  const typed = /^Enter "([^"]*)" in the "([^"]*)" field$/.exec(action)
  if (typed) {
    const [, text = '', name] = typed
    // What stands beside the text of an entry must be what the text of the requirement allows, and changes no entry.
    if (collection.others.some((one) => one.label === name && one.value === text))
      return { ...now, deed: { did: 'fill' } }
    return name === collection.label ? { ...now, typed: text, deed: { did: 'type', text } } : undefined
  }
  const key = /^Press Enter in the "([^"]*)" field$/.exec(action)
  if (key) return key[1] === collection.label ? sent('enter', now, collection) : undefined
  const ticked = /^(Check|Uncheck|Turn on|Turn off) the (.+)$/.exec(action)
  if (ticked)
    return marked(ticked[2] ?? '', ticked[1] === 'Check' || ticked[1] === 'Turn on', now, collection)
  const named =
    /^(?:Click (?:the )?|Choose |Select )"([^"]*)"(?: (?:button|tab|link))?(?: from "[^"]*")?$/.exec(
      action,
    )?.[1]
  return clicked(named, action, now, collection)
}

function clicked(
  name: string | undefined,
  action: string,
  now: Now,
  collection: Collection,
): (Now & { deed: Deed }) | undefined {
  const { add, bulk, filters, remove } = collection
  if (name !== undefined && name === add.button) return sent('button', now, collection)
  const several = bulk.find(({ button }) => button === name)
  if (several)
    return {
      ...now,
      held: now.held.filter((one) => !meant(several.which, one.marked)),
      deed: { did: 'bulk', button: several.button },
    }
  const view = filters.find((one) => one.name === name)
  if (view) return { ...now, view: view.name, deed: { did: 'view', name: view.name } }
  const gone =
    remove && now.held.find(({ text }) => points(action.replace(/^Click the /, ''), remove.control, text))
  return gone
    ? { ...now, held: now.held.filter((one) => one !== gone), deed: { did: 'remove', text: gone.text } }
    : undefined
}

function marked(
  phrase: string,
  on: boolean,
  now: Now,
  { mark }: Collection,
): (Now & { deed: Deed }) | undefined {
  const hit = mark && now.held.find(({ text }) => points(phrase, mark.control, text))
  if (!hit) return undefined
  return {
    ...now,
    held: now.held.map((one) => (one === hit ? { ...one, marked: on } : one)),
    deed: { did: 'mark', text: hit.text, on },
  }
}

/** Whether a phrase points at the control of the entry with that text. */
function points(phrase: string, { noun, name }: { noun: string; name: string }, text: string): boolean {
  if (name.includes('{item}')) return phrase === `"${name.split('{item}').join(text)}" ${noun}`
  const found = /^(?:"([^"]*)" )?(\w+) in the (?:item|row) "([^"]*)"$/.exec(phrase)
  return found !== null && (found[1] ?? '') === name && found[2] === noun && found[3] === text
}

export function meant(which: 'all' | 'on' | 'off', mark: boolean): boolean {
  return which === 'all' ? true : which === 'on' ? mark : !mark
}

function sent(by: 'button' | 'enter', now: Now, collection: Collection): (Now & { deed: Deed }) | undefined {
  const { add, capacity, full, refusals, emptied, kept, place } = collection
  if (by === 'enter' && !add.enter) return undefined
  const deed = { did: 'send' as const, by, typed: now.typed }
  if (capacity && now.held.length >= capacity.most) {
    // A button that is disabled cannot be clicked.
    if (
      !full ||
      (by === 'button' && full.disabled.length > 0) ||
      (by === 'enter' && !full.enter && !full.tried)
    )
      return undefined
    return { ...now, message: full.tried ? full.text : now.message, deed: { ...deed, full: true } }
  }
  const fault = faultOf(now.typed, now.held, collection)
  if (fault !== undefined) {
    const message = refusals.find((one) => one.fault === fault)?.message
    return message === undefined
      ? undefined
      : { ...now, typed: kept ? now.typed : '\u0000', message, deed: { ...deed, fault } }
  }
  const text = collection.trims ? now.typed.trim() : now.typed
  const entry = { text, marked: false }
  const held = place?.at === 'start' ? [entry, ...now.held] : [...now.held, entry]
  if (place?.at === 'sorted')
    held.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
  return { ...now, held, typed: emptied ? '' : '\u0000', message: undefined, deed }
}

function faultOf(
  typed: string,
  held: Held[],
  { trims, length, unique, refusals }: Collection,
): string | undefined {
  const answered = (fault: string): boolean => refusals.some((one) => one.fault === fault)
  const text = trims ? typed.trim() : typed
  if (typed === '' && answered('empty')) return 'empty'
  if (typed.trim() === '' && answered('blank')) return 'blank'
  if (text === '') return 'empty'
  if (length?.min !== undefined && Array.from(text).length < length.min) return 'tooShort'
  if (length?.max !== undefined && Array.from(text).length > length.max) return 'tooLong'
  const key = (one: string): string => (unique?.ignoresCase ? one.toLowerCase() : one)
  const known = held.some((one) => key(one.text) === key(text))
  return known && (unique || answered('duplicate')) ? 'duplicate' : undefined
}
