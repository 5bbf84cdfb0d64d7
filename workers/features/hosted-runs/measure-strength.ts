import {
  type StepStrength,
  type Tried,
  asPart,
  strengthOf,
  sumStrength,
} from '../../../shared/domain/assertion-strength/summary.ts'
import { redactDeep, redactor } from '../../../shared/domain/evidence/redact.ts'
import type { Check, CompiledStep, TypedAction } from '../../../shared/domain/prose-steps/types.ts'
import { openStage } from './case-stage.ts'
import { actionsAfter, compileCase } from '../../../shared/domain/prose-steps/compile-case.ts'
import type { CaseStrength, StepResult } from './results.ts'
import type { CaseRun } from './case-run.ts'
import { type CaseScope, type Outcome, runCompiled } from './run-step.ts'
import { scopeOf } from './run-steps.ts'
import { unlessAborted } from './unless-aborted.ts'
import { type PartLook, looksOf } from './steps/looks.ts'
import { tryBefore } from './steps/look-before.ts'
import { dated, reveal } from './steps/secrets.ts'
import { FaultsEndedError, tryFaults } from './steps/try-faults.ts'

/** Time for the faults of one step, beyond that of the step itself. */
const faultsMs = 30_000

/** What a replay has measured, and why it ended early where it did. */
export interface MeasuredCase {
  /** In the order of the steps; undefined where nothing was tried. */
  steps: (StepStrength | undefined)[]
  strength: CaseStrength
  warnings: string[]
}

/**
 * Plays a case that has passed once more, in a fresh browser context and without recordings, and tries its checks against injected faults after each
 * step. The replay has the time of a case. It ends early, with a warning, where a step does not pass again. Throws what `openStage` throws,
 * `BrowserLostError` and `StoppedError`.
 */
export async function measureStrength(run: CaseRun, played: readonly StepResult[]): Promise<MeasuredCase> {
  const { hosted, input, sealed, report, now, snapshot } = run
  const secrets = Object.values(sealed.secrets)
  const config = { ...input.config, video: false }
  const stage = await unlessAborted(report.signal, openStage({ hosted, config, secrets, now }))
  try {
    const scope = scopeOf({ ...run, stage, redact: redactor(sealed.secrets), startedAt: now() })
    const compiled = compileCase(snapshot, input.baseUrl)
    const parts = compiled.steps.map((step, at) => readingOf(played[at]) ?? step.compiled)
    if (compiled.outcome) parts.push(compiled.outcome)
    const looks = looksOf(parts, (checks) => reveal(dated(checks, scope.today, scope.secrets), scope.secrets))
    const done: TriedPart[] = []
    for (const [position, part] of parts.entries()) {
      const entry = compiled.steps[position]
      const known = snapshot.remembered?.[position]
      const remembered = entry && known?.action === entry.step.action ? known.targets : []
      const upcoming = actionsAfter(compiled, position)
      const tried = await tryPart(scope, part, { upcoming, remembered, look: looks.at(position) })
      done.push(tried)
      if (tried.ended === undefined) continue
      const place = entry ? `step ${entry.step.stepNumber}` : 'the expected result of the case'
      const warning = `Assertion strength was measured up to ${place} only. ${tried.ended}`
      return { ...summed(done, compiled.steps.length), warnings: [warning] }
    }
    return { ...summed(done, compiled.steps.length), warnings: [] }
  } finally {
    await stage.close()
  }
}

/** What a model has read into a step is played as it was, without asking it again. */
function readingOf(played: StepResult | undefined): CompiledStep | undefined {
  const { interpretedBy, actions, checks } = played?.interpretedAction ?? {}
  if (interpretedBy !== 'model') return undefined
  return { actions: actions as TypedAction[], checks: checks as Check[], problems: [] }
}

interface TriedPart {
  strength: StepStrength | undefined
  /** A check may tell that the actions did something. */
  tells: boolean
  /** Why the measuring ends here. */
  ended?: string
}

type Surroundings = { upcoming: Parameters<typeof runCompiled>[2]; look: PartLook } & Pick<
  NonNullable<Parameters<typeof runCompiled>[3]>,
  'remembered'
>

async function tryPart(
  scope: CaseScope,
  prose: CompiledStep,
  { upcoming, look, ...extras }: Surroundings,
): Promise<TriedPart> {
  const tried: Tried[] = []
  let left: string | undefined
  let tells = false
  const longer = { ...scope, stepTimeoutMs: scope.stepTimeoutMs + faultsMs }
  const outcome = await runCompiled(longer, prose, upcoming, {
    ...extras,
    beforeActions: look.before,
    async whenPassed(step, checks) {
      step.deadlineMs = Math.min(scope.deadlineAt, Date.now() + faultsMs)
      const before = await tryBefore(step, checks, look.held())
      tells = before.tells
      tried.push(...before.tried)
      try {
        await tryFaults(step, checks, tried)
      } catch (error) {
        if (!(error instanceof FaultsEndedError)) throw error
        left = error.message
      }
    },
  })
  const refused = outcome.error?.code === 'targets.refused'
  const strength = refused ? undefined : strengthOf(redactDeep(tried, scope.redact))
  const ended = left ?? why(outcome)
  return { strength, tells, ...(ended === undefined ? {} : { ended }) }
}

const why = ({ status, error }: Outcome): string | undefined =>
  status === 'passed' ? undefined : `It did not pass when it was played again: ${error?.message ?? status}`

/** The parts are the steps and, behind them, the expected result of the case. */
function summed(done: readonly TriedPart[], steps: number): Pick<MeasuredCase, 'steps' | 'strength'> {
  const strengths = done.map(({ strength }) => strength)
  const all = strengths.filter((strength) => strength !== undefined)
  const expectedResult = strengths[steps]
  const held = all.flatMap(({ survivors }) => survivors).some(({ fault }) => fault === 'held_before')
  const whole = done.every(({ ended }) => ended === undefined)
  return {
    steps: strengths.slice(0, steps),
    strength: {
      ...sumStrength(all.map(asPart)),
      ...(held && whole && !done.some(({ tells }) => tells) ? { heldBefore: true } : {}),
      ...(expectedResult ? { expectedResult } : {}),
    },
  }
}
