import { freeTitle } from './free-title.ts'
import type { Cases, Priority, TestCase, TestStep } from './session.ts'

/** Changes one case; the others stay the objects they are. */
export function changeCase(cases: Cases, id: string, change: (testCase: TestCase) => TestCase): Cases {
  return cases.map((each) => (each.id === id ? change(each) : each))
}

export const setPriority = (cases: Cases, ids: ReadonlySet<string>, priority: Priority): Cases =>
  cases.map((each) => (ids.has(each.id) && each.priority !== priority ? { ...each, priority } : each))

export const removeCases = (cases: Cases, ids: ReadonlySet<string>): Cases =>
  cases.filter(({ id }) => !ids.has(id))

/** The next id that nobody has, in the manner of the service: TC-001, TC-002, … */
export function freeId(cases: Cases): string {
  const numbers = cases.map(({ id }) => Number(/^TC-(\d{1,9})$/.exec(id)?.[1] ?? 0))
  return `TC-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

const titlesOf = (cases: Cases) => new Set(cases.map(({ title }) => title))

/** A case of one empty step, at the end. */
export function addCase(cases: Cases, title: string): { cases: Cases; id: string } {
  const id = freeId(cases)
  const made: TestCase = {
    id,
    title: freeTitle(titlesOf(cases), title),
    testLevel: 'system',
    testType: 'functional',
    priority: 'medium',
    steps: [{ stepNumber: 1, action: '', expectedResult: '' }],
    expectedResult: '',
  }
  return { cases: [...cases, made], id }
}

export function duplicateCase(cases: Cases, of: string): { cases: Cases; id: string } | null {
  const at = cases.findIndex((each) => each.id === of)
  const original = cases[at]
  if (!original) return null
  const id = freeId(cases)
  const made = { ...original, id, title: freeTitle(titlesOf(cases), original.title) }
  return { cases: cases.toSpliced(at + 1, 0, made), id }
}

/** Moves a case to where another one stands: before it when it comes from below, behind it when from above. */
export function moveCase(cases: Cases, id: string, to: number): Cases {
  const from = cases.findIndex((each) => each.id === id)
  const moved = cases[from]
  const target = Math.min(Math.max(to, 0), cases.length - 1)
  if (!moved || target === from) return cases
  return cases.toSpliced(from, 1).toSpliced(target, 0, moved)
}

const numbered = (steps: readonly TestStep[]): TestStep[] =>
  steps.map((step, index) => (step.stepNumber === index + 1 ? step : { ...step, stepNumber: index + 1 }))

/** Changes fields of a step. Test data that was emptied is left out. */
export function changeStep(testCase: TestCase, index: number, change: Partial<TestStep>): TestCase {
  const steps = (testCase.steps ?? []).map((step, at) => {
    if (at !== index) return step
    const { testData, ...rest } = { ...step, ...change }
    return testData ? { ...rest, testData } : rest
  })
  return { ...testCase, steps }
}

export function addStep(testCase: TestCase, at: number): TestCase {
  const made: TestStep = { stepNumber: at + 1, action: '', expectedResult: '' }
  return { ...testCase, steps: numbered((testCase.steps ?? []).toSpliced(at, 0, made)) }
}

export const removeStep = (testCase: TestCase, index: number): TestCase => ({
  ...testCase,
  steps: numbered((testCase.steps ?? []).toSpliced(index, 1)),
})

export function moveStep(testCase: TestCase, index: number, by: -1 | 1): TestCase {
  const steps = [...(testCase.steps ?? [])]
  const [one, other] = [steps[index], steps[index + by]]
  if (!one || !other) return testCase
  steps[index] = other
  steps[index + by] = one
  return { ...testCase, steps: numbered(steps) }
}
