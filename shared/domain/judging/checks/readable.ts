import type { Readings } from '../../step-readings/automation.ts'
import { checksOf, type CompiledCase, placeOf, problemsOf } from '../compiled.ts'
import { cut, type Finding, finding } from '../finding.ts'

/** Whether every step and every expected result compiles; the hint offers the nearest form. */
export function readable(compiled: CompiledCase, readings: Readings): Finding {
  const problems = problemsOf(compiled)
  const [problem] = problems
  if (!problem) {
    if (checksOf(compiled).length > 0)
      return finding('readable', 'holds', 'Every step and every expected result is understood.')
    return finding('readable', 'fails', 'Nothing in the case is checked.', {
      hint: 'Say in an expected result what the page shows then: "Saved" is shown.',
    })
  }
  const part = compiled.parts.find(({ problems: own }) => own.includes(problem))
  const more = problems.length > 1 ? ` So are ${problems.length - 1} more.` : ''
  const place = part ? placeOf(part) : 'a step'
  const [nearest] = readings.suggestions(problem)
  return finding('readable', 'fails', `“${cut(problem.part, 200)}” in ${place} is not understood.${more}`, {
    hint: nearest === undefined ? cut(problem.message, 500) : `Say it like: ${nearest}`,
  })
}
