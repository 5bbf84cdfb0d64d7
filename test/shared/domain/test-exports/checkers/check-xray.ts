import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { records } from './check-csv.ts'

/** Which field each column of the vendor's own sample fills. */
const fields: Record<string, string> = {
  'Issue ID': '__xray_testId',
  'Issue Key': '__issue_key',
  'Test Type': 'xray_testtype',
  'Test Summary': 'summary',
  'Test Priority': '__priority_id',
  Action: '__xray_step_action',
  Data: '__xray_step_data',
  Result: '__xray_step_result',
  'Test Repo': 'xray_test_repository_folder',
  Precondition: '__xray_preconditions',
  'Issue Type': '__xray_issue_type',
  'Precondition Type': '__xray_precondition_type',
  'Unstructured Definition': 'xray_unstructured_def',
  Labels: 'labels',
  Description: 'description',
}

/** The rules of Xray's Test Case Importer for a file and the configuration that maps it. */
export function checkXrayCsv(csv: string, configuration: string): string[] {
  const { header, list, faults } = records(csv)
  const preconditions = new Set(
    list.filter((cell) => cell('Issue Type') === 'precondition').map((cell) => cell('Issue ID')),
  )
  const seen = new Set<string>()
  list.forEach((cell, index) => {
    const row = index + 2
    const id = cell('Issue ID')
    const isFirst = !seen.has(id)
    seen.add(id)
    if (id === '') faults.push(`row ${row} has no Issue ID`)
    if (isFirst !== (cell('Test Summary') !== ''))
      faults.push(`row ${row}: the summary stands on the first row of an issue and only there`)
    if (cell.raw('Test Summary').length > 255) faults.push(`row ${row}: the summary is longer than 255`)
    if (preconditions.has(id)) return
    if (cell('Test Type') === '') faults.push(`row ${row} has no Test Type`)
    for (const needed of cell('Precondition').split(';').filter(Boolean))
      if (!preconditions.has(needed)) faults.push(`row ${row}: precondition ${needed} is no precondition row`)
  })
  return [...faults, ...checkConfiguration(header, configuration)]
}

function checkConfiguration(header: string[], configuration: string): string[] {
  const parsed = JSON.parse(configuration) as Record<string, unknown>
  const mappings = parsed['config.field.mappings'] as {
    'column.index': number
    'jira.field': { id: string }
  }[]
  const mapped = new Map(mappings.map((mapping) => [mapping['column.index'], mapping['jira.field'].id]))
  return [
    ...header.flatMap((name, index) =>
      mapped.get(index) === fields[name]
        ? []
        : [`column ${index} (${name}) is mapped to ${mapped.get(index)}`],
    ),
    ...(mapped.size === header.length ? [] : ['the configuration has other columns than the header']),
    ...(parsed['config.list.delimiter'] === ';' && parsed['config.delimiter'] === ','
      ? []
      : ['the delimiters are others']),
  ]
}

interface BulkTest {
  testtype?: string
  xray_testtype?: string
  fields?: { summary?: string; project?: { key?: string } }
  steps?: Record<string, unknown>[]
  gherkin_def?: string
}

/** The rules of the body of Xray's bulk import. */
export function checkXrayJson(body: string): string[] {
  let tests: BulkTest[]
  try {
    tests = JSON.parse(body) as BulkTest[]
  } catch {
    return ['not JSON']
  }
  return [
    ...(tests.length > 1000 ? ['more than 1,000 tests in one request'] : []),
    ...tests.flatMap((test, index) => checkTest(test).map((fault) => `test ${index}: ${fault}`)),
  ]
}

function checkTest({ fields: issue, steps = [], gherkin_def: gherkin = '', ...test }: BulkTest): string[] {
  const type = test.testtype ?? test.xray_testtype
  const faults = [
    ...(type ? [] : ['no testtype']),
    ...(issue?.summary && issue.summary.length <= 255 ? [] : ['no summary of 1 to 255 characters']),
    ...(issue?.project?.key ? [] : ['no project']),
  ]
  if (type === 'Manual' && steps.length === 0) faults.push('a manual test without steps')
  for (const step of type === 'Manual' ? steps : [])
    for (const key of ['action', 'data', 'result'])
      if (typeof step[key] !== 'string') faults.push(`a step without ${key}`)
  if (type === 'Cucumber' && !parses(`Feature:\nScenario Outline:\n${gherkin}`))
    faults.push('the steps are not Gherkin')
  return faults
}

/** A heading within the steps would be read as a description, and its steps as those of the outline. */
function parses(source: string): boolean {
  if (/\n\s*(?:Feature|Rule|Background|Scenario):/.test(source)) return false
  try {
    new Parser(new AstBuilder(() => ''), new GherkinClassicTokenMatcher()).parse(source)
    return true
  } catch {
    return false
  }
}
