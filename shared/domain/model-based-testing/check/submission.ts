import type { Event, Id, RequirementModel, Rule } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { asksForAll, isEntry, subjectOf, together, type Act, type Know } from './scene.ts'
import { nothing, same, words } from './things.ts'
import { idsOf } from './truth.ts'

/** The entries that an event hands over: all of a section, these, or none. */
export type Judged = 'all' | Set<Id> | undefined

/**
 * What an event hands over: all entries, where a page is known to hand them over with it, or a rule names it together with validity; those that its rules read, and those that nothing
 * else in the section hands over; and all by the only button that does nothing else.
 */
export function submission(know: Know, event: Event, scope: string): Judged {
  if (event.action === 'submit') return 'all'
  const { controls } = know.model
  if (controls.some(({ submits }) => submits !== undefined))
    return event.action === 'press' && controls.some(({ id, submits }) => submits && id === event.target)
      ? 'all'
      : undefined
  const own = (event.target === undefined ? undefined : know.controls.get(event.target)?.scope) ?? scope
  const handing = handingOver(know).filter(({ scope: at }) => together(at, own))
  const mine = handing.filter(({ when }) => fits(know, when, { event, name: '' }))
  if (mine.some(({ entries }) => entries === 'all')) return 'all'
  const free = freeButtons(know.model).filter(({ scope: at }) => together(at, own))
  const isOnly = event.action === 'press' && free.length === 1 && free[0]?.id === event.target
  if (handing.length > 0) {
    const taken = new Set(handing.flatMap(({ entries }) => (entries === 'all' ? [] : [...entries])))
    const all = handing.some(({ entries }) => entries === 'all')
    if (mine.length === 0 && (all || !isOnly)) return undefined
    const left = know.model.subjects.filter((one) => isEntry(one) && !taken.has(one.id) && !all)
    return new Set([
      ...mine.flatMap(({ entries }) => (entries === 'all' ? [] : [...entries])),
      ...left.map(({ id }) => id),
    ])
  }
  return isOnly ? 'all' : undefined
}

/** Rules with an event and the entries that each reads. */
const handingOver = once((know: Know) =>
  know.model.rules.flatMap((rule) => {
    const entries = rule.when && entriesOf(know, rule)
    return rule.when && entries ? [{ scope: rule.scope, when: rule.when, entries }] : []
  }),
)

/** Buttons that no rule waits for. */
const freeButtons = once(({ rules, controls }: RequirementModel) => {
  const awaited = new Set(rules.map(({ when }) => when?.target))
  return controls.filter(({ id, role }) => role === 'button' && !awaited.has(id))
})

/** What rules wait for. */
const events = once(({ rules }: RequirementModel) => rules.flatMap(({ when }) => when ?? []))

/** Whether some rule waits for this very event. */
export const isWaitedFor = (know: Know, act: Act): boolean =>
  events(know.model).some((event) => fits(know, event, act))

/** The entries that a rule with an event reads. */
function entriesOf(know: Know, { when, if: condition, then }: Rule): 'all' | Set<Id> | undefined {
  if (asksForAll(condition)) return 'all'
  if (when?.action !== 'press' && when?.action !== 'do') return undefined
  const read = [...(condition ? idsOf(condition) : []), ...idsOf(then)]
  const entries = read.filter((id) => {
    const subject = know.subjects.get(id)
    const inList = fieldsIn(know.model).has(id)
    return subject !== undefined && isEntry(subject) && !inList && !know.derivedBy.has(id)
  })
  return entries.length > 0 ? new Set(entries) : undefined
}

/** What the entries of lists hold. */
const fieldsIn = once(
  ({ subjects }: RequirementModel) => new Set(subjects.flatMap(({ fields = [] }) => fields)),
)

/** Whether an event is the one that a rule or a flow names. */
export function fits(know: Know, named: Event, { event, value }: Act): boolean {
  if (named.action !== event.action || !sameTarget(know, named, event)) return false
  if ((named.name ?? '').toLowerCase() !== (event.name ?? '').toLowerCase()) return false
  // Who clicks is seldom told in the step of a page.
  const unnamed = event.actor === undefined && event.action !== 'do'
  if (named.actor !== undefined && !unnamed && named.actor.toLowerCase() !== event.actor?.toLowerCase())
    return false
  if (named.value?.kind !== 'value') return true
  const wanted = named.value.value
  const text = value ?? nothing
  return (
    same(text, wanted.type === 'text' ? words(wanted.value) : text) === true ||
    JSON.stringify(wanted) === JSON.stringify(event.value?.kind === 'value' && event.value.value)
  )
}

function sameTarget(know: Know, { target: a }: Event, { target: b }: Event): boolean {
  if (a === undefined || b === undefined) return a === b
  if (a === b || subjectOf(know, a) === subjectOf(know, b)) return true
  const names = lowered(know)
  if ((names.get(a) ?? a.toLowerCase()) === (names.get(b) ?? b.toLowerCase())) return true
  // A tick names a field of a list, or the list itself.
  const fieldsOf = (id: Id) => know.subjects.get(id)?.fields
  return fieldsOf(a)?.includes(b) === true || fieldsOf(b)?.includes(a) === true
}

/** The names of all things in small letters. */
const lowered = once(
  ({ subjects, controls }: Know) =>
    new Map([...subjects.values(), ...controls.values()].map(({ id, name }) => [id, name.toLowerCase()])),
)
