import { account } from './writing/account.ts'
import { analyseGaps } from './modes/gap-analysis.ts'
import { fillGaps } from './modes/fill-gaps.ts'
import { generate } from './modes/generate.ts'
import { makePlan, type Plan } from './plan.ts'
import type { DesignRequest, DesignResult } from '../test-generation/schema.ts'
import { summarize } from './writing/summary.ts'
import { warningsOf } from './warnings.ts'
import {
  allAtOnce,
  teller,
  withPauses,
  type Pause,
  type Steps,
  type Teller,
} from '../test-generation/tell.ts'

/**
 * Designs test cases from requirements with no model: sentences → typed test model → coverage items → minimal cases, each claim
 * recomputed by an independent checker. The five modes are those of the public generator. Deterministic: the same request gives
 * the same result byte for byte; only the durations in `onProgress` events differ. Never throws for any text.
 */
export function designTests(request: DesignRequest): DesignResult {
  return allAtOnce(steps(request))
}

/** As `designTests`, with a pause after each tool: on Workers the clock goes on only there, and durations are true. */
export function designTestsPaused(request: DesignRequest, pause: Pause): Promise<DesignResult> {
  return withPauses(steps(request), pause)
}

function* steps(request: DesignRequest): Steps<DesignResult> {
  const tell = teller(request)
  const plan = yield* makePlan(request, tell)
  const designed = yield* designIn(request, plan, tell)
  const result = withEngine(designed, request, plan)
  const warnings = [...warningsOf(plan.sources), ...(result.warnings ?? [])]
  return warnings.length > 0 ? { ...result, warnings } : result
}

function* designIn(request: DesignRequest, plan: Plan, tell: Teller): Steps<DesignResult> {
  if (request.mode === 'extract-requirements') return extracted(plan)
  if (request.mode === 'gap-analysis') return yield* analyseGaps(request, plan, tell)
  if (request.mode === 'fill-gaps') return yield* fillGaps(request, plan, tell)
  return yield* generate(request, plan, tell)
}

const mostDropped = 200

/** Says which engine took part: the model only when something that it proposed holds. */
function withEngine(
  result: DesignResult,
  { proposals: given }: DesignRequest,
  { sources }: Plan,
): DesignResult {
  const { proposals } = sources
  if (!given || !proposals) return result
  const { accepted, dropped } = proposals
  const tookPart = Object.values(accepted).some((all) => all.length > 0)
  const engine = tookPart ? given.engine : 'embedded'
  const proposed = Object.values(given.found).reduce((sum, all) => sum + all.length, 0)
  return {
    ...result,
    summary: {
      ...result.summary,
      engine,
      proposals: { proposed, accepted, dropped: dropped.slice(0, mostDropped) },
    },
  }
}

function extracted({ sources, requirements }: Plan): DesignResult {
  const summary = summarize({
    testCases: [],
    items: [],
    covered: new Set(),
    cut: new Set(),
    max: 0,
    requirements: account(sources, new Set()),
    duplicatesRemoved: 0,
  })
  return { testCases: [], requirements, gaps: [], summary }
}
