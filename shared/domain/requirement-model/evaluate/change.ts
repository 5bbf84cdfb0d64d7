import type { Effect, Event, Id } from '../model.ts'
import type { Value } from '../values.ts'
import type { World } from '../world.ts'
import { entryNamed, subjectOf } from './events.ts'
import type { KnownRule } from './known-rule.ts'
import { nameOf, type Moment, own } from './moment.ts'
import { unknown, Unknown } from './unknown.ts'
import { coerced, fits, valueIn } from './value-of.ts'

type Entry = Record<Id, Value>

/** The world after these rules have acted. All of them see it as it was before. */
export function changedBy(rules: readonly KnownRule[], moment: Moment): World | Unknown {
  const values = { ...moment.world.values }
  const lists = { ...moment.world.lists }
  const added: { list: Id; entry: Entry }[] = []
  for (const { rule } of rules)
    for (const effect of rule.then) {
      const failed = changeOne(effect, { ...moment, scope: rule.scope }, { values, lists, added })
      if (failed) return failed
    }
  for (const { list, entry } of added) {
    const entries = own(lists, list)
    if (entries) lists[list] = [...entries, entry]
  }
  return { ...moment.world, values, lists }
}

interface Changing {
  values: Record<Id, Value>
  lists: Record<Id, Entry[]>
  added: { list: Id; entry: Entry }[]
}

function changeOne(effect: Effect, moment: Moment, { values, lists, added }: Changing): Unknown | undefined {
  switch (effect.kind) {
    case 'set': {
      const value = valueIn(effect.to, moment)
      if (value instanceof Unknown) return value
      values[effect.subject] = coerced(value, moment, effect.subject)
      return undefined
    }
    case 'control': {
      const subject = subjectOf(moment.known, { action: 'enter', target: effect.control })
      const value = leftIn(effect.is)
      if (subject !== undefined && value) values[subject] = value
      return undefined
    }
    case 'adds': {
      const entry = newEntry(effect, moment)
      if (entry instanceof Unknown) return entry
      added.push({ list: effect.list, entry })
      return undefined
    }
    case 'removes':
    case 'changes': {
      const chosen = chosenBy(effect, moment)
      if (chosen instanceof Unknown) return chosen
      const next = own(lists, effect.list)?.flatMap((entry): (Entry | Unknown)[] => {
        if (!chosen.has(own(moment.world.lists, effect.list)?.indexOf(entry) ?? -1)) return [entry]
        return effect.kind === 'removes' ? [] : [withFields(entry, effect.to, moment)]
      })
      if (!next) return undefined
      const kept: Entry[] = []
      for (const entry of next)
        if (entry instanceof Unknown) return entry
        else kept.push(entry)
      lists[effect.list] = kept
      return undefined
    }
    default:
      return undefined
  }
}

function leftIn(is: Extract<Effect, { kind: 'control' }>['is']): Value | undefined {
  if (is === 'empty') return { type: 'empty' }
  return is === 'checked' || is === 'unchecked' ? { type: 'boolean', value: is === 'checked' } : undefined
}

/** What nobody says of an entry is as at its start; a box in it is not ticked. */
export function newEntry(
  { list, entry }: Extract<Effect, { kind: 'adds' }>,
  moment: Moment,
): Entry | Unknown {
  const made: Entry = {}
  for (const field of moment.known.subjects.get(list)?.fields ?? []) {
    const subject = moment.known.subjects.get(field)
    if (subject?.initial) made[field] = subject.initial
    else if (subject?.kind === 'boolean') made[field] = { type: 'boolean', value: false }
  }
  return withFields(made, entry, moment)
}

function withFields(
  entry: Entry,
  fields: Extract<Effect, { kind: 'adds' }>['entry'],
  moment: Moment,
): Entry | Unknown {
  const made = { ...entry }
  for (const { field, is } of fields) {
    const value = valueIn(is, { ...moment, entry })
    if (value instanceof Unknown) return value
    made[field] = coerced(value, moment, field)
  }
  return made
}

/** Places of the entries that an effect is about. Where it names none, it is about the entry that the event names, or about all. */
export function chosenBy(
  effect: Extract<Effect, { kind: 'removes' | 'changes' }>,
  moment: Moment,
): Set<number> | Unknown {
  const { world, known, event, given } = moment
  const entries = own(world.lists, effect.list)
  if (!entries) return unknown(`unknown: the entries of "${nameOf(known, effect.list)}"`)
  if (effect.where.length === 0 && given && event && isAbout(event, effect.list, moment)) {
    const at = entryNamed(moment, effect.list, given)
    return at instanceof Unknown ? at : new Set([at])
  }
  const chosen = new Set<number>()
  for (const [index, entry] of entries.entries()) {
    const truth = fits(moment, entry, effect.where)
    if (truth instanceof Unknown) return truth
    if (truth) chosen.add(index)
  }
  return chosen
}

function isAbout(event: Event, list: Id, { known }: Moment): boolean {
  const subject = subjectOf(known, event)
  return subject !== undefined && (subject === list || known.fieldsOf.get(subject) === list)
}
