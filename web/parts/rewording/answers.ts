import type { RefusedRewording, Rewording, Turn } from './types.ts'

/** All that came so far. */
export interface Answers {
  rewordings: readonly Rewording[]
  refused: readonly RefusedRewording[]
  /** Ids of cases without an answer. */
  open: readonly string[]
  /** Of the last turn. */
  warnings: readonly string[]
  /** What all questions so far cost in US dollars, where the model has a price. */
  costUsd: number
}

export const unanswered = (ids: readonly string[]): Answers => ({
  rewordings: [],
  refused: [],
  open: [...new Set(ids)],
  warnings: [],
  costUsd: 0,
})

/** The answers with those of one more turn. A case that an answer broke off stays open, and a later answer about it replaces the earlier one. */
export function withTurn(answers: Answers, turn: Turn, askedIds: readonly string[]): Answers {
  const remaining = new Set(turn.remaining)
  const settled = new Set(askedIds.filter((id) => !remaining.has(id)))
  const answered = new Set([...turn.rewordings, ...turn.refused].map(({ id }) => id))
  const isOlder = ({ id }: { id: string }) => !settled.has(id) && !answered.has(id)
  return {
    rewordings: [...answers.rewordings.filter(isOlder), ...turn.rewordings],
    refused: [...answers.refused.filter(isOlder), ...turn.refused],
    open: answers.open.filter((id) => !settled.has(id)),
    warnings: turn.warnings ?? [],
    costUsd: answers.costUsd + (turn.modelUsage?.costUsd ?? 0),
  }
}

/** The answers after rewordings were accepted: none is left to choose, and those that were left out have a reason. */
export const afterAccepting = (answers: Answers, leftOut: readonly RefusedRewording[]): Answers => ({
  ...answers,
  rewordings: [],
  refused: leftOut,
  warnings: [],
})
