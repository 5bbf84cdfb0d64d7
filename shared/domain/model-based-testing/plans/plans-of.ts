import type { WhyNot } from '../../requirement-model/asks.ts'
import { startOf, type Outcome, type RequirementModel } from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isLimit, sameEvent } from '../items/conditions.ts'
import type { Item } from '../items/item.ts'
import { declaredControls } from '../items/entries.ts'
import { flowPlan } from './flow-plans.ts'
import { cellPlan, pathPlans } from './paths.ts'
import { overlapping } from './overlaps.ts'
import { lastOf, type Plan } from './plan.ts'
import type { Planner } from './planner.ts'

/** How many items one model is planned for; what is beyond is left to a gap. */
const mostItems = 3000

export interface Planned {
  plans: Plan[]
  /** Items for which there is no world that the model confirms, and why. */
  without: { item: Item; why: WhyNot }[]
}

/**
 * As few plans as a simple choice gives: right values side by side, each wrong one by itself, one for each rule, paths over transitions,
 * which may be those of `all` that the model says.
 */
export function plansOf(planner: Planner, items: Item[], all: Item[] = items): Planned {
  const { model } = planner
  const considered = items.slice(0, mostItems)
  const made = new Exercised(planner)
  const alone = (wanted: Item[]) => {
    for (const item of wanted) {
      if (planner.work.isOver) return
      const plan = made.has(item) ? undefined : planner.plan([item])
      if (plan) made.add(plan)
    }
  }
  const standing = limitsOf(model)
  const single = considered.filter((item) => isSingle(item) && !standsBeside(standing, item))
  const right = single.filter(({ valid, decides }) => valid || !decides)
  alone(considered.filter(({ as }) => as === 'main'))
  // An edge of a row is also a case of the row.
  alone(right.filter(({ as }) => as === 'edge'))
  alone(right)
  const beside = together(
    planner,
    considered.filter((item) => standsBeside(standing, item) && !made.has(item)),
  )
  for (const plan of beside) made.add(plan)
  alone(single)
  const known = all.slice(0, mostItems)
  const asked = new Set(considered)
  for (const plan of pathPlans(planner, known, asked)) made.add(plan)
  const walkable = walkableStates(model, known)
  for (const cell of considered.filter(({ as }) => as === 'cell')) {
    const plan = cellPlan(planner, known, cell, walkable(cell))
    if (plan) made.add(plan)
  }
  for (const item of considered) if (item.as === 'opened') made.add(openedPlan(planner, item))
  for (const item of considered.filter(({ as }) => as === 'flow')) {
    const plan = flowPlan(planner, item)
    if (plan) made.add(plan)
  }
  const claimed = made.claimed(considered.filter(isShared))
  const done = new Set(
    claimed.flatMap(({ items: own, also }) => [...own, ...(also ?? [])].map(({ id }) => id)),
  )
  return {
    plans: claimed,
    without: items.flatMap((item) => (done.has(item.id) ? [] : [withReason(planner, item)])),
  }
}

/** Whether a reader of the case sees everything that the item asks for. */
const isTold = ({ about }: Plan, item: Item): boolean => askedBy(item).every((id) => about.includes(id))
const askedBy = once(({ demands }: Item) =>
  demands.flatMap(({ condition }) => referencesOfCondition(condition)),
)

/** Whether it may be exercised by what is planned for another one. */
const isShared = (item: Item): boolean =>
  (isSingle(item) || item.as === 'main') && (item.valid || !item.decides)

const isSingle = ({ as }: Item): boolean => as === 'edge' || as === 'partition' || as === 'rule'

function withReason(planner: Planner, item: Item): Planned['without'][number] {
  return {
    item,
    why: planner.work.isOver ? 'notLooked' : isMissed(item) ? planner.whyNot(item) : 'anotherFirst',
  }
}

/** Whether it is told that an item has no case. An edge that cannot be (a length of -1) is none that anybody misses. */
export function isMissed({ as, valid, decides }: Item): boolean {
  return as === 'rule' || as === 'main' || as === 'move' || (as === 'partition' && !valid && decides)
}

/** Whether nothing has to be wrong for it, so that it may share a case with others of its kind. */
function standsBeside(limits: ReadonlySet<string>, item: Item): boolean {
  if (item.rule === '') return item.as === 'partition'
  return limits.has(item.rule) && !item.decides
}

const limitsOf = ({ rules }: RequirementModel): ReadonlySet<string> =>
  new Set(rules.flatMap((rule) => (isLimit(rule) ? [rule.id] : [])))

/** The controls that the text says the page has, what they begin with, and what is shown at any time. */
function openedPlan(planner: Planner, item: Item): Plan {
  const { model } = planner
  const before = startOf(model, item.scope)
  const turn = planner.turn(before, item.event)
  const controls = declaredControls(model).filter(({ scope }) => scope === item.scope)
  const shown = controls.map(({ id }): Outcome => ({ kind: 'control', control: id, is: 'shown' }))
  const preset = model.subjects.flatMap(({ id, initial, kind }): Outcome[] =>
    initial && kind !== 'state' && controls.some(({ subject }) => subject === id)
      ? [{ kind: 'set', subject: id, to: initial }]
      : [],
  )
  const outcomes = [...shown, ...preset, ...(turn?.outcomes.filter(({ kind }) => kind === 'shows') ?? [])]
  return {
    items: [item],
    turns: [{ before, event: item.event, outcomes, after: before, by: turn?.by ?? [] }],
    about: [],
  }
}

