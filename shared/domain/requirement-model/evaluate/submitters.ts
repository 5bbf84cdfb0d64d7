import type { Event, Id, RequirementModel } from '../model.ts'
import { meet } from '../scopes.ts'
import type { KnownRule } from './known-rule.ts'

/** An event that hands over entries: those named, or all of its scope. */
export interface Submitter {
  event: Event
  scope: string
  entries?: Set<Id>
}

/**
 * What submits the entries of a scope: an event that a rule names together with validity or with entries; where there is none, the
 * only button that no rule gives a meaning.
 */
export function submittersOf(model: RequirementModel, rules: KnownRule[]): Submitter[] {
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
