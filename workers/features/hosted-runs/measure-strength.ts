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
    const done: MeasuredCase = { steps: [], strength: sumStrength([]), warnings: [] }
    for (const [position, { step, compiled: prose }] of compiled.steps.entries()) {
      const known = snapshot.remembered?.[position]
      const remembered = known?.action === step.action ? known.targets : []
      const reading = readingOf(played[position]) ?? prose
      const tried = await tryStep(scope, reading, { upcoming: actionsAfter(compiled, position), remembered })
      done.steps.push(tried.strength)
      if (tried.ended !== undefined) {
        done.warnings.push(endedAt(`step ${step.stepNumber}`, tried.ended))
        return summed(done)
      }
    }
    if (!compiled.outcome) return summed(done)
    const { strength, ended } = await tryStep(scope, compiled.outcome, { upcoming: [], remembered: [] })
    if (ended !== undefined) done.warnings.push(endedAt('the expected result of the case', ended))
    return summed(done, strength)
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

type Surroundings = { upcoming: Parameters<typeof runCompiled>[2] } & Pick<
  NonNullable<Parameters<typeof runCompiled>[3]>,
  'remembered'
>

async function tryStep(
  scope: CaseScope,
  prose: CompiledStep,
  { upcoming, ...extras }: Surroundings,
): Promise<{ strength: StepStrength | undefined; ended?: string }> {
  const tried: Tried[] = []
  let left: string | undefined
  const longer = { ...scope, stepTimeoutMs: scope.stepTimeoutMs + faultsMs }
  const outcome = await runCompiled(longer, prose, upcoming, {
    ...extras,
    async whenPassed(step, checks) {
      step.deadlineMs = Math.min(scope.deadlineAt, Date.now() + faultsMs)
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
  return { strength, ...(ended === undefined ? {} : { ended }) }
}

const why = ({ status, error }: Outcome): string | undefined =>
  status === 'passed' ? undefined : `It did not pass when it was played again: ${error?.message ?? status}`

const endedAt = (place: string, reason: string): string =>
  `Assertion strength was measured up to ${place} only. ${reason}`

function summed(done: MeasuredCase, expectedResult?: StepStrength): MeasuredCase {
  const parts = [...done.steps, expectedResult].filter((part) => part !== undefined).map(asPart)
  return {
    ...done,
    strength: { ...sumStrength(parts), ...(expectedResult ? { expectedResult } : {}) },
  }
}
