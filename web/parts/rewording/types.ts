import type { RefusedRewording, Rewording } from '../../../shared/domain/authoring/rewording/types.ts'
import type { ComparedStep } from '../../../shared/domain/test-cases/step-differences.ts'

export type { RefusedRewording, Rewording }

/** A case whose steps are to be said in words that a run reads. */
export interface CaseToReword {
  id: string
  /** What people call it beside its title. */
  label?: string
  title: string
  steps: readonly (ComparedStep & { stepNumber: number })[]
}

/** The answer of the service to one request. */
export interface Turn {
  rewordings: readonly Rewording[]
  refused: readonly RefusedRewording[]
  /** Ids of cases that are still to be asked about. */
  remaining: readonly string[]
  warnings?: readonly string[] | undefined
  modelUsage?: { costUsd: number | null } | undefined
}
