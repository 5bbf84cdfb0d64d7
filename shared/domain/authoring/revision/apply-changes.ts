import type { TestCase, TestStep } from '../../test-cases/schema.ts'
import { withSteps } from '../../test-cases/with-steps.ts'
import { uniqueTitle } from '../rounds/unique-title.ts'
import type { Change, NewCase, Revised } from './types.ts'

/** Of a case, by its schema. */
const mostSentences = 50

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
    else if (isTaken(revised.testCases, change)) revised.refused.push('Another test case has that title.')
    else revised.testCases = applied(revised, change, nextId)
  }
  for (const id of revised.rewritten)
    if (!revised.testCases.some((testCase) => testCase.id === id)) revised.rewritten.delete(id)
  return revised
}

const isTaken = (testCases: readonly TestCase[], change: Change): boolean =>
  change.op === 'set' &&
  change.set.title !== undefined &&
  testCases.some(({ id, title }) => title === change.set.title && !change.ids.includes(id))

function applied({ testCases, rewritten, fresh }: Revised, change: Change, nextId: () => string): TestCase[] {
  const gone = new Set(change.op === 'split' || change.op === 'merge' ? change.ids : [])
  const titles = new Set(testCases.flatMap(({ id, title }) => (gone.has(id) ? [] : [title.toLowerCase()])))
  const added = (cases: readonly NewCase[]): TestCase[] =>
    cases.map((testCase) => {
      const id = nextId()
      const title = uniqueTitle(testCase.title, titles)
      titles.add(title.toLowerCase())
      rewritten.add(id)
      if (change.op === 'add') fresh.add(id)
      return { id, ...testCase, title }
    })
  if (change.op === 'add') return [...testCases, ...added(change.cases)]
  const targets = new Set(change.ids)
  switch (change.op) {
    case 'set':
      return testCases.map((testCase) => {
        if (!targets.has(testCase.id)) return testCase
        if (change.set.preconditions) rewritten.add(testCase.id)
        return { ...testCase, ...change.set }
      })
    case 'steps':
      return testCases.map((testCase) => {
        if (!targets.has(testCase.id)) return testCase
        rewritten.add(testCase.id)
        return rewrittenCase(testCase, change)
      })
    case 'delete':
      return testCases.filter(({ id }) => !targets.has(id))
    case 'order': {
      const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]))
      const first = change.ids.flatMap((id) => byId.get(id) ?? [])
      return [...first, ...testCases.filter(({ id }) => !targets.has(id))]
    }
    case 'split':
    case 'merge': {
      const at = testCases.findIndex(({ id }) => targets.has(id))
      const others = testCases.filter(({ id }) => !targets.has(id))
      return others.toSpliced(at, 0, ...added(change.cases))
    }
  }
}

function rewrittenCase(testCase: TestCase, { steps, sentences }: Extract<Change, { op: 'steps' }>): TestCase {
  const cited = [...new Set([...(testCase.sentences ?? []), ...sentences])].slice(-mostSentences)
  return {
    ...withSteps(testCase, withWhatStays(steps, testCase.steps ?? [])),
    ...(cited.length > 0 && { sentences: cited }),
  }
}

/** Steps with the data of actions that stay, and what was worked out for expected results that stay; each step of before gives once. */
function withWhatStays(steps: readonly TestStep[], before: readonly TestStep[]): TestStep[] {
  const left = { data: [...before], sums: [...before] }
  const take = (from: TestStep[], is: (step: TestStep) => boolean): TestStep | undefined => {
    const at = from.findIndex(is)
    return at < 0 ? undefined : from.splice(at, 1)[0]
  }
  return steps.map((step) => {
    const testData = step.testData ?? take(left.data, ({ action }) => action === step.action)?.testData
    const computed =
      step.computed ??
      take(left.sums, ({ expectedResult }) => expectedResult === step.expectedResult)?.computed
    return { ...step, ...(testData !== undefined && { testData }), ...(computed && { computed }) }
  })
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
