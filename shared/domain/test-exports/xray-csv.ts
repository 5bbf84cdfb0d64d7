import type { Priority, TestCase } from '../test-cases/schema.ts'
import { fitTitles, labelsOf, oneLine, stepsOf, titleOf } from './case-text.ts'
import { toCsv } from './csv.ts'

export const summaryLimit = 255

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
] as const

type Column = (typeof columns)[number][0]

/** Ids of Jira's default priorities. */
const priorities: Record<Priority, string> = { critical: '1', high: '2', medium: '3', low: '4' }

const row = (cells: Partial<Record<Column, string>>): string[] => columns.map(([name]) => cells[name] ?? '')

/**
 * CSV for Xray Cloud's Test Case Importer: first a row for each distinct precondition, then one row for each step of each test. Rows of one
 * issue share its Issue ID; summary, folder, preconditions and labels stand on its first row only. Lists are parted by ";". A blank before a
 * cell guards against formulas and is trimmed by Jira.
 * Source: Xray Cloud documentation, "Importing Tests using Test Case Importer", and the vendor's importable sample (Xray-App/xray-code-snippets).
 */
export function toXrayCsv(testCases: TestCase[]): string {
  const preconditions = new Map<string, string>()
  for (const text of testCases.flatMap(preconditionsOf)) {
    if (!preconditions.has(text)) preconditions.set(text, String(preconditions.size + 1))
  }
  const texts = fitTitles([...preconditions.keys()], summaryLimit)
  const preconditionRows = [...preconditions.values()].map((id, index) =>
    row({
      'Issue ID': id,
      'Test Summary': texts[index],
      'Issue Type': 'precondition',
      'Precondition Type': 'Manual',
    }),
  )
  const titles = fitTitles(testCases.map(titleOf), summaryLimit)
  const testRows = testCases.flatMap((testCase, index) => {
    const always = {
      'Issue ID': String(preconditions.size + index + 1),
      'Test Type': 'Manual',
      'Test Priority': priorities[testCase.priority],
    }
    const first = {
      'Test Summary': titles[index],
      'Test Repo': folderOf(testCase),
      Precondition: [...new Set(preconditionsOf(testCase).map((text) => preconditions.get(text) ?? ''))].join(
        ';',
      ),
      Labels: labelsOf(testCase).join(';'),
    }
    return stepsOf(testCase).map(({ action, data, expected }, number) =>
      row({ ...always, ...(number === 0 ? first : {}), Action: action, Data: data, Result: expected }),
    )
  })
  const header = columns.map(([name]) => name)
  return toCsv([header, ...preconditionRows, ...testRows], { guard: ' ', byteOrderMark: false })
}

/** A summary is one line. */
const preconditionsOf = ({ preconditions = [] }: TestCase) => preconditions.map(oneLine).filter(Boolean)

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
