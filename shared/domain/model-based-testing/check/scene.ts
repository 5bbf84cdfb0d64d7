import type {
  Condition,
  Control,
  Event,
  Id,
  RequirementModel,
  Rule,
  Subject,
} from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import type { Claim } from './read-claims.ts'
import type { Deed } from './read-steps.ts'
import { bare } from './sentences.ts'
import { thingOf, type Thing } from './things.ts'

/** What holds at one moment of a replayed case. What is not in `held` is not known. */
export interface Scene {
  held: Map<Id, Thing>
  lists: Map<Id, Map<Id, Thing>[]>
  /** What only words say of it, in small letters. */
  said?: string[]
  /** Values that are taken already. */
  taken?: Map<Id, Thing>
}

/** What just happened, with what was typed or chosen in it. */
export interface Act {
  event: Event
  /** The name of the control or of what was done, as the step gives it. */
  name: string
  value?: Thing
}

/** Where a truth is asked for. `asked` are subjects that are being worked out, so that no circle is followed. */
export interface Moment {
  know: Know
  scene: Scene
  scope: string
  act?: Act
  asked?: Id[]
  /** Whether a condition holds then; handed in, because what holds depends on what is worth what, and that on what holds. */
  holds(condition: Condition, at: Moment): boolean | undefined
}

/** The things of a model, looked up by id and by name. */
export interface Know {
  model: RequirementModel
  subjects: Map<Id, Subject>
  controls: Map<Id, Control>
  rules: Map<Id, Rule>
  /** Subjects that rules without an event work out. */
  derivedBy: Map<Id, Rule[]>
  /** Subjects of which some rule says what follows where they are left empty. */
  asked: Set<Id>
  /** Controls, then subjects, by their names as names are compared. */
  byName: Map<string, (Control | Subject)[]>
  /** Steps and claims that were read, and names that were looked up: most cases share most of them. */
  deeds: Map<string, Deed>
  claims: Map<string, (Claim | string)[]>
  named: Map<string, Id | undefined>
}

/** Made once for each model: whoever replays one case after the other finds what was looked up for those before. */
export const knowing = once((model: RequirementModel): Know => {
  const subjects = new Map(model.subjects.map((one) => [one.id, one]))
  const derivedBy = new Map<Id, Rule[]>()
  for (const rule of model.rules) {
    if (rule.when || rule.closes !== undefined) continue
    for (const effect of rule.then)
      // A state lasts: it is set when something is decided.
      if (effect.kind === 'set' && subjects.get(effect.subject)?.kind !== 'state') {
        const own = derivedBy.get(effect.subject)
        if (own) own.push(rule)
        else derivedBy.set(effect.subject, [rule])
      }
  }
  const byName = new Map<string, (Control | Subject)[]>()
  for (const one of [...model.controls, ...model.subjects]) {
    const same = byName.get(bare(one.name))
    if (same) same.push(one)
    else byName.set(bare(one.name), [one])
  }
  return {
    model,
    byName,
    deeds: new Map(),
    claims: new Map(),
    named: new Map(),
    subjects,
    rules: new Map(model.rules.map((rule) => [rule.id, rule])),
    controls: new Map(model.controls.map((one) => [one.id, one])),
    derivedBy,
    asked: new Set(model.rules.flatMap((rule) => (rule.if ? atomsOf(rule.if).flatMap(emptied) : []))),
  }
})

const emptied = (atom: Condition): Id[] =>
  atom.kind === 'empty' || atom.kind === 'blank' ? [atom.subject] : []

/** Whether two sections concern each other: one is part of the other. */
export function together(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short === '' || long === short || long.startsWith(`${short}.`)
}

/** What the text says that holds at first. */
export function beginning({ model }: Know): Scene {
  return {
    held: new Map(
      model.subjects.flatMap(({ id, initial }) => (initial ? [[id, thingOf(initial)] as const] : [])),
    ),
    lists: new Map(
      // Of a list without fields nothing is known but what a case says of it.
      model.subjects.flatMap(({ id, kind, fields }) =>
        kind === 'list' && fields ? [[id, []] as const] : [],
      ),
    ),
  }
}

export const subjectOf = ({ controls }: Know, id: Id): Id => controls.get(id)?.subject ?? id

/** Whether somebody enters or chooses it, so that it is judged when entries are handed over. */
export const isEntry = ({ given, kind }: Pick<Subject, 'given' | 'kind'>): boolean =>
  !given && kind !== 'state' && kind !== 'list'

/** All parts of a condition that have no parts, itself included. */
export const atomsOf: (condition: Condition) => Condition[] = once((condition) => {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.flatMap(atomsOf)
  return condition.kind === 'not' ? atomsOf(condition.of) : [condition]
})

export const asksForAll = (condition: Condition | undefined): boolean =>
  condition !== undefined && atomsOf(condition).some(({ kind }) => kind === 'valid')

/** A rule whose condition is what breaks it. */
export const isBound = ({ kind, closes, if: broken }: Rule): boolean =>
  kind === 'constraint' && closes === undefined && broken !== undefined && !asksForAll(broken)
