import type { Format, Scope, TestCase } from './schema.ts'

/** What a message changed: each case as it was and as it became, the order of all before and after, and settings as they were where they changed. */
export interface Difference {
  changes: { id: string; before?: TestCase; after?: TestCase }[]
  order: { before: string[]; after: string[] }
  scope?: Scope
  format?: Format
}

interface Whole {
  testCases: readonly TestCase[]
  scope?: Scope | undefined
  format?: Format | undefined
}

/** Undefined where nothing differs. A setting that `after` does not name stays. */
export function differenceOf(before: Whole, after: Whole): Difference | undefined {
  const [old, now] = [before, after].map(({ testCases }) => new Map(testCases.map((each) => [each.id, each])))
  const order = { before: idsOf(before.testCases), after: idsOf(after.testCases) }
  const changes = [...new Set([...order.before, ...order.after])].flatMap((id) => {
    const [was, is] = [old?.get(id), now?.get(id)]
    if (was && is && inOneOrder(was) === inOneOrder(is)) return []
    return [{ id, ...(was && { before: was }), ...(is && { after: is }) }]
  })
  const settings = {
    ...(after.scope && before.scope && after.scope !== before.scope && { scope: before.scope }),
    ...(after.format && before.format && after.format !== before.format && { format: before.format }),
  }
  const isReordered = JSON.stringify(order.before) !== JSON.stringify(order.after)
  return changes.length > 0 || isReordered || Object.keys(settings).length > 0
    ? { changes, order, ...settings }
    : undefined
}

const idsOf = (testCases: readonly TestCase[]): string[] => testCases.map(({ id }) => id)

export interface Undone {
  testCases: TestCase[]
  added: string[]
  updated: string[]
  removed: string[]
  /** Ids of cases that stay as they are, because somebody changed them since. */
  unrestored: string[]
  scope?: Scope
  format?: Format
}

/**
 * Reverts a difference case by case. A case that was edited, deleted or restored since stays as it is, and so does a case whose old title another case has now. The
 * order is reverted only if it has not changed since.
 */
export function undone(
  testCases: readonly TestCase[],
  { changes, order, scope, format }: Difference,
): Undone {
  const present = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  const changed = new Set(changes.map(({ id }) => id))
  const titles = new Set(testCases.flatMap(({ id, title }) => (changed.has(id) ? [] : [title])))
  const result: Undone = {
    testCases: [],
    added: [],
    updated: [],
    removed: [],
    unrestored: [],
    ...(scope && { scope }),
    ...(format && { format }),
  }
  for (const { id, before, after } of changes) {
    if (contentOf(present.get(id)) !== contentOf(after) || (before && titles.has(before.title))) {
      result.unrestored.push(id)
      continue
    }
    if (before) present.set(id, before)
    else present.delete(id)
    const list = before ? (after ? result.updated : result.added) : result.removed
    list.push(id)
  }
  const afterwards = new Set(order.after)
  const isInOrder =
    JSON.stringify(idsOf(testCases).filter((id) => afterwards.has(id))) ===
    JSON.stringify(order.after.filter((id) => testCases.some((testCase) => testCase.id === id)))
  const place = new Map(order.before.map((id, at) => [id, at]))
  const end = order.before.length
  result.testCases = isInOrder
    ? [...present.values()].toSorted((a, b) => (place.get(a.id) ?? end) - (place.get(b.id) ?? end))
    : [...present.values()]
  return result
}

/** What people see of a case, without findings and readiness, which follow from it. */
function contentOf(testCase: TestCase | undefined): string {
  if (!testCase) return ''
  const { checks: _checks, verified: _verified, automation: _automation, ...content } = testCase
  return inOneOrder(content)
}

/** A value as JSON whose keys are sorted at every depth: a case that a client read and sent back has them in another order. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Whether a message asks for the last change to be taken back, and for nothing else. */
export const isUndo = (message: string): boolean =>
  /^(?:please\s+)?(?:undo|take\s+(?:that|it)\s+back)(?:\s+(?:that|it|this|the\s+last\s+(?:change|message)))?[.!]?$/i.test(
    message.trim(),
  )
