import { automationOf as automationOfSteps, type Readings } from '../../step-readings/automation.ts'
import { withoutParts } from '../../test-cases/without-parts.ts'
import type { Automation, TestStep } from '../../test-cases/schema.ts'

import type { Unseen } from './evidence.ts'

const mostReasons = 20

interface Known {
  /** Why no run can do it. */
  known?: string[]
  /** What of its expected results no run can judge. */
  unseen?: readonly Unseen[]
  readings: Readings
}

/**
 * Whether a run can do and judge a case. What is not ready for another reason (`known`) need not be compiled, which is the dearest part. What only a person
 * can judge costs the case nothing but that, as long as something else is checked.
 */
export function automationOf(steps: TestStep[], { known = [], unseen = [], readings }: Known): Automation {
  const against = () => [...new Set([...known, ...unseen.map(({ reason }) => reason)])].slice(0, mostReasons)
  if (known.length > 0) return { ready: false, reasons: against() }
  if (unseen.length === 0) return automationOfSteps({ steps }, { readings })
  const unchecked = [...new Set(unseen.map(({ part }) => part).filter((part) => part !== ''))]
  const run = steps.map((step) => ({ ...step, expectedResult: withoutParts(step.expectedResult, unchecked) }))
  const isChecked = run.some(({ expectedResult }) => expectedResult !== '')
  const rest = isChecked ? automationOfSteps({ steps: run }, { readings }) : undefined
  return rest?.ready ? { ...rest, unchecked } : { ready: false, reasons: against() }
}
