import type { Priority, TestCase, TestType } from '../test-cases/schema.ts'
import { actionWithData, fitTitles, oneLine, stepsOf, titleOf } from './case-text.ts'
import { toCsv } from './csv.ts'
import { element, toXml, type Xml } from './xml.ts'

const titleLimit = 250

const header = [
  'Title',
  'Section',
  'Template',
  'Type',
  'Priority',
  'Preconditions',
  'References',
  'Steps (Step)',
  'Steps (Expected Result)',
]

const template = 'Test Case (Steps)'

const priorities: Record<Priority, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

/** Types that every TestRail installation has. */
const types: Record<TestType, string> = {
  functional: 'Functional',
  regression: 'Regression',
  integration: 'Functional',
  e2e: 'Acceptance',
  accessibility: 'Accessibility',
  security: 'Security',
  performance: 'Performance',
  boundary: 'Functional',
  negative: 'Functional',
  smoke: 'Smoke & Sanity',
}

const sectionOf = ({ category = '' }: TestCase, projectName = '') =>
  oneLine(category) || oneLine(projectName) || 'Test cases'

/** Requirement ids are a comma list; a case has one, or several that the author joined. */
const referencesOf = ({ requirementRef = '' }: TestCase) =>
  requirementRef
    .split(/[,;\n]/)
    .map(oneLine)
    .filter(Boolean)
    .join(', ')

/**
 * CSV for TestRail's import wizard in its multi-row layout: a row with a title starts a case, its further rows hold only a step. UTF-8
 * without byte order mark, which would become a part of the first header. A blank before a cell guards against formulas; TestRail trims it.
 * Source: TestRail's import wizard (required title, names of the step fields), as public automations of it use it.
 */
export function toTestRailCsv(testCases: TestCase[], projectName?: string): string {
  const titles = fitTitles(testCases.map(titleOf), titleLimit)
  const rows = testCases.flatMap((testCase, index) =>
    stepsOf(testCase).map((step, number) => {
      const cells =
        number > 0
          ? Array<string>(7).fill('')
          : [
              titles[index] ?? '',
              sectionOf(testCase, projectName),
              template,
              types[testCase.testType],
              priorities[testCase.priority],
              (testCase.preconditions ?? []).join('\n'),
              referencesOf(testCase),
            ]
      return [...cells, actionWithData(step), step.expected]
    }),
  )
  return toCsv([header, ...rows], { guard: ' ', byteOrderMark: false })
}

/**
 * XML for TestRail's import: sections by category, in them cases of the template with separate steps; data stand in `additional_info`.
 * Source: the tree of TestRail's own XML import and export (docs.gurock.com, "Importing test cases").
 */
export function toTestRailXml(testCases: TestCase[], projectName?: string): string {
  const titles = fitTitles(testCases.map(titleOf), titleLimit)
  const sections = new Map<string, Xml[]>()
  testCases.forEach((testCase, index) => {
    const name = sectionOf(testCase, projectName)
    sections.set(name, [...(sections.get(name) ?? []), caseElement(testCase, titles[index] ?? '')])
  })
  return toXml(
    element(
      'sections',
      [...sections].map(([name, cases]) =>
        element('section', [element('name', name), element('description', ''), element('cases', cases)]),
      ),
    ),
  )
}

function caseElement(testCase: TestCase, title: string): Xml {
  const steps = stepsOf(testCase).map(({ action, data, expected }, index) =>
    element('step', [
      element('index', String(index + 1)),
      element('content', action),
      element('expected', expected),
      ...(data ? [element('additional_info', `Test data: ${data}`)] : []),
    ]),
  )
  return element('case', [
    element('title', title),
    element('template', template),
    element('type', types[testCase.testType]),
    element('priority', priorities[testCase.priority]),
    element('references', referencesOf(testCase)),
    element('custom', [
      element('preconds', (testCase.preconditions ?? []).join('\n')),
      element('steps_separated', steps),
    ]),
  ])
}
