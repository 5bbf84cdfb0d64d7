import { freeTitle } from './free-title.ts'
import type { Cases, Priority, TestCase } from './session.ts'

/** Changes one case; the others stay the objects they are. */
export function changeCase(cases: Cases, id: string, change: (testCase: TestCase) => TestCase): Cases {
  return cases.map((each) => (each.id === id ? withoutOldProof(change(each), each) : each))
}

/** A case that does something else than before is not verified any more, and a person wrote it: the service says the same once it is saved. */
function withoutOldProof(testCase: TestCase, before: TestCase): TestCase {
  const isSame = deed.every((field) => testCase[field] === before[field])
  if (isSame) return testCase
  const { checks: _checks, verified: _verified, ...rest } = testCase
  return { ...rest, author: 'person', ...(rest.basis === 'proved' && { basis: 'written' }) }
}

const deed = ['steps', 'preconditions', 'expectedResult'] as const

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
    basis: 'written',
    author: 'person',
  }
  return { cases: [...cases, made], id }
}

export function duplicateCase(cases: Cases, of: string): { cases: Cases; id: string } | null {
  const at = cases.findIndex((each) => each.id === of)
  const original = cases[at]
  if (!original) return null
  const id = freeId(cases)
  const { checks: _checks, verified: _verified, ...rest } = original
  const basis = rest.basis === 'proved' ? { basis: 'written' as const } : {}
  const made = { ...rest, ...basis, id, title: freeTitle(titlesOf(cases), original.title) }
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
