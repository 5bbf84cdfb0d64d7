import { automationOf, type Readings } from '../step-readings/automation.ts'
import { isFoundAgain, isOwn } from '../step-readings/judge-cases.ts'
import { unprepared, withPreconditions } from '../step-readings/set-up.ts'
import { readProse } from '../prose-steps/prose.ts'
import { drivesNoPage } from '../test-cases/drives-no-page.ts'
import { forPeople } from '../test-cases/for-people.ts'
import type { Automation, CheckName, TestCase } from '../test-cases/schema.ts'
import type { CompiledCase } from './compiled.ts'
import type { Finding } from './finding.ts'
import { normal } from './ground/normal.ts'

/** Whether a hosted run can play a case: it is readable, not impossible, and steps bring about what it presupposes. */
export function readinessOf(
  compiled: CompiledCase,
  { findings, readings }: { findings: readonly Finding[]; readings: Readings },
): Automation {
  const { testCase } = compiled
  const { author, basis } = testCase
  // An idea that a step reader happens to take still leaves open what to enter and what to see.
  if (author === 'embedded' && (basis === 'designed' || basis === 'outline'))
    return { ready: false, reasons: [forPeople[basis]] }
  const resultOf = (check: CheckName) => findings.find((each) => each.check === check)
  const read = resultOf('readable')
  if (read?.result === 'unknown' && drivesNoPage(testCase) && testCase.automation) return testCase.automation
  if (read?.result === 'unknown') return { ready: false, reasons: [read.reason] }
  if (read?.result === 'fails' && (basis === 'designed' || basis === 'outline'))
    return { ready: false, reasons: [forPeople[basis]] }
  const automation = automationOf(testCase, { known: unmet(testCase), readings })
  const able = resultOf('possible')
  if (able?.result !== 'fails') return automation
  return { ...automation, ready: false, reasons: [...automation.reasons, able.reason] }
}

/**
 * Reasons that reading the steps cannot find: those that came with a case, and of a written case the preconditions of which its steps do not use every
 * quoted text.
 */
function unmet({ author, automation, preconditions = [], steps = [] }: TestCase): string[] {
  if (author !== 'model' && author !== 'assistant') {
    const own = (automation?.reasons ?? []).filter((reason) => isOwn(reason) && !isFoundAgain(reason))
    return withPreconditions(own, preconditions)
  }
  const done = normal(steps.map(({ action, testData = '' }) => `${action} ${testData}`).join('\n'))
  const isBroughtAbout = (precondition: string): boolean => {
    const literals = readProse(precondition).literals.map(normal)
    return (
      precondition.trim() === '' || (literals.length > 0 && literals.every((text) => done.includes(text)))
    )
  }
  return unprepared(preconditions.filter((precondition) => !isBroughtAbout(precondition)))
}
