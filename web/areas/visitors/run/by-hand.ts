import type { TestCase } from '../../../parts/run/types.ts'

type Step = NonNullable<TestCase['steps']>[number]

/** Steps from text: one a line, what to do before the arrow and what must then be seen behind it. Numbers and bullets of a list are left out. */
export function stepsOf(text: string): Step[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line, at) => {
      const [action = '', ...expected] = line.split(/\s*(?:=>|⇒|→)\s*/)
      return { stepNumber: at + 1, action: action.trim(), expectedResult: expected.join(' ').trim() }
    })
}

/** A case as it is sent: what is not given has the usual values. */
export const caseByHand = (title: string, text: string, at = 0) => ({
  id: `TC-${String(at + 1).padStart(3, '0')}`,
  title,
  steps: stepsOf(text),
})
