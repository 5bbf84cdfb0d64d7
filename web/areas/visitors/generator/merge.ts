import { freeTitle } from './free-title.ts'
import { isSameList } from './same-list.ts'
import type { Cases, TestCase } from './session.ts'

/** A case that was changed in both places, and not alike. `null`: removed there. */
export interface Conflict {
  id: string
  mine: TestCase | null
  theirs: TestCase | null
}

export interface Merged {
  /** What holds of both; where both changed one case it is mine, until somebody chooses. */
  cases: Cases
  conflicts: readonly Conflict[]
}

/** What people edit, as a text to compare. What the service finds anew or takes away at each edit is no difference. */
function essence(testCase: TestCase | undefined): string {
  if (!testCase) return ''
  const {
    automation: _automation,
    basis: _basis,
    author: _author,
    checks: _checks,
    verified: _verified,
    ...rest
  } = testCase
  return JSON.stringify(rest, essentials)
}

/** In one order, without the calculations of steps. */
function essentials(key: string, value: unknown): unknown {
  if (key === 'computed') return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const isSame = (a: TestCase | undefined, b: TestCase | undefined) =>
  a === b || essence(a) === essence(b)

export const isSameSet = (a: Cases, b: Cases) =>
  a.length === b.length && a.every((each, index) => isSame(each, b[index]))

/** Brings together what was edited here (`mine`) and elsewhere (`theirs`) since both were `base`. */
export function merged(base: Cases, mine: Cases, theirs: Cases): Merged {
  const [was, here, there] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: Conflict[] = []
  function choice(id: string): TestCase | undefined {
    const [b, m, t] = [was.get(id), here.get(id), there.get(id)]
    if (isSame(b, m)) return t
    if (isSame(m, t)) return t
    if (isSame(b, t)) return m
    conflicts.push({ id, mine: m ?? null, theirs: t ?? null })
    return m ?? t
  }
  const chosen = orderOf(base, mine, theirs).map(choice)
  const together = unlike(chosen.filter((each) => each !== undefined))
  const same = [theirs, mine].find((each) => isSameList(together, each))
  return { cases: same ?? together, conflicts }
}

const byId = (cases: Cases) => new Map(cases.map((each) => [each.id, each]))

/** My order if I moved or removed something, else theirs; what only the other has stands behind its neighbour there. */
function orderOf(base: Cases, mine: Cases, theirs: Cases): readonly string[] {
  const ids = (cases: Cases) => cases.map(({ id }) => id)
  const isMoved = ids(base).join('\n') !== ids(mine).join('\n')
  const [first, second] = isMoved ? [ids(mine), ids(theirs)] : [ids(theirs), ids(mine)]
  const order = [...first]
  const there = new Set(order)
  second.forEach((id, index) => {
    if (there.has(id)) return
    there.add(id)
    const before = second[index - 1]
    const at = before === undefined ? 0 : order.indexOf(before) + 1
    order.splice(at, 0, id)
  })
  return order
}

/** Two people may have given the same title to two cases. */
function unlike(cases: Cases): Cases {
  const seen = new Set<string>()
  return cases.map((each) => {
    const title = freeTitle(seen, each.title)
    seen.add(title)
    return title === each.title ? each : { ...each, title }
  })
}

/** Settles one conflict: the case becomes what was made of it here, or in the other place. */
export function resolved(cases: Cases, { id, mine, theirs }: Conflict, side: 'mine' | 'theirs'): Cases {
  const chosen = side === 'mine' ? mine : theirs
  if (!chosen) return cases.filter((each) => each.id !== id)
  // What was typed since the question came up is mine, too.
  if (side === 'mine') return cases
  return unlike(cases.map((each) => (each.id === id ? chosen : each)))
}

/** After a save: `sent` was stored as `stored`. A case that was not touched since becomes what is stored; one that was keeps its edits. */
export function afterSave(now: Cases, sent: Cases, stored: Cases): Cases {
  const [was, is] = [byId(sent), byId(stored)]
  return now.map((each) => (was.get(each.id) === each ? (is.get(each.id) ?? each) : each))
}
