import type { Priority, TestCase } from '../test-cases/schema.ts'
import { fitTitles, labelsOf, stepsOf, titleOf } from './case-text.ts'
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
 * Source: Xray Cloud REST API v2, "Import Tests" (docs.getxray.app).
 */
export function toXrayJson(testCases: TestCase[], projectName?: string): string[] {
  const titles = fitTitles(testCases.map(titleOf), summaryLimit)
  const key = projectKey(projectName)
  const tests = testCases.map((testCase, index) => toTest(testCase, titles[index] ?? '', key))
  const bodies: string[] = []
  for (let start = 0; start < Math.max(tests.length, 1); start += testsPerRequest) {
    bodies.push(`${JSON.stringify(tests.slice(start, start + testsPerRequest), null, 2)}\n`)
  }
  return bodies
}

function toTest(testCase: TestCase, summary: string, key: string) {
  const folder = folderOf(testCase)
  const { requirementRef = '' } = testCase
  const description = descriptionOf(testCase)
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
    ...(new RegExp(`^${key}-\\d+$`).test(requirementRef) && {
      update: { issuelinks: [{ add: { type: { name: 'Test' }, outwardIssue: { key: requirementRef } } }] },
    }),
  }
}

function descriptionOf({
  description = '',
  objective = '',
  preconditions = [],
  postconditions = [],
}: TestCase): string {
  const list = (title: string, texts: string[]) =>
    texts.length > 0 ? `${title}:\n${texts.map((text) => `- ${text}`).join('\n')}` : ''
  return [description, objective, list('Preconditions', preconditions), list('Afterwards', postconditions)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
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
