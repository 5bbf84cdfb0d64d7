import { automationOf as automationOfSteps, type Readings } from '../../step-readings/automation.ts'
import type { Automation, TestStep } from '../../test-cases/schema.ts'

const mostReasons = 20

/** What is not ready for another reason (`known`) need not be compiled, which is the dearest part. */
export function automationOf(
  steps: TestStep[],
  { known = [], readings }: { known?: string[]; readings: Readings },
): Automation {
  if (known.length > 0) return { ready: false, reasons: [...new Set(known)].slice(0, mostReasons) }
  return automationOfSteps({ steps }, { readings })
}
