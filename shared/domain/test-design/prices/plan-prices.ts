import { allowed } from '../check/satisfies.ts'
import { ordinalOf } from '../filling/ordinal.ts'
import { priceOf, type Priced, type Situation } from './evaluate.ts'
import type { Pricing } from './price-model.ts'
import { variablesOf, withDeparture, type Variable } from './price-variables.ts'

export interface PricePlan {
  key: string
  situation: Situation
  priced: Priced
  /** The limit that the case stands beside, in words. */
  edge?: { variable: string; value: string }
}

const mostCombinations = 3000
const mostPlans = 16

export interface PricePlans {
  plans: PricePlan[]
  /** Sets of changes whose order decides and is not told. */
  open: number[][]
  /** A situation in which no change applies. */
  neutral?: Situation
}

const plans = new WeakMap<Pricing, PricePlans>()

/** A situation for every feasible combination of rate and changes, and for both sides of every limit that changes the price. */
export function plansOf(pricing: Pricing): PricePlans {
  const known = plans.get(pricing) ?? planned(pricing)
  plans.set(pricing, known)
  return known
}

function planned(pricing: Pricing): PricePlans {
  const variables = variablesOf(pricing)
  const found = new Map<string, PricePlan>()
  const open = new Map<string, number[]>()
  for (const situation of situations(
    variables.map((one) => ({ ...one, options: one.options.filter(({ edge }) => !edge) })),
  )) {
    const priced = priceOf(pricing, situation)
    if (!priced || !isPossible(pricing, situation)) continue
    const key = keyOf(priced)
    if (priced.open) open.set(priced.changes.join(), priced.changes)
    else if ((priced.amount !== undefined || priced.refusal !== undefined) && !found.has(key))
      found.set(key, { key, situation, priced })
  }
  const neutral = [...found.values()].find(
    ({ priced }) => priced.changes.length + priced.spared.length === 0,
  )?.situation
  const known = new Set([...found.values()].map(({ priced }) => priced.changes.join()))
  const unclear = [...open].flatMap(([key, changes]) => (known.has(key) ? [] : [changes]))
  const chosen = bounded(pricing, [...found.values()])
  return {
    plans: [...chosen, ...edges(pricing, variables)],
    open: unclear,
    ...(neutral ? { neutral } : {}),
  }
}

/** What decides the price: "rate 0", "rate 1 changes 0,2", "rate 1 changes 0 exempt from 3", "refusal 0". */
export function keyOf({ rate, changes, spared, refusal }: Priced): string {
  if (refusal !== undefined) return `refusal ${refusal}`
  const changed = changes.length > 0 ? ` changes ${changes.join()}` : ''
  const exempt = spared.length > 0 ? ` exempt from ${spared.join()}` : ''
  return `rate ${rate}${changed}${exempt}`
}

/** All combinations where they are few; else each rate alone, and each set of changes on one rate. What a table holds alone is tried there. */
function bounded({ tableId: table, multiplied }: Pricing, all: PricePlan[]): PricePlan[] {
  const tableId = multiplied ? undefined : table
  const own =
    tableId === undefined ? all : all.filter(({ priced }) => priced.changes.length + priced.spared.length > 0)
  if (own.length <= mostPlans) return own
  const seen = new Set<string>()
  return own.filter(({ priced }) => {
    const key = `${priced.changes.join()} ${priced.spared.join()}`
    return (
      (priced.changes.length === 0 && tableId === undefined) ||
      (seen.has(key) ? false : Boolean(seen.add(key)))
    )
  })
}

function* situations(variables: Variable[]): Generator<Situation> {
  const count = variables.reduce((product, { options }) => product * Math.max(1, options.length), 1)
  for (let number = 0; number < Math.min(count, mostCombinations); number += 1) {
    const situation: Situation = { values: new Map(), numbers: new Map(), facts: new Set() }
    let rest = number
    // The last variable changes fastest.
    for (const { options } of variables.toReversed()) {
      options[rest % Math.max(1, options.length)]?.set(situation)
      rest = Math.floor(rest / Math.max(1, options.length))
    }
    withDeparture(situation)
    yield situation
  }
}

/** The literals are allowed, and the two dates stand as the form demands. */
function isPossible({ screen }: Pricing, { values }: Situation): boolean {
  if (!screen) return true
  for (const [id, value] of values) {
    const parameter = screen.parameters.find((one) => one.id === id)
    if (!parameter || !allowed(value, parameter.constraints)) return false
  }
  return (screen.relations ?? []).every((relation) => {
    if (!('parameterId' in relation.right) || relation.measure !== 'day') return true
    const left = ordinalOf(values.get(relation.leftId) ?? '', 'day')
    const right = ordinalOf(values.get(relation.right.parameterId) ?? '', 'day')
    if (left === undefined || right === undefined) return true
    const by = left - right
    return (
      (relation.min === undefined || by >= relation.min) && (relation.max === undefined || by <= relation.max)
    )
  })
}

/** Both sides of every limit at which the price is computed otherwise, everything else as plain as it can be. */
function edges(pricing: Pricing, variables: Variable[]): PricePlan[] {
  const held = new Set(
    pricing.tableId === undefined
      ? []
      : pricing.rates.flatMap(({ when }) => when.map(({ condition }) => condition)),
  )
  const own = new Set(
    [...held].flatMap((at) => {
      const test = pricing.conditions[at]?.test
      return test?.kind === 'input' ? [test.parameterId] : []
    }),
  )
  return variables.flatMap((variable) => {
    const cuts = variable.options.filter(({ edge }) => edge)
    if (cuts.length === 0 || own.has(variable.key)) return []
    const others = variables
      .filter((one) => one !== variable)
      .map((one) => ({ ...one, options: one.options.filter(({ edge }) => !edge) }))
    return cuts.flatMap((cut, at) => {
      // Cuts come in pairs: the last value before a limit and the first behind it.
      const beside = cuts[at % 2 === 0 ? at + 1 : at - 1]
      if (!beside) return []
      const plan = edgePlan(pricing, others, { key: variable.key, cut, beside })
      return plan ? [plan] : []
    })
  })
}

type Option = Variable['options'][number]

function edgePlan(
  pricing: Pricing,
  others: Variable[],
  { key, cut, beside }: { key: string; cut: Option; beside: Option },
): PricePlan | undefined {
  const at = (option: Option) => situations([...others, { key, options: [option] }])
  const second = at(beside)
  for (const situation of at(cut)) {
    const other = second.next().value as Situation | undefined
    const [here, there] = [priceOf(pricing, situation), other && priceOf(pricing, other)]
    if (!here || here.open || !isPossible(pricing, situation)) continue
    if (here.amount === undefined && here.refusal === undefined) continue
    if (!there || keyOf(there) === keyOf(here) || !other || !isPossible(pricing, other)) continue
    return { key: `${key} ${cut.name}`, situation, priced: here, edge: { variable: key, value: cut.name } }
  }
  return undefined
}
