import {
  priorities,
  testLevels,
  testTypes,
  type Priority,
  type TestCase,
  type TestType,
} from '../test-cases/schema.ts'

const priorityWords: Record<Priority, string[]> = {
  critical: ['highest', 'blocker', 'urgent', 'must', 'must test', 'p0', '1'],
  high: ['major', 'should', 'p1', '2'],
  medium: ['normal', 'moderate', 'default', 'could', 'p2', '3'],
  low: ['lowest', 'minor', 'trivial', 'test if time', "don't test", 'p3', 'p4', '4', '5'],
}

const typeWords: Partial<Record<TestType, string[]>> = {
  functional: ['other', 'functionality', 'functional test'],
  smoke: ['smoke & sanity', 'sanity', 'smoke test'],
  e2e: ['acceptance', 'end-to-end', 'end to end'],
  integration: ['api'],
  negative: ['destructive'],
  performance: ['load', 'stress'],
}

/**
 * The priority that a vendor's word or number means; undefined for an unknown one. Numbers are those of Jira's defaults (1 to 5) and of
 * Azure DevOps (1 to 4), where 1 is the highest. A number before the word, as in TestRail's older "4 - Must Test", says nothing.
 */
export function priorityOf(word: string): Priority | undefined {
  const plain = word.trim().toLowerCase()
  return (
    named(priorities, priorityWords, plain) ??
    named(priorities, priorityWords, plain.replace(/^\d\s*-\s*/, ''))
  )
}

/** The type of test that a vendor's word means; undefined for an unknown one. */
export const testTypeOf = (word: string): TestType | undefined =>
  named(testTypes, typeWords, word.trim().toLowerCase())

export const testLevelOf = (word: string): TestCase['testLevel'] | undefined =>
  named(testLevels, {}, word.trim().toLowerCase())

function named<Name extends string>(
  names: readonly Name[],
  words: Partial<Record<Name, string[]>>,
  word: string,
): Name | undefined {
  return names.find((name) => name === word || words[name]?.includes(word))
}
