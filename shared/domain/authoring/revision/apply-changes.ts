import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import type { Change, NewCase, Revised } from './types.ts'

interface Room {
  /** Cases that there may be at most. */
  most: number
}

/** Applies changes one after the other; one that cannot be done costs only itself. A case that an earlier change took away is not there for a later one. */
export function applyChanges(
  before: readonly TestCase[],
  changes: readonly Change[],
  { most }: Room,
): Revised {
  const revised: Revised = { testCases: [...before], rewritten: new Set(), fresh: new Set(), refused: [] }
  const nextId = idsAfter(before)
  for (const change of changes) {
    const present = new Set(revised.testCases.map(({ id }) => id))
    const gone = 'ids' in change ? change.ids.find((id) => !present.has(id)) : undefined
    const growth = 'cases' in change ? change.cases.length - ('ids' in change ? change.ids.length : 0) : 0
    if (gone !== undefined) revised.refused.push(`${gone} is not there any more.`)
    else if (present.size + growth > most)
      revised.refused.push(`There is room for ${most} test cases at most.`)
    else revised.testCases = applied(revised, change, nextId)
  }
  for (const id of revised.rewritten)
    if (!revised.testCases.some((testCase) => testCase.id === id)) revised.rewritten.delete(id)
  return revised
}

function applied({ testCases, rewritten, fresh }: Revised, change: Change, nextId: () => string): TestCase[] {
  const added = (cases: readonly NewCase[]): TestCase[] =>
    cases.map((testCase) => {
      const id = nextId()
      rewritten.add(id)
      if (change.op === 'add') fresh.add(id)
      return { id, ...testCase }
    })
  if (change.op === 'add') return [...testCases, ...added(change.cases)]
  const named = new Set(change.ids)
  switch (change.op) {
    case 'set':
      return testCases.map((testCase) => {
        if (!named.has(testCase.id)) return testCase
        if (change.set.preconditions) rewritten.add(testCase.id)
        return { ...testCase, ...change.set }
      })
    case 'steps':
      return testCases.map((testCase) => {
        if (!named.has(testCase.id)) return testCase
        rewritten.add(testCase.id)
        return withSteps(testCase, change)
      })
    case 'delete':
      return testCases.filter(({ id }) => !named.has(id))
    case 'order': {
      const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
      const first = change.ids.flatMap((id) => byId.get(id) ?? [])
      return [...first, ...testCases.filter(({ id }) => !named.has(id))]
    }
    case 'split':
    case 'merge': {
      const at = testCases.findIndex(({ id }) => named.has(id))
      const others = testCases.filter(({ id }) => !named.has(id))
      return others.toSpliced(at, 0, ...added(change.cases))
    }
  }
}

function withSteps(testCase: TestCase, { steps, sentences }: Extract<Change, { op: 'steps' }>): TestCase {
  const { expectedResult = '', ...others } = testCase
  const isKept = expectedResult === '' || steps.some((step) => step.expectedResult === expectedResult)
  const cited = [...new Set([...(testCase.sentences ?? []), ...sentences])]
  return {
    ...others,
    // The expectation of the whole case repeats that of its last step; another one says what is no longer so.
    ...(isKept && expectedResult !== '' && { expectedResult }),
    steps: steps.map((step) => withWhatStays(step, testCase.steps ?? [])),
    ...(cited.length > 0 && { sentences: cited }),
  }
}

/** The data of an action that stays, and what was worked out for an expected result that stays. */
function withWhatStays(step: TestStep, before: readonly TestStep[]): TestStep {
  const testData = step.testData ?? before.find(({ action }) => action === step.action)?.testData
  const computed =
    step.computed ?? before.find(({ expectedResult }) => expectedResult === step.expectedResult)?.computed
  return { ...step, ...(testData !== undefined && { testData }), ...(computed && { computed }) }
}

/** Ids behind all that there are: TC-042 after TC-041. */
function idsAfter(testCases: readonly TestCase[]): () => string {
  const taken = new Set(testCases.map(({ id }) => id))
  let number = testCases.length
  return () => {
    let id = ''
    do {
      number += 1
      id = `TC-${String(number).padStart(3, '0')}`
    } while (taken.has(id))
    taken.add(id)
    return id
  }
}
