import { logError } from '../../../shared/services/log.ts'
import type { HostedBrowser } from './hosted-browser.ts'
import type { CaseResult } from './results.ts'
import type { CaseRun } from './case-run.ts'
import type { RunBrowser } from './run-browser.ts'
import { measureStrength } from './measure-strength.ts'

/**
 * The result of a case with its assertion strength, where the run asks for it and the case has passed; else undefined. Whatever goes wrong adds a warning:
 * the verdict stands.
 */
export async function withStrength(
  browser: RunBrowser,
  base: Omit<CaseRun, 'hosted'>,
  result: CaseResult,
): Promise<CaseResult | undefined> {
  const { report, input } = base
  const asked = input.config.assertionStrength && result.strength === undefined
  if (!asked || result.status !== 'passed' || report.stopped()) return undefined
  let hosted: HostedBrowser | undefined
  try {
    hosted = await browser.get()
    const measured = await measureStrength({ ...base, hosted }, result.steps)
    const steps = result.steps.map((step, at) => {
      const strength = measured.steps[at]
      return strength ? { ...step, strength } : step
    })
    const warnings = [...result.warnings, ...measured.warnings]
    return { ...result, steps, strength: measured.strength, warnings }
  } catch (error) {
    const stopped = report.stopped() !== undefined
    if (!stopped) {
      logError({ kind: 'hosted-runs.strength', requestId: base.executionId, error })
      await browser.drop(hosted)
    }
    const reason = stopped ? 'the run was stopped' : 'the browser was lost while the case was played again'
    return { ...result, warnings: [...result.warnings, `Assertion strength was not measured: ${reason}.`] }
  }
}
