import type { TestCase } from './schema.ts'

/** What a message changed: each case as it was and as it became, and the order before. */
export interface Difference {
  changes: { id: string; before?: TestCase; after?: TestCase }[]
  order: string[]
}

/** Undefined where nothing differs. */
export function differenceOf(
  before: readonly TestCase[],
  after: readonly TestCase[],
): Difference | undefined {
  const [old, now] = [before, after].map((all) => new Map(all.map((each) => [each.id, each])))
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const changes = ids.flatMap((id) => {
    const [was, is] = [old?.get(id), now?.get(id)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    return [{ id, ...(was && { before: was }), ...(is && { after: is }) }]
  })
  const order = before.map(({ id }) => id)
  const isReordered = JSON.stringify(order) !== JSON.stringify(after.map(({ id }) => id))
  return changes.length > 0 || isReordered ? { changes, order } : undefined
}

export interface Undone {
  testCases: TestCase[]
  added: string[]
  updated: string[]
  removed: string[]
  /** Ids of cases that somebody changed since: they stay as they are. */
  kept: string[]
}

/** Takes a difference back, case by case; one that somebody edited, took away or made again since stays as it is. */
export function undone(testCases: readonly TestCase[], { changes, order }: Difference): Undone {
  const present = new Map(testCases.map((testCase) => [testCase.id, testCase]))
  const result: Undone = { testCases: [], added: [], updated: [], removed: [], kept: [] }
  for (const { id, before, after } of changes) {
    if (contentOf(present.get(id)) !== contentOf(after)) {
      result.kept.push(id)
      continue
    }
    if (before) present.set(id, before)
    else present.delete(id)
    const list = before ? (after ? result.updated : result.added) : result.removed
    list.push(id)
  }
  const place = new Map(order.map((id, at) => [id, at]))
  result.testCases = [...present.values()].toSorted(
    (one, other) => (place.get(one.id) ?? order.length) - (place.get(other.id) ?? order.length),
  )
  return result
}

/** What people see of a case; findings and readiness follow from it, and a rehearsal may have added some. */
function contentOf(testCase: TestCase | undefined): string {
  if (!testCase) return ''
  const { checks: _checks, verified: _verified, automation: _automation, ...content } = testCase
  const fields = Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify(fields)
}

/** Whether a message asks for the last change to be taken back, and for nothing else. */
export const isUndo = (message: string): boolean =>
  /^(?:please\s+)?(?:undo|take\s+(?:that|it)\s+back)(?:\s+(?:that|it|this|the\s+last\s+(?:change|message)))?[.!]?$/i.test(
    message.trim(),
  )
