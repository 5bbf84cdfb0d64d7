import type { Id, Rule, Subject } from '../model.ts'
import { referencesOfCondition, referencesReadByEffect } from '../references.ts'

/** In which order what is set without an event is worked out. */
export interface Order {
  /** Places, those first on which others depend. */
  order: Map<Id, number>
  /** What depends on itself by way of others, and what depends on that. */
  circular: Set<Id>
}

/** Which subjects rules without an event set, and what these rules read. */
export function derivations(rules: Rule[], withControl: Set<Id>): Map<Id, Id[]> {
  const found = new Map<Id, Id[]>()
  for (const rule of rules) {
    if (rule.when) continue
    for (const effect of rule.then) {
      if (effect.kind !== 'set' || withControl.has(effect.subject)) continue
      const reads = [...(rule.if ? referencesOfCondition(rule.if) : []), ...referencesReadByEffect(effect)]
      const others = found.get(effect.subject)
      if (others) others.push(...reads)
      else found.set(effect.subject, reads)
    }
  }
  return found
}

/** The entries that each subject is computed of in the end. */
export function sourcesOf(
  derivedBy: Map<Id, Id[]>,
  { order, circular }: Order,
  entered: (id: Id) => boolean,
): Map<Id, Set<Id>> {
  const sources = new Map<Id, Set<Id>>()
  for (const id of order.keys()) {
    const reads = new Set(derivedBy.get(id))
    if (circular.has(id))
      for (const one of reads) for (const next of derivedBy.get(one) ?? []) reads.add(next)
    const found = [...reads].flatMap((one) => (entered(one) ? [one] : [...(sources.get(one) ?? [])]))
    sources.set(id, new Set(found))
  }
  return sources
}

export function orderOf(derivedBy: Map<Id, Id[]>): Order {
  const needs = new Map<Id, Set<Id>>()
  const neededBy = new Map<Id, Id[]>()
  for (const [id, reads] of derivedBy) {
    const others = new Set(reads.filter((one) => one !== id && derivedBy.has(one)))
    needs.set(id, others)
    for (const other of others) {
      const waiting = neededBy.get(other)
      if (waiting) waiting.push(id)
      else neededBy.set(other, [id])
    }
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
export function derivedOnly(rules: Rule[], derivedBy: Map<Id, Id[]>, subjects: Map<Id, Subject>): Set<Id> {
  const changed = new Set(rules.flatMap((rule) => (rule.when ? setBy(rule) : [])))
  return new Set([...derivedBy.keys()].filter((id) => !changed.has(id) && subjects.get(id)?.kind !== 'state'))
}

export const setBy = (rule: Rule): Id[] =>
  rule.then.flatMap((effect) => (effect.kind === 'set' ? [effect.subject] : []))
