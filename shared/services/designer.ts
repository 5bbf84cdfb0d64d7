import type { Refinement, RefinementSession } from '../domain/refinement/index.ts'
import type { BddRequest, ProjectFile, ScriptRequest } from '../domain/test-scripts/index.ts'
import type { DesignEvent, DesignRequest, DesignResult } from '../domain/test-generation/schema.ts'

/** A request as it crosses the binding: data only. */
export type DesignInput = Omit<DesignRequest, 'code' | 'onProgress'>

/** Takes what the engine did since the last call. It waits for the answer, so that watchers see its steps while the work goes on. */
export type Tell = (events: DesignEvent[]) => Promise<void>

export interface Designed extends DesignResult {
  /** What the client should know beside the result, in sentences. */
  warnings: string[]
}

export interface Refined extends Refinement {
  warnings: string[]
}

/** What `design` offers over its service binding. All of it is pure: the same input gives the same output. */
export interface Designer {
  design: (request: DesignInput, tell?: Tell) => Promise<Designed>
  /** Applies a message to the cases of a session by the grammar of refinements. */
  refine: (message: string, session: RefinementSession) => Promise<Refined>
  /** Cases as a project of browser tests. */
  scripts: (request: ScriptRequest) => Promise<ProjectFile[]>
  /** Cases as features with their step definitions. */
  bdd: (request: BddRequest) => Promise<ProjectFile[]>
}
