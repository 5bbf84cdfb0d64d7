import type { Expression, Id, Rule, Where } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import {
  added,
  fraction,
  isMultiple,
  negated,
  order,
  over,
  rounded,
  times,
  whole,
  type Fraction,
} from './fractions.ts'
import { isEntry, together, type Moment } from './scene.ts'
import { nothing, same, thingOf, words, written, type Day, type Thing } from './things.ts'

const constant = once(thingOf)

/** What an expression comes to; nothing where it is not known. */
export function worth(expression: Expression, at: Moment): Thing | undefined {
  switch (expression.kind) {
    case 'value':
      return constant(expression.value)
    case 'subject':
      return held(expression.subject, at)
    case 'length':
      return lengthOf(worth(expression.of, at))
    case 'count':
      return (
        (!expression.where && many(expression.list, at)) ||
        amount(entriesOf(expression.list, expression.where ?? [], at)?.length)
      )
    case 'sum':
      return sumOf(expression.list, expression.field, at)
    case 'age':
      return ageOf(worth(expression.of, at))
    case 'percent':
      return calculated(
        [expression.share, expression.of],
        at,
        ([share, of]) => share && of && over(times(share, of), whole(100)),
      )
    case 'round': {
      const step = fraction(expression.to)
      return calculated([expression.of], at, ([one]) => one && step && rounded(one, step, expression.mode))
    }
    case 'shift':
      return shifted(expression, at)
    case 'event':
      return ofEvent(expression.gives, at)
    default:
      return calculated(expression.of, at, (parts) =>
        parts.slice(1).reduce(operations[expression.kind], parts[0]),
      )
  }
}

type Operation = (a: Fraction | undefined, b: Fraction) => Fraction | undefined
const operations: Record<'+' | '-' | '*' | '/' | 'min' | 'max', Operation> = {
  '+': (a, b) => a && added(a, b),
  '-': (a, b) => a && added(a, negated(b)),
  '*': (a, b) => a && times(a, b),
  '/': (a, b) => a && over(a, b),
  min: (a, b) => a && (order(a, b) <= 0 ? a : b),
  max: (a, b) => a && (order(a, b) >= 0 ? a : b),
}

/** How many entries a list has of which nobody says more. */
const many = (list: Id, { scene }: Moment): Thing | undefined => scene.held.get(list)

const amount = (count: number | undefined): Thing | undefined =>
  count === undefined ? undefined : { is: 'amount', amount: whole(count) }

function calculated(
  parts: Expression[],
  at: Moment,
  work: (parts: Fraction[]) => Fraction | undefined,
): Thing | undefined {
  const amounts = parts.flatMap((part) => {
    const found = worth(part, at)
    return found?.is === 'amount' && !isOffStep(part, at) ? [found.amount] : []
  })
  const result = amounts.length === parts.length && amounts.length > 0 ? work(amounts) : undefined
  return result && { is: 'amount', amount: result }
}

/** Whether an entry is a number that cannot be one of its subject, such as 7.5 whole years. */
export function isOffStep(expression: Expression, at: Moment): boolean {
  if (expression.kind !== 'subject') return false
  const subject = at.know.subjects.get(expression.subject)
  const step = subject?.step === undefined ? undefined : fraction(subject.step)
  const found = at.scene.held.get(expression.subject)
  return subject !== undefined && isEntry(subject) && step !== undefined && found?.is === 'amount'
    ? !isMultiple(found.amount, step)
    : false
}

/** What a subject holds: what was entered or stated, else what the rules without an event make of it. */
function held(id: Id, at: Moment): Thing | undefined {
  const rules = at.know.derivedBy.get(id)
  if (!rules || at.asked?.includes(id)) return at.scene.held.get(id)
  return derived(id, at)?.thing ?? at.scene.held.get(id)
}

/** What the rules make of a subject, and which ones did; `clash` where two of them say different things. */
export function derived(id: Id, at: Moment): { thing?: Thing; by: Id[]; clash?: true } | undefined {
  let now: { thing?: Thing; by: Id[]; clash?: true } = { by: [] }
  const within = { ...at, asked: [...(at.asked ?? []), id] }
  const { outright, changes } = waysOf(at.know.derivedBy.get(id) ?? none)(id)
  for (const { rule, to } of outright) {
    if (!together(rule.scope, at.scope) || (rule.if && at.holds(rule.if, within) !== true)) continue
    const thing = worth(to, within)
    if (thing && now.thing && same(thing, now.thing) !== true) now = { ...now, clash: true }
    if (thing) now = { ...now, thing, by: [...now.by, rule.id] }
  }
  for (const { rule, to } of changes) {
    const scene = now.thing ? { ...at.scene, held: new Map([...at.scene.held, [id, now.thing]]) } : at.scene
    const moment = { ...within, scene }
    if (!together(rule.scope, at.scope) || (rule.if && at.holds(rule.if, moment) !== true)) continue
    const thing = worth(to, moment)
    if (thing) now = { ...now, thing, by: [...now.by, rule.id] }
  }
  return now.thing ? now : undefined
}

