import { requirementText } from '../test-cases/requirement-refs.ts'
import type { Priority, TestCase, TestType } from '../test-cases/schema.ts'
import {
  actionWithData,
  fitTitles,
  oneLine,
  stepsOf,
  titleOf,
  withEscapes,
  withFullTitle,
} from './case-text.ts'
import { csvOf } from './csv.ts'
import type { Guard } from './formula-guard.ts'
import { escapeNumber } from './label-escapes.ts'
import { lineList } from './text-lists.ts'
import { element, nested, xmlDeclaration, type Xml } from '../file-formats/xml.ts'

const titleLimit = 250
const guard = ' '

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
const referencesOf = (testCase: TestCase) =>
  (requirementText(testCase) ?? '')
    .split(/[,;\n]/)
    .map(oneLine)
    .filter(Boolean)
    .join(', ')

/**
 * CSV for TestRail's import wizard in its multi-row layout: a row with a title starts a case, its further rows hold only a step. UTF-8
 * without byte order mark, which would become a part of the first header. A blank before a cell guards against formulas; TestRail trims it.
 * Source: TestRail's import wizard (required title, names of the step fields), as public automations of it use it.
 */
export function* toTestRailCsv(testCases: TestCase[], projectName?: string): Generator<string, void> {
  yield* csvOf(rowsOf(testCases, projectName), { guard, byteOrderMark: false })
}

function* rowsOf(testCases: TestCase[], projectName?: string): Generator<string[], void> {
  yield header
  for (const { testCase, title, steps } of fitted(testCases, guard)) {
    const first = [
      title,
      sectionOf(testCase, projectName),
      template,
      types[testCase.testType],
      priorities[testCase.priority],
      preconditionsOf(testCase),
      referencesOf(testCase),
    ]
    for (const [number, step] of steps.entries()) {
      const cells = number > 0 ? first.map(() => '') : first
      const action = actionWithData(step)
      yield [...cells, steps.length === 1 ? escapeNumber(action) : action, step.expected]
    }
  }
}

/** Every case with a title that TestRail takes; a longer one stands in full in the first step. */
function fitted(testCases: TestCase[], before?: Guard) {
  const whole = testCases.map(titleOf)
  const titles = fitTitles(whole, titleLimit, before)
  return testCases.map((testCase, index) => {
    const title = titles[index] ?? ''
    return {
      testCase,
      title,
      get steps() {
        return withFullTitle(stepsOf(testCase).map(withEscapes), whole[index] ?? '', title)
      },
    }
  })
}

const preconditionsOf = ({ preconditions = [] }: TestCase) =>
  lineList(preconditions.filter((precondition) => precondition.trim() !== ''))

/**
 * XML for TestRail's import: sections by category, in them cases of the template with separate steps; data stand in `additional_info`.
 * Source: the tree of TestRail's own XML import and export (docs.gurock.com, "Importing test cases").
 */
export function* toTestRailXml(testCases: TestCase[], projectName?: string): Generator<string, void> {
  const sections = Map.groupBy(fitted(testCases), ({ testCase }) => sectionOf(testCase, projectName))
  yield `${xmlDeclaration}\n<sections>`
  for (const [name, cases] of sections) {
    yield '\n  <section>'
    yield nested([element('name', name), element('description', '')], 2)
    yield '\n    <cases>'
    for (const one of cases) yield nested([caseElement(one)], 3)
    yield '\n    </cases>\n  </section>'
  }
  yield '\n</sections>\n'
}

type Fitted = ReturnType<typeof fitted>[number]

function caseElement({ testCase, title, steps }: Fitted): Xml {
  const stepElements = steps.map(({ action, data, expected }, index) =>
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
      element('preconds', preconditionsOf(testCase)),
      element('steps_separated', stepElements),
    ]),
  ])
}
