import { withAnswersMarked } from './answers/answered.ts'
import { modelsOf } from './drawing/models-of.ts'
import { analyseGaps } from './modes/gap-analysis.ts'
import { fillGaps } from './modes/fill-gaps.ts'
import { generate } from './modes/generate.ts'
import { makePlan, type Plan } from './plan.ts'
import type { DesignRequest, DesignResult } from './schema.ts'
import { allAtOnce, teller, withPauses, type Pause, type Steps, type Teller } from './tell.ts'
import { warningsOf } from './warnings.ts'
import { account, fatesOf, told } from './writing/account.ts'
import { summarize } from './writing/summary.ts'

/**
 * Generates test cases from requirements with no language model: texts → requirement models → coverage items → minimal cases, each claim
 * recomputed by an independent checker. The five modes are those of the public generator. Deterministic: the same request gives
 * the same result byte for byte; only the durations in `onProgress` events differ. Never throws for any text.
 */
export function generateTests(request: DesignRequest): DesignResult {
  return allAtOnce(steps(request))
}

/** As `generateTests`, with a pause after each tool: on Workers the clock goes on only there, and durations are true. */
export function generateTestsPaused(request: DesignRequest, pause: Pause): Promise<DesignResult> {
  return withPauses(steps(request), pause)
}

function* steps(given: DesignRequest): Steps<DesignResult> {
  const request = withAnswersMarked(given)
  const tell = teller(request)
  const plan = yield* makePlan(request, tell)
  const result = yield* inMode(request, plan, tell)
  const warnings = [...warningsOf(plan.sources), ...(result.warnings ?? [])]
  return warnings.length > 0 ? { ...result, warnings } : result
}

function* inMode(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  switch (request.mode) {
    case 'extract-requirements':
      return extracted(plan)
    case 'gap-analysis':
      return yield* analyseGaps(request, plan, tell)
    case 'fill-gaps':
      return yield* fillGaps(request, plan, tell)
    default:
      return yield* generate(request, plan, tell)
  }
}

function extracted(plan: Plan): DesignResult {
  const { sources, requirements } = plan
  const sentences = fatesOf(sources, new Set())
  const nothing = { testCases: [], items: [], covered: new Set<string>(), cut: new Set<string>(), max: 0 }
  const summary = summarize({ ...nothing, requirements: account(sentences), duplicatesRemoved: 0 })
  return {
    testCases: [],
    requirements,
    gaps: [],
    summary,
    sentences: told(sentences),
    models: modelsOf(plan),
  }
}
