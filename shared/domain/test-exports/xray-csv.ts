import type { Priority, TestCase } from '../test-cases/schema.ts'
import { fitTitles, labelsOf, oneLine, stepsOf, titleOf } from './case-text.ts'
import { csvOf } from './csv.ts'
import { describe } from './description.ts'

export const summaryLimit = 255
const guard = ' '

/** Column of the file, the Jira or Xray field it fills, and how the importer's configuration names that field. */
const columns = [
  ['Issue ID', 'Xray', '__xray_testId', 'string'],
  ['Issue Key', 'Native', '__issue_key', 'string'],
  ['Test Type', 'Xray', 'xray_testtype', 'string'],
  ['Test Summary', 'Native', 'summary', 'string'],
  ['Test Priority', 'Native', '__priority_id', 'string'],
  ['Action', 'Xray Test Step Fields', '__xray_step_action', 'text'],
  ['Data', 'Xray Test Step Fields', '__xray_step_data', 'text'],
  ['Result', 'Xray Test Step Fields', '__xray_step_result', 'text'],
  ['Test Repo', 'Xray', 'xray_test_repository_folder', 'string'],
  ['Precondition', 'Xray', '__xray_preconditions', 'string'],
  ['Issue Type', 'Native', '__xray_issue_type', 'string'],
  ['Precondition Type', 'Xray', '__xray_precondition_type', 'string'],
  ['Unstructured Definition', 'Xray', 'xray_unstructured_def', 'string'],
  ['Labels', 'Native', 'labels', 'array'],
  ['Description', 'Native', 'description', 'string'],
] as const

type Column = (typeof columns)[number][0]

/** Ids of Jira's default priorities. */
const priorities: Record<Priority, string> = { critical: '1', high: '2', medium: '3', low: '4' }

const row = (cells: Partial<Record<Column, string>>): string[] => columns.map(([name]) => cells[name] ?? '')

/**
 * CSV for Xray Cloud's Test Case Importer: first a row for each distinct precondition, then one row for each step of each test. Rows of one
 * issue share its Issue ID; summary, folder, preconditions, labels and description stand on its first row only. Lists are parted by ";". The
 * description holds what the format has no column for, and what a summary had to leave out. A blank before a cell guards against
 * formulas and is trimmed by Jira. Given in pieces.
 * Source: Xray Cloud documentation, "Importing Tests using Test Case Importer", and the vendor's importable sample (Xray-App/xray-code-snippets).
 */
export function* toXrayCsv(testCases: TestCase[]): Generator<string, void> {
  yield* csvOf(rowsOf(testCases), { guard, byteOrderMark: false })
}

function* rowsOf(testCases: TestCase[]): Generator<string[], void> {
  yield columns.map(([name]) => name)
  const preconditions = new Map<string, Precondition>()
  for (const text of testCases.flatMap(preconditionsOf)) {
    const key = oneLine(text)
    if (!preconditions.has(key)) preconditions.set(key, { id: String(preconditions.size + 1), text })
  }
  const idOf = (text: string) => preconditions.get(oneLine(text))?.id ?? ''
  yield* preconditionRows([...preconditions.values()])
  const whole = testCases.map(titleOf)
  const titles = fitTitles(whole, summaryLimit, guard)
  for (const [index, testCase] of testCases.entries()) {
    const always = {
      'Issue ID': String(preconditions.size + index + 1),
      'Test Type': 'Manual',
      'Test Priority': priorities[testCase.priority],
    }
    const title = titles[index] ?? ''
    const first = {
      'Test Summary': title,
      'Test Repo': folderOf(testCase),
      Precondition: [...new Set(preconditionsOf(testCase).map(idOf))].join(';'),
      Labels: labelsOf(testCase).join(';'),
      Description: describe(testCase, { ...(whole[index] !== title && { fullTitle: whole[index] }) }),
    }
    for (const [number, { action, data, expected }] of stepsOf(testCase).entries())
      yield row({ ...always, ...(number === 0 && first), Action: action, Data: data, Result: expected })
  }
}

/** A precondition that several cases share, however they space it, is one issue. */
interface Precondition {
  id: string
  text: string
}

/** A summary is one line; what that loses is the description. */
function* preconditionRows(preconditions: Precondition[]): Generator<string[], void> {
  const summaries = fitTitles(
    preconditions.map(({ text }) => oneLine(text)),
    summaryLimit,
    guard,
  )
  for (const [index, { id, text }] of preconditions.entries()) {
    const summary = summaries[index] ?? ''
    yield row({
      'Issue ID': id,
      'Test Summary': summary,
      'Issue Type': 'precondition',
      'Precondition Type': 'Manual',
      Description: summary === text ? '' : text,
    })
  }
}

const preconditionsOf = ({ preconditions = [] }: TestCase) =>
  preconditions.map((text) => text.trim()).filter((text) => oneLine(text) !== '')

/** Path of the test repository folder, without slashes at its ends; empty for cases without category. */
export const folderOf = ({ category = '' }: TestCase): string =>
  category
    .split(/[/\\]/)
    .map((name) => oneLine(name).slice(0, 255))
    .filter(Boolean)
    .join('/')

/** The importer's configuration for that CSV, so that nobody has to map columns by hand. Field ids as in the vendor's sample. */
export function xrayImportConfiguration(): string {
  const configuration = {
    'config.encoding': 'UTF-8',
    'config.delimiter': ',',
    'config.project.from.csv': false,
    'config.list.delimiter': ';',
    'config.date.format': 'DD/MM/YYYY HH:mm',
    'config.create.test.repository.folders': true,
    'config.field.mappings': columns.map(([, group, id, type], index) => ({
      'column.index': index,
      'jira.field': { group, id, type },
    })),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
