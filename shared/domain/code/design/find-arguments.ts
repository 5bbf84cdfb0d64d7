import { run } from '../reading/evaluate.ts'
import type { CodeFunction } from '../reading/functions.ts'
import type { Value } from '../reading/values.ts'
import { exercisedBy } from '../check/functions.ts'
import type { FunctionItem } from './model.ts'
import { candidatesOf } from './candidates.ts'

export interface Search {
  code: CodeFunction
  /** Functions of the same code that judge some of the inputs: values that they refuse come last. */
  judges: CodeFunction[]
  candidates: Map<string, Value[]>
  /** Trials that are left for the function. */
  left: number
  base?: Map<string, Value>
}

const trialsOfItem = 4000

const trialsOfFunction = 60_000

/** A search for values of one function; inputs of the same name in other functions lend their values. */
export function searchIn(code: CodeFunction, all: CodeFunction[]): Search {
  const names = new Set(code.inputs.map(({ name }) => name))
  const judges = all.filter((one) => one !== code && one.inputs.every(({ name }) => names.has(name)))
  return { code, judges, candidates: candidatesOf(code, judges), left: trialsOfFunction }
}

/** Values of all inputs that exercise an item: as near as possible to a call that goes well, found by changing few inputs. Deterministic. */
export function findArguments(item: FunctionItem, search: Search): Map<string, Value> | undefined {
  const plausible = (values: Map<string, Value>) =>
    search.judges.every((one) => progress(one, values) === Infinity)
  return search.judges.length > 0
    ? (foundWhere(plausible, item, search) ?? foundWhere(() => true, item, search))
    : foundWhere(() => true, item, search)
}

function foundWhere(
  fits: (values: Map<string, Value>) => boolean,
  item: FunctionItem,
  search: Search,
): Map<string, Value> | undefined {
  const base = (search.base ??= goodCall(search))
  const names = ordered(
    search.code.inputs.map(({ name }) => name),
    item,
  )
  let trials = Math.min(trialsOfItem, search.left)
  const tried = (values: Map<string, Value>) => {
    trials -= 1
    search.left -= 1
    return exercisedBy(item, values, search.code) && fits(values)
  }
  const pool = (name: string) => poolOf(name, item, search)
  if (tried(base)) return base
  for (const one of changes(base, names, pool)) {
    if (trials <= 0) return undefined
    if (tried(one)) return one
  }
  for (const [index, first] of names.entries())
    for (const value of pool(first))
      for (const one of changes(new Map(base).set(first, value), names.slice(index + 1), pool)) {
        if (trials <= 0) return undefined
        if (tried(one)) return one
      }
  return undefined
}

/** The input that the item is about comes first, with the value that it asks for. */
function ordered(names: string[], { label, test }: FunctionItem): string[] {
  const first = test.kind === 'boundary' ? test.boundary.input : label
  return first === undefined ? names : [first, ...names.filter((name) => name !== first)]
}

function poolOf(name: string, { test }: FunctionItem, { candidates }: Search): Value[] {
  const all = candidates.get(name) ?? []
  if (test.kind === 'value' && test.input === name) return all.filter((value) => String(value) === test.value)
  if (test.kind !== 'boundary' || test.boundary.input !== name) return all
  const { measure, at, other } = test.boundary
  if (measure === 'value') return [at]
  if (measure === 'difference')
    return (candidates.get(other ?? '') ?? []).flatMap((value) =>
      typeof value === 'number' ? [Number((value + at).toFixed(10))] : [],
    )
  return all.filter((value) => (typeof value === 'string' || Array.isArray(value)) && value.length === at)
}

/** All ways to change one input. */
function* changes(
  base: Map<string, Value>,
  names: string[],
  pool: (name: string) => Value[],
): Generator<Map<string, Value>> {
  for (const name of names) for (const value of pool(name)) yield new Map(base).set(name, value)
}

/** A call that gets as far as possible: changes one input after the other as long as a later rule, or none, applies. */
function goodCall(search: Search): Map<string, Value> {
  const { code, candidates } = search
  const names = code.inputs.map(({ name }) => name)
  let best = new Map<string, Value>(names.map((name) => [name, candidates.get(name)?.[0] ?? null]))
  let reached = progress(code, best)
  for (let round = 0; round <= code.rules.length && reached < Infinity; round += 1) {
    const better = nextCall(search, best, names, reached)
    if (!better) break
    best = better
    reached = progress(code, best)
  }
  return best
}

function nextCall(
  search: Search,
  base: Map<string, Value>,
  names: string[],
  reached: number,
): Map<string, Value> | undefined {
  const pool = (name: string) => search.candidates.get(name) ?? []
  for (const one of changes(base, names, pool)) {
    search.left -= 1
    if (progress(search.code, one) > reached) return one
  }
  return undefined
}

/** How far a call gets before an error: the index of the rule; without limit where it goes well. */
function progress(code: CodeFunction, values: Map<string, Value>): number {
  const { rule, outcome } = run(code, { values })
  if (outcome?.kind === 'unread') return -1
  return rule === undefined || outcome?.kind === 'returns' ? Infinity : rule
}
