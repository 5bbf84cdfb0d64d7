import type { Check } from '../../../../shared/domain/prose-steps/types.ts'
import { callInPage } from './in-page-world.ts'
import type { StepRun } from './step-run.ts'

/** Notes what the values are whose change a step expects, before it acts. A value that cannot be read stays unknown. */
export async function rememberValues(run: StepRun, checks: readonly Check[]): Promise<Check[]> {
  const noted: Check[] = []
  for (const check of checks) {
    const { kind, target } = check
    const known = kind === 'assert_changed' && target && /^https?:/.test(run.page.url())
    const before = known ? await callInPage(run.page, run.deadlineMs, 'valueNow', target) : null
    noted.push(before === null ? check : { ...check, before })
  }
  return noted
}
