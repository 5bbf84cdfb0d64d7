import { isSame } from './merge.ts'
import { cases, generated } from './store.ts'

/** How many of the cases differ from what the last run made. */
export function editedSince(): number {
  const before = new Map(generated.peek().map((each) => [each.id, each]))
  return cases.peek().filter((each) => !isSame(each, before.get(each.id))).length
}
