import { isDeepStrictEqual } from 'node:util'
import { withOwnEvidence } from '../../../shared/domain/test-cases/own-evidence.ts'
import { TestCase, testTypes } from '../../../shared/domain/test-cases/schema.ts'
import { judged } from './rules.ts'
import type { CaseInput, StoredTestCase } from './schemas.ts'

/** A stored case as a public test case with all of its fields, under the id by which it is called. */
export function testCaseOf(stored: StoredTestCase, id: string): TestCase {
  const names = Object.keys(TestCase().shape)
  const fields = Object.entries(stored).filter(
    ([name, value]) => names.includes(name) && value !== undefined && value !== null,
  )
  const { title, priority, testLevel = 'system', type } = stored
  const testType = testTypes.find((each) => each === type) ?? 'functional'
  return { ...Object.fromEntries(fields), id, title, priority, testLevel, testType }
}

/** Fields that differ in another version of a stored case; null for a field that is missing there. */
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

/** A case as a client sent it, without findings of the judge of its own, and with its automation judged again. */
export async function believed(sent: TestCase, before: TestCase | undefined): Promise<TestCase> {
  const { automation: _, ...evidenced } = withOwnEvidence(sent, before)
  const automation = await judged(sent)
  return { ...evidenced, ...(automation && { automation }) }
}
