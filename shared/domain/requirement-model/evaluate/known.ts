import type { Condition, Control, Event, Id, RequirementModel, Rule, Subject } from '../model.ts'
import { hasPart, referencesOfCondition, referencesReadByEffect } from '../references.ts'
import { meet } from '../scopes.ts'

/** What is asked of a model again and again. A model that was evaluated once is not changed any more. */
export interface Known {
  model: RequirementModel
  subjects: Map<Id, Subject>
  controls: Map<Id, Control>
  rules: KnownRule[]
  /** Refusing rules without `valid`: what an entry can break. */
  limits: KnownRule[]
  /** Subjects whose value follows from others at any time, by rules without an event. */
  derived: Set<Id>
  /** Subjects that a refusing rule asks for. */
  required: Set<Id>
  /** What submits, where. */
  submitters: Submitter[]
  /** Places of what is set without an event, those first on which others depend. */
  order: Map<Id, number>
  /** What depends on itself by way of others, and what depends on that. */
  circular: Set<Id>
  /** Which list a field belongs to. */
  fieldsOf: Map<Id, Id>
  /** What people enter. */
  entered: Set<Id>
  /** A rule says itself when something is accepted. */
  saysAccepted: boolean
}

export interface KnownRule {
  rule: Rule
  refuses: boolean
  /** Subjects of its condition. */
  asks: Set<Id>
  /** Entries that its condition or its texts and sums depend on, also by way of what is computed of them. */
  entries: Set<Id>
  /** It asks whether everything is valid. */
  asksAll: boolean
  /** It does not depend on entries, or is a computation: it holds at any time. */
  standing: boolean
}

/** An event that hands over entries: those named, or all of its scope. */
export interface Submitter {
  event: Event
  scope: string
  entries?: Set<Id>
}

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
  const rules = together(model.rules.map((rule) => knownRule(rule, entered, derivedBy)))
  const limits = rules.filter(
    ({ rule, refuses }) => refuses && rule.if && !rule.closes && !asksValid(rule.if),
  )
  return {
    model,
    subjects,
    controls,
    rules,
    limits,
    derived: derivedOnly(model.rules, derivedBy, subjects),
    required: new Set(limits.flatMap(({ rule }) => (rule.if ? emptinessAsked(rule.if) : []))),
    submitters: submittersOf(model, rules),
    fieldsOf,
    ...orderOf(derivedBy),
    entered: new Set([...subjects.keys()].filter(entered)),
    saysAccepted: model.rules.some((rule) => rule.then.some((effect) => effect.kind === 'accepted')),
  }
}

/** Which subjects rules without an event set, and what these rules read. */
function derivations(rules: Rule[], withControl: Set<Id>): Map<Id, Id[]> {
  const found = new Map<Id, Id[]>()
  for (const rule of rules) {
    if (rule.when) continue
    for (const effect of rule.then) {
      if (effect.kind !== 'set' || withControl.has(effect.subject)) continue
      const reads = [...(rule.if ? referencesOfCondition(rule.if) : []), ...referencesReadByEffect(effect)]
      found.set(effect.subject, [...(found.get(effect.subject) ?? []), ...reads])
    }
  }
  return found
}

function orderOf(derivedBy: Map<Id, Id[]>): { order: Map<Id, number>; circular: Set<Id> } {
  const needs = new Map<Id, Set<Id>>()
  const neededBy = new Map<Id, Id[]>()
  for (const [id, reads] of derivedBy) {
    const others = new Set(reads.filter((one) => one !== id && derivedBy.has(one)))
    needs.set(id, others)
    for (const other of others) neededBy.set(other, [...(neededBy.get(other) ?? []), id])
  }
  const ready = [...needs].flatMap(([id, others]) => (others.size === 0 ? [id] : []))
  for (const done of ready)
    for (const next of neededBy.get(done) ?? []) {
      const others = needs.get(next)
      if (others?.delete(done) && others.size === 0) ready.push(next)
    }
  const order = new Map(ready.map((id, index) => [id, index]))
  const circular = new Set([...needs.keys()].filter((id) => !order.has(id)))
  for (const id of [...circular].sort()) order.set(id, order.size)
  return { order, circular }
}

/** Not states, which last, nor what an event changes. */
function derivedOnly(rules: Rule[], derivedBy: Map<Id, Id[]>, subjects: Map<Id, Subject>): Set<Id> {
  const changed = new Set(rules.flatMap((rule) => (rule.when ? setBy(rule) : [])))
  return new Set([...derivedBy.keys()].filter((id) => !changed.has(id) && subjects.get(id)?.kind !== 'state'))
}

export const setBy = (rule: Rule): Id[] =>
  rule.then.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : []))

function knownRule(rule: Rule, entered: (id: Id) => boolean, derivedBy: Map<Id, Id[]>): KnownRule {
  const asks = new Set(rule.if ? referencesOfCondition(rule.if) : [])
  const reads = new Set([...asks, ...rule.then.flatMap((effect) => referencesReadByEffect(effect))])
  for (const id of reads) for (const source of derivedBy.get(id) ?? []) reads.add(source)
  const entries = new Set([...reads].filter(entered))
  const refuses = rule.kind === 'constraint' || rule.then.some((effect) => effect.kind === 'refused')
  const asksAll = rule.if !== undefined && hasPart(rule.if, (part) => part.kind === 'valid' && !part.subjects)
  const timeless = rule.kind === 'computation' || (entries.size === 0 && !asksAll)
  return {
    rule,
    refuses,
    asks,
    entries,
    asksAll,
    standing: !rule.when && !rule.closes && !refuses && timeless,
  }
}

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

/**
 * What submits the entries of a scope: an event that a rule names together with validity or with entries; where there is none, the
 * only button that no rule gives a meaning.
 */
function submittersOf(model: RequirementModel, rules: KnownRule[]): Submitter[] {
  const found = new Map<string, Submitter>()
  for (const { rule, entries, asksAll } of rules) {
    const event = rule.when
    if (!event || !handsOver(event) || (entries.size === 0 && !asksAll)) continue
    const key = `${event.action} ${event.target ?? ''} ${event.name ?? ''}`
    const before = found.get(key)
    const all = asksAll || event.action === 'submit' || (before && !before.entries)
    const control = model.controls.find((one) => one.id === event.target)
    found.set(key, {
      event,
      scope: control?.scope ?? rule.scope,
      ...(all ? {} : { entries: new Set([...(before?.entries ?? []), ...entries]) }),
    })
  }
  const named = [...found.values()]
  const meant = new Set(model.rules.map((rule) => rule.when?.target))
  const free = model.controls.filter((one) => one.role === 'button' && !meant.has(one.id))
  const alone = free.filter(
    (one) =>
      !named.some((submitter) => meet(submitter.scope, one.scope)) &&
      free.every((other) => other === one || !meet(other.scope, one.scope)),
  )
  return [
    ...named,
    ...alone.map((one) => ({ event: { action: 'press' as const, target: one.id }, scope: one.scope })),
  ]
}

const handsOver = (event: Event): boolean =>
  event.action === 'submit' ||
  event.action === 'do' ||
  (event.action === 'press' && event.target !== undefined)
