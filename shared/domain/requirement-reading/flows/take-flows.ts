import type { Draft, Statement } from '../resolve/draft.ts'

/** Sentences that are steps of a flow; their numbers, so that nothing else reads them. */
export function takeFlows(draft: Draft, statements: readonly Statement[], used: Map<string, number>): Set<number> {
  void draft
  void statements
  void used
  return new Set()
}
