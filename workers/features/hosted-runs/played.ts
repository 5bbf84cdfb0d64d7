import type { RehearsalState } from '../../../shared/domain/judging/rehearsed-case.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { CaseResult } from './results.ts'
import type { CaseSnapshot, VisitInput } from './run-input.ts'

/** A case to play. */
export interface CasePlay {
  snapshot: CaseSnapshot
  /** Where its pictures lie, and what is stored of it. */
  index: number
  /** Notes that it begins. False when it must not. */
  begin: () => Promise<boolean>
  /** Keeps what it came to, and says what that means. */
  end: (result: CaseResult) => Promise<RehearsalState>
}

export interface Playing {
  executionId: string
  attempt: number
  visit: VisitInput
  cases: readonly CasePlay[]
  /** For a browser. */
  waitMs: number
  playMs: number
  /** When all of it is over, in milliseconds since the epoch. */
  until: number
}

export interface Played {
  /** Why not all cases were played; absent where they were. */
  reason?: string
  /** The execution is another's now, or was deleted. */
  gone?: true
}

/** Plays cases. Only the Worker that has a browser can. */
export type PlayCases = (context: Context, playing: Playing) => Promise<Played>