/** Plans, and what each of them exercises: what a plan could exercise is found by its deciding rules and by what it is about. */
class Exercised {
  readonly plans: Plan[] = []
  private readonly planner: Planner
  private readonly own = new Set<Item>()
  private readonly byRule = new Map<string, Plan[]>()
  private readonly byAbout = new Map<string, Plan[]>()

  constructor(planner: Planner) {
    this.planner = planner
  }

  add(plan: Plan): void {
    this.plans.push(plan)
    for (const item of plan.items) this.own.add(item)
    for (const id of lastOf(plan).by) pushTo(this.byRule, id, plan)
    for (const id of plan.about) pushTo(this.byAbout, id, plan)
  }

  has(item: Item): boolean {
    if (this.own.has(item)) return true
    return isShared(item) && this.possible(item).some((plan) => covers(this.planner, plan, item))
  }

  /** Each plan with those of some items that it exercises beside its own. */
  claimed(shared: Item[]): Plan[] {
    const also = new Map<Plan, Item[]>()
    for (const item of shared)
      for (const plan of this.possible(item)) {
        if (this.planner.work.isOver) break
        if (!plan.items.includes(item) && covers(this.planner, plan, item)) pushTo(also, plan, item)
      }
    return this.plans.map((plan) => ({ ...plan, also: also.get(plan) ?? [] }))
  }

  private possible(item: Item): readonly Plan[] {
    if (item.decides) return this.byRule.get(item.rule) ?? []
    const [first] = askedBy(item)
    return first === undefined ? this.plans : (this.byAbout.get(first) ?? [])
  }
}

function pushTo<Key, One>(lists: Map<Key, One[]>, key: Key, one: One): void {
  const own = lists.get(key)
  if (own) own.push(one)
  else lists.set(key, [one])
}

/** Whether a plan exercises an item, too: by its last event, and without anything wrong but what it is about. */
function covers(planner: Planner, plan: Plan, item: Item): boolean {
  if (!planner.work.take(1)) return false
  if (plan.items.includes(item)) return true
  if (!isShared(item)) return false
  const turn = lastOf(plan)
  if (!sameEvent(turn.event, item.event) || !isTold(plan, item) || !planner.confirms([item], turn))
    return false
  // An item whose rule reacts together with others is tried by itself.
  const isOwn = plan.items.some(({ rule, decides }) => decides && rule === item.rule)
  return isOwn || overlapping(planner.model, item, turn).length === 0
}

/** Right values of several entries in one case: at most one value for each entry, in the order of the items. */
function together(planner: Planner, items: Item[]): Plan[] {
  const plans: Plan[] = []
  // An edge is also a usual value: what only asks for one is covered then.
  let left = [...items].sort((a, b) => Number(b.as === 'edge') - Number(a.as === 'edge'))
  while (left.length > 0 && planner.work.take(left.length)) {
    const [first, ...others] = left
    if (!first) break
    const { taken, plan } = sideBySide(planner, first, others)
    if (plan) plans.push(plan)
    const done = new Set(taken)
    left = left.filter((item) => !done.has(item) && !(plan && covers(planner, plan, item)))
  }
  return plans
}

/** All of them at once where that goes, else one half after the other as far as that does. */
function sideBySide(planner: Planner, first: Item, others: Item[]): { taken: Item[]; plan?: Plan } {
  const bySubject = new Map([[first.subject, first]])
  for (const item of others)
    if (sameEvent(item.event, first.event) && !bySubject.has(item.subject)) bySubject.set(item.subject, item)
  const all = [...bySubject.values()]
  let taken: Item[] = []
  let plan: Plan | undefined
  const add = (some: Item[]): void => {
    const wider = some.length > 0 ? planner.plan([...taken, ...some]) : undefined
    if (wider) [taken, plan] = [[...taken, ...some], wider]
    if (wider || some.length < 2) return
    const half = Math.ceil(some.length / 2)
    add(some.slice(0, half))
    add(some.slice(half))
  }
  add(all)
  return { taken: plan ? taken : [first], ...(plan ? { plan } : {}) }
}

/** Whether the events that lead to a state are clicks that the text names, so that a run can do them. */
function walkableStates({ controls }: RequirementModel, items: Item[]): (cell: Item) => boolean {
  const quoted = new Set(controls.flatMap((control) => (control.quoted ? [control.id] : [])))
  const closed = new Set(
    items.flatMap(({ as, event, move }) =>
      as === 'move' && !quoted.has(event.target ?? '') ? [move?.subject] : [],
    ),
  )
  return ({ move }) => !closed.has(move?.subject)
}
