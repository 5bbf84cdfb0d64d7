import { uniqueCases } from './unique-cases.ts'
import { deedOf } from './basis.ts'
import type { TestCase } from './schema.ts'

/** The ids of what changed in a set of cases. */
export interface CaseChanges {
  added: string[]
  updated: string[]
  removed: string[]
}

interface Designs {
  was: readonly TestCase[]
  now: readonly TestCase[]
  /** What is added stops here. */
  most: number
}

const keyOf = (testCase: TestCase): string => `${testCase.basis} ${deedOf(testCase)}`

/**
 * Brings into a set of cases what differs between two designs of the same text. Cases that both designs have, and those that neither has, because somebody wrote or edited them, stay as they are; a
 * case that the new design has under the title of one that goes takes its place and its id. What was taken out of the set before does not come back.
 */
export function applyDesign(
  testCases: readonly TestCase[],
  { was, now, most }: Designs,
): CaseChanges & { testCases: TestCase[] } {
  const before = new Map(was.map((each) => [keyOf(each), each]))
  const after = new Map(now.map((each) => [keyOf(each), each]))
  const came = new Map(now.flatMap((each) => (before.has(keyOf(each)) ? [] : [[each.title, each] as const])))
  const updated: string[] = []
  const removed: string[] = []
  const kept = testCases.flatMap((own): TestCase[] => {
    const key = keyOf(own)
    const [old, same] = [before.get(key), after.get(key)]
    if (!old) return [own]
    if (same) return [withReferences(own, { old, same })]
    const next = came.get(old.title)
    if (!next) {
      removed.push(own.id)
      return []
    }
    came.delete(old.title)
    updated.push(own.id)
    return [{ ...next, id: own.id }]
  })
  const room = Math.max(0, most - kept.length)
  const first =
    1 + Math.max(0, ...[...testCases, ...was].map(({ id }) => Number(/^TC-(\d{1,9})$/.exec(id)?.[1] ?? 0)))
  const numbered = [...came.values()]
    .slice(0, room)
    .map((each, at) => ({ ...each, id: `TC-${String(first + at).padStart(3, '0')}` }))
  const added = uniqueCases(numbered, kept).testCases
  return { testCases: [...kept, ...added], added: added.map(({ id }) => id), updated, removed }
}

/** Another number of its requirement is no change of a case, and yet it has to lead there. */
function withReferences(own: TestCase, { old, same }: { old: TestCase; same: TestCase }): TestCase {
  if (JSON.stringify(referencesOf(old)) === JSON.stringify(referencesOf(same))) return own
  return { ...own, ...referencesOf(same) }
}

const referencesOf = ({ requirementRef, requirementRefs, testBasis, tags, coverageItems }: TestCase) => ({
  ...(requirementRef !== undefined && { requirementRef }),
  ...(requirementRefs !== undefined && { requirementRefs }),
  ...(testBasis !== undefined && { testBasis }),
  ...(tags !== undefined && { tags }),
  ...(coverageItems !== undefined && { coverageItems }),
})
