import type { Event, Id, RequirementModel, Rule } from '../model.ts'
import { meet } from '../scopes.ts'
import { isHandingOver, isLeaving } from './button-names.ts'
import type { KnownRule } from './known-rule.ts'

/** An event that hands over entries: those named, or all of its scope. */
export interface Submitter {
  event: Event
  scope: string
  entries?: Set<Id>
}

/**
 * What submits the entries of a scope: what a page is known to hand them over with, else an event that a rule names together with validity or with entries; where there is none, the
 * only button that no rule gives a meaning, of several the only one that is named as such buttons are. Buttons that leave a form ("Cancel") never do. A button that puts an entry into a list, or moves a state, takes only what it needs: what
 * it leaves is for that only button.
 */
export function submittersOf(model: RequirementModel, rules: KnownRule[]): Submitter[] {
  if (model.controls.some(({ submits }) => submits !== undefined))
    return model.controls
      .filter(({ submits }) => submits)
      .map(({ id, scope }) => ({ event: { action: 'press', target: id }, scope }))
  const leaving = new Set(
    model.controls.flatMap(({ id, role, name }) => (role === 'button' && isLeaving(name) ? [id] : [])),
  )
  const named = namedSubmitters(model, rules).filter(({ event: { target = '' } }) => !leaving.has(target))
  const meant = new Set(model.rules.map((rule) => rule.when?.target))
  const free = model.controls.filter(
    ({ id, role }) => role === 'button' && !meant.has(id) && !leaving.has(id),
  )
  const alone = free.flatMap((one): Named[] => {
    const beside = named.filter((submitter) => meet(submitter.scope, one.scope))
    const others = free.filter((other) => other !== one && meet(other.scope, one.scope))
    const single =
      others.length === 0 || (isHandingOver(one.name) && !others.some(({ name }) => isHandingOver(name)))
    if (!single || beside.some(({ takes }) => takes === 'all')) return []
    const event = { action: 'press' as const, target: one.id }
    if (beside.length === 0) return [{ event, scope: one.scope, takes: 'all' }]
    const taken = new Set(beside.flatMap(({ entries }) => [...(entries ?? [])]))
    const left = rules.flatMap((rule) => (rule.rule.when || rule.standing ? [] : [...rule.entries]))
    const entries = new Set(left.filter((id) => !taken.has(id)))
    return entries.size > 0 ? [{ event, scope: one.scope, entries, takes: 'some' }] : []
  })
  return [...named, ...alone]
}

interface Named extends Submitter {
  takes: 'all' | 'some'
}

function namedSubmitters(model: RequirementModel, rules: KnownRule[]): Named[] {
  const found = new Map<string, Named>()
  const scopes = new Map(model.controls.map(({ id, scope }) => [id, scope]))
  for (const { rule, entries, asksAll } of rules) {
    const event = rule.when
    if (!event || !handsOver(event) || (entries.size === 0 && !asksAll)) continue
    const key = `${event.action} ${event.target ?? ''} ${event.name ?? ''}`
    const before = found.get(key)
    const all = asksAll || event.action === 'submit' || (before && !before.entries)
    found.set(key, {
      event,
      scope: scopes.get(event.target ?? '') ?? rule.scope,
      takes: takesSome(rule) && before?.takes !== 'all' ? 'some' : 'all',
      ...(all ? {} : { entries: new Set([...(before?.entries ?? []), ...entries]) }),
    })
  }
  return [...found.values()]
}

const takesSome = ({ kind, then }: Rule): boolean =>
  kind === 'transition' || then.some((effect) => effect.kind === 'adds' || effect.kind === 'changes')

const handsOver = (event: Event): boolean =>
  event.action === 'submit' ||
  event.action === 'do' ||
  (event.action === 'press' && event.target !== undefined)
