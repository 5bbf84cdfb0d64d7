import { exact } from '../decimal.ts'
import type { Effect, Id, Template } from '../model.ts'
import { referencesOfExpression } from '../references.ts'
import type { Value } from '../values.ts'
import type { Outcome, World } from '../world.ts'
import { chosenBy, newEntry } from './change.ts'
import { own, type Moment } from './moment.ts'
import { fill, printNumber, printValue } from './print.ts'
import { Unknown } from './unknown.ts'
import { coerced, printedIn, valueIn } from './value-of.ts'

/** Before and after a rule acted. What was entered is shown as it was entered, also where the field is emptied. */
export interface Sight {
  before: Moment
  after: World
}

/** What a person sees of an effect; unknown where a place of its text is; undefined where there is nothing to see. */
export function told(effect: Effect, sight: Sight): Outcome | Unknown | undefined {
  const { before } = sight
  switch (effect.kind) {
    case 'shows': {
      const text = filled(effect.text, sight)
      return text instanceof Unknown ? text : { ...effect, text }
    }
    case 'hides': {
      const text = filled(effect.text, sight)
      return text instanceof Unknown ? text : { kind: 'hides', text }
    }
    case 'set': {
      const value = valueIn(effect.to, before)
      return value instanceof Unknown
        ? value
        : setTo(effect.subject, coerced(value, before, effect.subject), before)
    }
    case 'lists':
      return listed(effect, sight)
    case 'adds': {
      const entry = newEntry(effect, before)
      return entry instanceof Unknown
        ? entry
        : shownIn(effect.list, labelsOf(effect.list, [entry], before), [])
    }
    case 'removes':
    case 'changes':
      return changeTold(effect, sight)
    default:
      return effect
  }
}

/** A value as the outcome of a rule: numbers in the places of their subject. */
export function setTo(subject: Id, value: Value, { known }: Moment): Outcome | Unknown {
  const step = known.subjects.get(subject)?.step
  const number = value.type === 'number' && step ? exact(value.value) : undefined
  if (!number) return { kind: 'set', subject, to: value }
  const text = printNumber(number, step)
  return text instanceof Unknown ? text : { kind: 'set', subject, to: { type: 'number', value: text } }
}

function filled(template: Template, { before, after }: Sight): string | Unknown {
  const entered: Record<Id, Value> = {}
  for (const part of template)
    for (const id of typeof part === 'string' ? [] : referencesOfExpression(part)) {
      const value = before.known.entered.has(id) ? own(before.world.values, id) : undefined
      if (value) entered[id] = value
    }
  const moment: Moment = { ...before, world: after, entry: entered }
  return fill(template, (part) => printedIn(part, moment))
}

function listed(effect: Extract<Effect, { kind: 'lists' }>, sight: Sight): Outcome | Unknown {
  const shown: string[] = []
  const hidden: string[] = []
  for (const [templates, texts] of [
    [effect.shown, shown],
    [effect.hidden, hidden],
  ] as const)
    for (const template of templates) {
      const text = filled(template, sight)
      if (text instanceof Unknown) return text
      texts.push(text)
    }
  return { ...effect, shown, hidden }
}

function changeTold(
  effect: Extract<Effect, { kind: 'removes' | 'changes' }>,
  { before, after }: Sight,
): Outcome | Unknown | undefined {
  const chosen = chosenBy(effect, before)
  if (chosen instanceof Unknown) return chosen
  const entries = own(before.world.lists, effect.list) ?? []
  const now = labelsOf(effect.list, own(after.lists, effect.list) ?? [], before)
  const gone = labelsOf(
    effect.list,
    entries.filter((_, index) => chosen.has(index)),
    before,
  )
  const then = new Set(labelsOf(effect.list, entries, before))
  return shownIn(
    effect.list,
    now.filter((label) => !then.has(label)),
    gone.filter((label) => !now.includes(label)),
  )
}

const shownIn = (list: Id, shown: string[], hidden: string[]): Outcome | undefined =>
  shown.length + hidden.length === 0
    ? undefined
    : { kind: 'lists', list, shown: [...new Set(shown)], hidden: [...new Set(hidden)] }

/** Entries are known by the first of their fields that can be read. */
export function labelsOf(list: Id, entries: readonly Record<Id, Value>[], { known }: Moment): string[] {
  const fields = known.subjects.get(list)?.fields ?? []
  return entries.flatMap((entry) => {
    for (const field of fields.length > 0 ? fields : Object.keys(entry)) {
      const value = own(entry, field)
      const text = value && printValue(value, known.subjects.get(field))
      if (typeof text === 'string' && text !== '') return [text]
    }
    return []
  })
}
