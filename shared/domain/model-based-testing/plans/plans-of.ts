import type { WhyNot } from '../../requirement-model/asks.ts'
import {
  evaluate,
  startOf,
  type Outcome,
  type RequirementModel,
  type Rule,
} from '../../requirement-model/index.ts'
import { once } from '../../requirement-model/once.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isLimit, sameEvent, submissionOf } from '../items/conditions.ts'
import type { Item } from '../items/item.ts'
import { declaredControls } from '../items/entries.ts'
import { flowPlan } from './flow-plans.ts'
import { cellPlan, pathPlans } from './paths.ts'
import { lastOf, type Plan } from './plan.ts'
import { Planner } from './planner.ts'

/** How many items one model is planned for; what is beyond is left to a gap. */
const mostItems = 3000

/**
 * The model without limits of which nobody can tell at usual values whether they hold, and without those that no value keeps together with
 * the others: one of them would leave everything else of its section undecided, or refused.
 */
export function decidable(model: RequirementModel): { planner: Planner; aside: Rule[] } {
  const aside: Rule[] = []
  let planner = new Planner(model)
  for (let round = 0; round < mostAside; round += 1) {
    const { model: left } = planner
    const open = new Set(
      [...new Set(left.subjects.map(({ scope }) => scope))].flatMap(
        (scope) => evaluate(left, planner.base(scope), submissionOf(left, scope)).by,
      ),
    )
    const out = left.rules.filter((rule) => open.has(rule.id) && isLimit(rule))
    if (out.length === 0) break
    aside.push(...out)
    planner = new Planner({ ...left, rules: left.rules.filter((rule) => !out.includes(rule)) })
  }
  return { planner, aside }
}

const mostAside = 20

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
  const plans: Plan[] = []
  const open = (item: Item) => !plans.some((plan) => covers(planner, plan, item))
  const alone = (wanted: Item[]) => {
    for (const item of wanted) {
      const plan = open(item) ? planner.plan([item]) : undefined
      if (plan) plans.push(plan)
    }
  }
  const single = considered.filter((item) => isSingle(item) && !standsBeside(model, item))
  const right = single.filter(({ valid, decides }) => valid || !decides)
  alone(considered.filter(({ as }) => as === 'main'))
  // An edge of a row is also a case of the row.
  alone(right.filter(({ as }) => as === 'edge'))
  alone(right)
  plans.push(
    ...together(
      planner,
      considered.filter((item) => standsBeside(model, item) && open(item)),
    ),
  )
  alone(single)
  const known = all.slice(0, mostItems)
  const asked = new Set(considered)
  plans.push(...pathPlans(planner, known, asked))
  for (const cell of considered.filter(({ as }) => as === 'cell')) {
    const plan = cellPlan(planner, known, cell, canWalk(model, known, cell))
    if (plan) plans.push(plan)
  }
  plans.push(...considered.filter(({ as }) => as === 'opened').map((item) => openedPlan(planner, item)))
  for (const item of considered.filter(({ as }) => as === 'flow')) {
    const plan = flowPlan(planner, item)
    if (plan) plans.push(plan)
  }
  const shared = considered.filter(isShared)
  const claimed = plans.map((plan) => ({
    ...plan,
    also: shared.filter((item) => !plan.items.includes(item) && covers(planner, plan, item)),
  }))
  const done = new Set(claimed.flatMap(({ items: own, also }) => [...own, ...also].map(({ id }) => id)))
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
  return { item, why: isMissed(item) ? planner.whyNot(item) : 'anotherFirst' }
}

/** Whether it is told that an item has no case. An edge that cannot be (a length of -1) is none that anybody misses. */
export function isMissed({ as, valid, decides }: Item): boolean {
  return as === 'rule' || as === 'main' || as === 'move' || (as === 'partition' && !valid && decides)
}

/** Whether nothing has to be wrong for it, so that it may share a case with others of its kind. */
function standsBeside({ rules }: RequirementModel, item: Item): boolean {
  if (item.rule === '') return item.as === 'partition'
  const rule = rules.find(({ id }) => id === item.rule)
  return rule !== undefined && isLimit(rule) && !item.decides
}

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

/** Whether a plan exercises an item, too: by its last event, and without anything wrong but what it is about. */
function covers(planner: Planner, plan: Plan, item: Item): boolean {
  if (plan.items.includes(item)) return true
  if (!isShared(item)) return false
  const turn = lastOf(plan)
  return sameEvent(turn.event, item.event) && isTold(plan, item) && planner.confirms([item], turn)
}

/** Right values of several entries in one case: at most one value for each entry, in the order of the items. */
function together(planner: Planner, items: Item[]): Plan[] {
  const plans: Plan[] = []
  // An edge is also a usual value: what only asks for one is covered then.
  let left = [...items].sort((a, b) => Number(b.as === 'edge') - Number(a.as === 'edge'))
  while (left.length > 0) {
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
function canWalk({ controls }: RequirementModel, items: Item[], { move }: Item): boolean {
  const mine = items.filter((item) => item.as === 'move' && item.move?.subject === move?.subject)
  return mine.every(({ event }) => controls.some(({ id, quoted }) => id === event.target && quoted))
}
