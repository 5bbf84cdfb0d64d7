import { requirementRefsOf, requirementText } from '../test-cases/requirement-refs.ts'
import type { Priority, TestCase } from '../test-cases/schema.ts'
import { fitTitles, labelsOf, stepsOf, titleOf } from './case-text.ts'
import { describe } from './description.ts'
import { itemsOf } from './json-text.ts'
import { folderOf, summaryLimit } from './xray-csv.ts'

const testsPerRequest = 1000

/** Names of Jira's default priorities. */
const priorities: Record<Priority, string> = {
  critical: 'Highest',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

/**
 * Bodies for Xray Cloud's bulk import, `POST /api/v2/import/test/bulk`: Manual tests with steps, at most 1,000 in each body. The project
 * key is made from the project's name, because the API cannot do without one. A requirement of that same project is linked as an issue.
 * Each body is given in pieces.
 * Source: Xray Cloud REST API v2, "Import Tests" (docs.getxray.app).
 */
export function toXrayJson(testCases: TestCase[], projectName?: string): Iterable<string>[] {
  const whole = testCases.map(titleOf)
  const titles = fitTitles(whole, summaryLimit)
  const key = projectKey(projectName)
  const bodies: Iterable<string>[] = []
  for (let start = 0; start < Math.max(testCases.length, 1); start += testsPerRequest)
    bodies.push(body(start))
  return bodies

  function* body(start: number): Generator<string, void> {
    const end = Math.min(start + testsPerRequest, testCases.length)
    yield '['
    yield* itemsOf(testsFrom(start, end), 1)
    yield '\n]\n'
  }

  function* testsFrom(start: number, end: number) {
    for (let index = start; index < end; index++) {
      const testCase = testCases[index]
      if (testCase) yield toTest(testCase, { title: whole[index] ?? '', summary: titles[index] ?? '', key })
    }
  }
}

function toTest(
  testCase: TestCase,
  { title, summary, key }: { title: string; summary: string; key: string },
) {
  const folder = folderOf(testCase)
  const links = requirementRefsOf(requirementText(testCase) ?? '')
    .filter((ref) => new RegExp(`^${key}-\\d+$`).test(ref))
    .map((ref) => ({ add: { type: { name: 'Test' }, outwardIssue: { key: ref } } }))
  const description = describe(testCase, {
    withPreconditions: true,
    ...(title !== summary && { fullTitle: title }),
  })
  return {
    testtype: 'Manual',
    fields: {
      summary,
      project: { key },
      ...(description && { description }),
      priority: { name: priorities[testCase.priority] },
      labels: labelsOf(testCase),
    },
    steps: stepsOf(testCase).map(({ action, data, expected }) => ({ action, data, result: expected })),
    ...(folder && { xray_test_repository_folder: `/${folder}` }),
    // A link to an issue that does not exist fails the import of that test.
    ...(links.length > 0 && { update: { issuelinks: links } }),
  }
}

/** A name that is a key already stays; otherwise its first ten ASCII letters and digits, in capitals. */
function projectKey(projectName = ''): string {
  const key = projectName
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9_]/g, '')
    .replace(/^[^A-Z]+/, '')
    .slice(0, 10)
  return key.length >= 2 ? key : 'PROJ'
}