const none: Rule[] = []

interface Ways {
  outright: { rule: Rule; to: Expression }[]
  /** They make the subject what it is of what it is. */
  changes: { rule: Rule; to: Expression }[]
}

/** How some rules set a subject, which they all do. */
const waysOf = once((rules: Rule[]) => {
  const known = new Map<Id, Ways>()
  return (id: Id): Ways => {
    const before = known.get(id)
    if (before) return before
    const itself = JSON.stringify({ kind: 'subject', subject: id })
    const ways: Ways = { outright: [], changes: [] }
    for (const rule of rules)
      for (const effect of rule.then) {
        if (effect.kind !== 'set' || effect.subject !== id) continue
        const { to } = effect
        const isChange = JSON.stringify(to).includes(itself)
        ;(isChange ? ways.changes : ways.outright).push({ rule, to })
      }
    known.set(id, ways)
    return ways
  }
})

function lengthOf(thing: Thing | undefined): Thing | undefined {
  if (!thing || thing.is === 'nothing' || thing.is === 'flag' || thing.is === 'file') return undefined
  const text = written(thing)
  return text === undefined ? undefined : amount(Array.from(text).length)
}

/** The entries of a list that have these values; nothing where the list, or one of the values, is not known. */
export function entriesOf(list: Id, where: Where, at: Moment): Map<Id, Thing>[] | undefined {
  const all = at.scene.lists.get(list)
  const wanted = where.map(({ field, is }) => ({ field, thing: worth(is, at) }))
  if (!all || wanted.some(({ thing }) => thing === undefined)) return undefined
  return all.filter((entry) =>
    wanted.every(({ field, thing }) => thing && same(entry.get(field) ?? unset(field, at), thing) === true),
  )
}

const unset = (field: Id, { know }: Moment): Thing =>
  know.subjects.get(field)?.kind === 'boolean' ? { is: 'flag', yes: false } : nothing

function sumOf(list: Id, field: Id, at: Moment): Thing | undefined {
  const all = at.scene.lists.get(list)?.map((entry) => entry.get(field))
  if (!all || all.some((one) => one?.is !== 'amount')) return undefined
  const sum = all.reduce((so, one) => (one?.is === 'amount' ? added(so, one.amount) : so), whole(0))
  return { is: 'amount', amount: sum }
}

/** Whole years from a day of birth to the day of the run, where that does not depend on which day it is. */
function ageOf(thing: Thing | undefined): Thing | undefined {
  if (thing?.is !== 'day' || thing.day.from !== 'today') return undefined
  const months = -thing.day.months
  const back = -thing.day.days
  // A month has 28 to 31 days, so fewer than 28 can only matter at the birthday itself.
  if (Math.abs(back) < 28) {
    const full = Math.floor(months / 12)
    return amount(months % 12 === 0 && back < 0 ? full - 1 : full)
  }
  const low = Math.floor((months * 30.4 + back - 3) / 366)
  const high = Math.floor((months * 30.5 + back + 3) / 365)
  return low === high ? amount(low) : undefined
}

function shifted(
  { of, days = 0, months = 0, years = 0 }: Extract<Expression, { kind: 'shift' }>,
  at: Moment,
): Thing | undefined {
  const from: Thing | undefined = of
    ? worth(of, at)
    : { is: 'day', day: { from: 'today', months: 0, days: 0 } }
  if (from?.is !== 'day') return undefined
  const by = months + years * 12
  if (from.day.from === 'today')
    // Days that were already counted and then months come out differently in other months.
    return from.day.days !== 0 && by !== 0
      ? undefined
      : { is: 'day', day: { ...from.day, months: from.day.months + by, days: from.day.days + days } }
  return { is: 'day', day: { ...from.day, days: inCalendar(from.day, by) + days } }
}

function inCalendar({ days }: Day, months: number): number {
  const start = new Date(days * 86_400_000)
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate()]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day, last)) / 86_400_000
}

function ofEvent(gives: 'name' | 'value' | 'actor', { act }: Moment): Thing | undefined {
  if (!act) return undefined
  if (gives === 'value') return act.value
  const said = gives === 'name' ? act.name : act.event.actor
  return said === undefined ? undefined : words(said)
}
