import type { RefusedRewording, Rewording, Turn } from './types.ts'

/** All that came so far. */
export interface Answers {
  rewordings: readonly Rewording[]
  refused: readonly RefusedRewording[]
  /** Ids of cases about which nobody was asked yet, or nobody answered. */
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

/** What came with one more turn. An answer that broke off leaves a case open: what comes of it later takes the place of that. */
export function withTurn(answers: Answers, turn: Turn, asked: readonly string[]): Answers {
  const remaining = new Set(turn.remaining)
  const settled = new Set(asked.filter((id) => !remaining.has(id)))
  const told = new Set([...turn.rewordings, ...turn.refused].map(({ id }) => id))
  const isOlder = ({ id }: { id: string }) => !settled.has(id) && !told.has(id)
  return {
    rewordings: [...answers.rewordings.filter(isOlder), ...turn.rewordings],
    refused: [...answers.refused.filter(isOlder), ...turn.refused],
    open: answers.open.filter((id) => !settled.has(id)),
    warnings: turn.warnings ?? [],
    costUsd: answers.costUsd + (turn.modelUsage?.costUsd ?? 0),
  }
}

/** What stands once some rewordings were taken: none is left to choose, and those that were left out say why. */
export const afterAccepting = (answers: Answers, leftOut: readonly RefusedRewording[]): Answers => ({
  ...answers,
  rewordings: [],
  refused: leftOut,
  warnings: [],
})
