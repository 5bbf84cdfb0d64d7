import type { Condition, Control, Id, RequirementModel, Rule, Subject } from '../model.ts'
import { hasPart, referencesOfCondition, referencesReadByEffect } from '../references.ts'
import { meet } from '../scopes.ts'
import { derivations, derivedOnly, orderOf, setBy, sourcesOf, type Order } from './derived.ts'
import type { KnownRule } from './known-rule.ts'
import { submittersOf, type Submitter } from './submitters.ts'

/** What is asked of a model again and again. A model that was evaluated once is not changed any more. */
export interface Known extends Order {
  model: RequirementModel
  subjects: Map<Id, Subject>
  controls: Map<Id, Control>
  rules: KnownRule[]
  rulesAt: BySection
  /** Refusing rules without `valid`: what an entry can break. */
  limits: KnownRule[]
  limitsAt: BySection
  /** Subjects whose value follows from others at any time, by rules without an event. */
  derived: Set<Id>
  /** Subjects of which some rule says what follows where they are left empty. */
  required: Set<Id>
  /** What submits, where. */
  submitters: Submitter[]
  /** Which list a field belongs to. */
  fieldsOf: Map<Id, Id>
  /** What people enter. */
  entered: Set<Id>
  /** A rule says itself when something is accepted. */
  saysAccepted: boolean
}

type BySection = (scope: string) => readonly KnownRule[]

const entryRoles = new Set(['textbox', 'combobox', 'checkbox', 'radio'])
const kept = new WeakMap<RequirementModel, Known>()

export function knownOf(model: RequirementModel): Known {
  let known = kept.get(model)
  if (!known) kept.set(model, (known = read(model)))
  return known
}

function read(model: RequirementModel): Known {
  const subjects = new Map(model.subjects.map((subject) => [subject.id, subject]))
  const controls = new Map(model.controls.map((control) => [control.id, control]))
  const fieldsOf = new Map(
    model.subjects.flatMap((list) => (list.fields ?? []).map((field) => [field, list.id] as const)),
  )
  const withControl = new Set(
    model.controls.flatMap((one) => (one.subject && entryRoles.has(one.role) ? [one.subject] : [])),
  )
  const derivedBy = derivations(model.rules, withControl)
  const entered = (id: Id) => {
    const subject = subjects.get(id)
    return (
      subject !== undefined &&
      !subject.given &&
      subject.kind !== 'state' &&
      subject.kind !== 'list' &&
      !derivedBy.has(id) &&
      (!fieldsOf.has(id) || withControl.has(id))
    )
  }
  const ordered = orderOf(derivedBy)
  const sources = sourcesOf(derivedBy, ordered, entered)
  // A state lasts: whoever asks for it does not ask for what once led to it.
  for (const { id, kind } of model.subjects) if (kind === 'state') sources.delete(id)
  const isFact = (id: Id) => subjects.get(id)?.given === true && subjects.get(id)?.kind !== 'list'
  const rules = together(model.rules.map((rule) => knownRule(rule, { entered, isFact, sources })))
  const limits = rules.filter(
    ({ rule, refuses }) => refuses && rule.if && !rule.closes && !asksValid(rule.if),
  )
  return {
    model,
    subjects,
    controls,
    rules,
    rulesAt: bySection(rules),
    limits,
    limitsAt: bySection(limits),
    derived: derivedOnly(model.rules, derivedBy, subjects),
    required: new Set(model.rules.flatMap((rule) => (rule.if ? emptinessAsked(rule.if) : []))),
    submitters: submittersOf(model, rules),
    fieldsOf,
    ...ordered,
    entered: new Set([...subjects.keys()].filter(entered)),
    saysAccepted: model.rules.some((rule) => rule.then.some((effect) => effect.kind === 'accepted')),
  }
}

/** Those that concern a section, in their order. */
function bySection(rules: readonly KnownRule[]): BySection {
  const known = new Map<string, KnownRule[]>()
  return (scope) => {
    const own = known.get(scope) ?? rules.filter(({ rule }) => meet(rule.scope, scope))
    known.set(scope, own)
    return own
  }
}

interface Asking {
  entered: (id: Id) => boolean
  /** A fact about the world that is no state. */
  isFact: (id: Id) => boolean
  sources: Map<Id, Set<Id>>
}

function knownRule(rule: Rule, { entered, isFact, sources }: Asking): KnownRule {
  const asks = new Set(rule.if ? referencesOfCondition(rule.if) : [])
  const reads = [...asks, ...rule.then.flatMap((effect) => referencesReadByEffect(effect))]
  const entries = new Set(reads.flatMap((id) => (entered(id) ? [id] : [...(sources.get(id) ?? [])])))
  const refuses = rule.kind === 'constraint' || rule.then.some((effect) => effect.kind === 'refused')
  const asksAll =
    rule.if !== undefined &&
    hasPart(rule.if, (part) => part.kind === 'valid' && !part.subjects?.some(entered))
  // What facts alone bring to light answers who hands something over; it is not on the page all the time.
  const answers = asks.size > 0 && [...asks].every(isFact) && setBy(rule).length === 0
  const timeless = entries.size === 0 && !asksAll && !answers
  return {
    rule,
    refuses,
    asks,
    entries,
    asksAll,
    standing:
      !rule.when &&
      !rule.closes &&
      !refuses &&
      (timeless || rule.kind === 'computation' || onlyControls(rule)),
  }
}

/** Whether it only says what a control looks like while something is so. */
export const onlyControls = ({ when, if: condition, then }: Rule): boolean =>
  !when &&
  condition !== undefined &&
  then.every((effect) => effect.kind === 'control' && looks.has(effect.is))

const looks = new Set(['shown', 'hidden', 'enabled', 'disabled'])

/** What a decision may change is computed when the decision is made. */
function together(rules: KnownRule[]): KnownRule[] {
  const decided = new Set(
    rules.flatMap(({ rule, standing }) =>
      standing || rule.when || rule.closes !== undefined ? [] : setBy(rule),
    ),
  )
  return rules.map((one) =>
    one.standing && setBy(one.rule).some((id) => decided.has(id)) ? { ...one, standing: false } : one,
  )
}

const asksValid = (condition: Condition): boolean => hasPart(condition, (part) => part.kind === 'valid')

/** Subjects whose emptiness a condition asks for. */
export function emptinessAsked(condition: Condition): Id[] {
  const found: Id[] = []
  hasPart(condition, (part) => {
    if (part.kind === 'empty' || part.kind === 'blank') found.push(part.subject)
    return false
  })
  return found
}
