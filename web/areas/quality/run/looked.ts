import type { Looked } from '../../../parts/run/report/look.ts'

/** The case and the step that stand behind the `#`. */
export function lookedAt(hash: string): Looked {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const [caseId, step] = [named.get('case') ?? '', Number(named.get('step') ?? '')]
  return {
    ...(caseId !== '' && { caseId }),
    ...(Number.isInteger(step) && step > 0 && { step }),
  }
}

/** What stands behind the `#` for a case and a step. */
export function lookHash({ caseId, step }: Looked): string {
  const at = new URLSearchParams({
    ...(caseId !== undefined && { case: caseId }),
    ...(step !== undefined && { step: String(step) }),
  })
  return `#${at}`
}
