import { OpenPairs } from './open-pairs.ts'
import { PairTable } from './pair-table.ts'
import type { Assigned, PairwiseInput, Row } from './pairwise-input.ts'

const mostParameters = 40
const mostValues = 60
const mostSteps = 20_000
const workPerRun = 3_000_000

/**
 * Rows that together hold every feasible pair of values, few of them, the same for the same input. Greedy, one row at a time
 * (AETG): each row starts from the pair that is open, takes for each parameter the value with most open pairs, and the best of several
 * tries is kept; rows whose pairs others hold are taken out. Pairs that the constraints exclude are no part of the task.
 * Throws a RangeError above 40 parameters or 60 values of one. Source: Cohen et al., The AETG System (1997); PICT on negative values.
 */
export function pairwise(input: PairwiseInput): Row[] {
  checkSize(input)
  const table = new PairTable(input, mostSteps)
  const cost = input.sizes.length ** 2 * Math.max(1, ...input.sizes)
  const rowsExpected = table.lowerBound() * 2 + 4
  const tries = Math.max(1, Math.min(24, Math.floor(workPerRun / (cost * rowsExpected * 8))))
  let best: Row[] | undefined
  for (let seed = 1; seed <= tries; seed += 1) {
    const rows = reduced(table, build(table, seed))
    if (best === undefined || rows.length < best.length) best = rows
    if (best.length <= table.lowerBound()) break
  }
  return best ?? []
}

/** All pairs that rows have to hold: feasible ones of valid values, and each wrong value with every valid one. In counting order. */
export function feasiblePairs(input: PairwiseInput): [Assigned, Assigned][] {
  checkSize(input)
  return new PairTable(input, mostSteps).wanted()
}

function checkSize({ sizes }: PairwiseInput): void {
  if (sizes.length > mostParameters || sizes.some((size) => size > mostValues))
    throw new RangeError(`at most ${mostParameters} parameters of ${mostValues} values`)
}

function build(table: PairTable, seed: number): Row[] {
  const open = new OpenPairs(table)
  const random = sequence(seed)
  const rows: Row[] = []
  for (let pair = open.next(); pair; pair = open.next()) {
    let chosen: Row | undefined
    let most = -1
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const row = open.grow(pair, random)
      const gain = row ? open.gainOf(row) : -1
      if (row && gain > most) [chosen, most] = [row, gain]
    }
    if (!chosen || most <= 0) open.drop(pair)
    else {
      rows.push(chosen)
      open.cover(chosen)
    }
  }
  return rows
}

/** Without rows whose every pair stands in another row too, the last ones first. */
function reduced(table: PairTable, rows: Row[]): Row[] {
  const counts = new Map<number, number>()
  const keys = rows.map((row) => table.keysOf(row))
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const kept = rows.map(() => true)
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const own = keys[index] ?? []
    if (!own.every((key) => (counts.get(key) ?? 0) > 1)) continue
    kept[index] = false
    for (const key of own) counts.set(key, (counts.get(key) ?? 0) - 1)
  }
  return rows.filter((_, index) => kept[index])
}

/** Numbers from 0 to below `limit`, the same for the same seed (a linear congruential generator). */
function sequence(seed: number): (limit: number) => number {
  let state = (seed * 2_654_435_761) >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
}
