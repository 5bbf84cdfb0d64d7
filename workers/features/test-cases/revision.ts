import { isDeepStrictEqual } from 'node:util'
import { withOwnEvidence } from '../../../shared/domain/test-cases/own-evidence.ts'
import { TestCase, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { judged } from './rules.ts'
import type { CaseInput, StoredTestCase } from './schemas.ts'

/** A stored case as the public test case, with all that it says, under the id that it is called by. */
export function testCaseOf(stored: StoredTestCase, id: string): TestCase {
  const names = Object.keys(TestCase().shape)
  const said = Object.entries(stored).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== null,
  )
  const { title, priority, testLevel = 'system', type } = stored
  const testType = testTypes.find((each) => each === type) ?? 'functional'
  return { ...Object.fromEntries(said), id, title, priority, testLevel, testType }
}

/** Fields of a stored case that another version of it says otherwise; null for one that it does not say any more. */
export function fieldsOf(before: TestCase, after: TestCase): CaseInput {
  const [old, now] = [before, after].map(({ id: _id, testType, ...fields }) => ({
    ...fields,
    type: testType,
  }))
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])
  const values = now as Record<string, unknown>
  const changed = [...names].filter(
    (name) => !isDeepStrictEqual(values[name], (old as Record<string, unknown>)[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? null])) as CaseInput
}

/** A case as a client sends it, beside the stored one: what the judge found is not taken from clients, and what a run makes of the steps is found anew. */
export async function believed(given: TestCase, before: TestCase | undefined): Promise<TestCase> {
  const { automation: _, ...own } = withOwnEvidence(given, before)
  const automation = await judged(given)
  return { ...own, ...(automation && { automation }) }
}
