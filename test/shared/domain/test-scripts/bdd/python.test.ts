import { expect, test } from 'vitest'
import { behave } from '../../../../../shared/domain/test-scripts/bdd/behave/index.ts'
import { featureText } from '../../../../../shared/domain/test-scripts/bdd/feature.ts'
import { definitionsOf, writeBddProject } from '../../../../../shared/domain/test-scripts/bdd/project.ts'
import { pytestBdd } from '../../../../../shared/domain/test-scripts/bdd/pytest-bdd/index.ts'
import { type Scenario, scenarioOf } from '../../../../../shared/domain/test-scripts/bdd/scenarios.ts'
import type { BddFramework } from '../../../../../shared/domain/test-scripts/bdd/types.ts'
import type { ScriptCase, Statement } from '../../../../../shared/domain/test-scripts/types.ts'
import { pythonErrors } from '../../../../support/toolchains/parse-python.ts'
import { writtenSuite } from '../../../../support/written-suites.ts'

const frameworks = [
  ['behave', behave],
  ['pytest-bdd', pytestBdd],
] as const
const stepsIn = new Map([
  [behave, 'features/steps/steps.py'],
  [pytestBdd, 'tests/conftest.py'],
])

const project = { name: 'Shop', baseUrl: 'https://shop.test/', language: 'python' } as const
const scenario = (given: Partial<ScriptCase>): Scenario =>
  scenarioOf(
    { id: 'TC-1', title: '', tags: [], group: '', preconditions: [], steps: [], obstacles: [], ...given },
    { dataTables: true },
  )

/** The project of scenarios that consist of some statements, with the features as they are given. */
function write(framework: BddFramework, statements: Statement[], feature = ''): Map<string, string> {
  const steps = [{ action: '', expected: '', actions: [], expectations: statements as never[] }]
  const definitions = definitionsOf([scenario({ steps })])
  const features = [{ path: 'features/cases.feature', content: feature }]
  const files = framework.write({ ...project, features, definitions })
  for (const { path, content } of files)
    if (path.endsWith('.py')) expect(pythonErrors(content), path).toEqual([])
  return new Map(files.map(({ path, content }) => [path, content]))
}

const steps = (framework: BddFramework, statements: Statement[], feature?: string): string =>
  write(framework, statements, feature).get(stepsIn.get(framework) ?? '') ?? ''

const age = { by: 'label', name: 'Age' } as const
const fill: Statement = { kind: 'fill', on: age, value: '17' }

test('behave gets a function for each wording, with typed parameters', () => {
  expect(steps(behave, [fill, { kind: 'checked', on: age }, { ...fill, value: '18' }])).toContain(`
register_type(String=parse_string)


@when("I enter {value:String} in the {name:String} field")
def i_enter_in_the_field_step(context: Context, value: str, name: str) -> None:
    driver = context.driver
    fill(driver, by_label(name), value)`)
})

test('pytest-bdd gets the browser as a fixture', () => {
  const row = { by: 'role', role: 'row', nth: 2 } as const
  const source = steps(pytestBdd, [{ kind: 'visible', on: row }])
  expect(source)
    .toContain(`@then(parsers.parse("the row number {name_number:d} is shown", extra_types=PARAMETERS))
def the_row_number_is_shown_step(driver: WebDriver, name_number: int) -> None:
    expect_visible(driver, by_role("row", nth=name_number))`)
})

test('a table is read row by row, and behave is not asked for the colon that it takes away', () => {
  const rows: Statement[] = [fill, { kind: 'fill', on: { by: 'label', name: 'Name' }, value: 'Eva' }]
  expect(steps(behave, rows)).toContain(`@when("I enter these values")
def i_enter_these_values_step(context: Context) -> None:
    driver = context.driver
    for row in context.table:
        fill(driver, by_label(row["field"]), row["value"])`)
  expect(steps(pytestBdd, rows)).toContain('driver: WebDriver, datatable: list[list[str]]')
})

test('a text below a step and dates in texts are filled in when they are used', () => {
  const below: Statement = { kind: 'fill', on: age, value: 'a\\b' }
  expect(steps(behave, [below], 'a %TODAY+1D% b')).toContain(
    'fill(driver, by_label(name), expand(context.text))',
  )
  const plain = steps(pytestBdd, [below], 'nothing')
  expect(plain).toContain('fill(driver, by_label(name), docstring)')
  expect(plain).not.toContain('expand')
})

test.each(frameworks)('%s skips what is for a person, without a browser', (_name, framework) => {
  const definitions = definitionsOf([scenario({ obstacles: ['No.'] })])
  const files = framework.write({ ...project, features: [], definitions })
  const source = files.find(({ path }) => path === stepsIn.get(framework))?.content
  expect(source).toMatch(/\n {4}(?:pytest|context\.scenario)\.skip\(reason\)\n/)
  expect(source).not.toMatch(/driver/i)
})

const testCases = writtenSuite('leave-request')

test.each(frameworks)(
  'the whole project of %s is Python, pinned, and names what it calls',
  (_name, framework) => {
    const wanted = { testCases, framework, stepDefinitions: true, dataTables: true }
    const files = writeBddProject({ ...project, ...wanted })
    const paths = files.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(
      expect.arrayContaining(['README.md', 'requirements.txt', '.github/workflows/tests.yml']),
    )
    for (const { path, content } of files)
      if (path.endsWith('.py')) expect(pythonErrors(content), path).toEqual([])
    const source = files.find(({ path }) => path === stepsIn.get(framework))?.content ?? ''
    const functions = source.match(/^def \w+/gm) ?? []
    expect(functions.length).toBeGreaterThan(5)
    expect(new Set(functions).size).toBe(functions.length)
    const requirements = files.find(({ path }) => path === 'requirements.txt')?.content ?? ''
    for (const line of requirements.trim().split('\n')) expect(line).toMatch(/^[\w-]+==\d+\.\d+\.\d+$/)
  },
)

test('no two scenarios of a feature have one title, of which pytest-bdd would keep the last alone', () => {
  const titled = (id: string, url: string): Scenario =>
    scenario({
      id,
      title: 'Same',
      steps: [{ action: '', expected: '', actions: [{ kind: 'open', url }], expectations: [] }],
    })
  const text = featureText('Shop', [titled('TC-1', '/a'), titled('TC-2', '/b'), titled('TC-3', '/c')])
  expect(text.match(/Scenario.*$/gm)).toEqual([
    'Scenario: Same',
    'Scenario: Same (TC-2)',
    'Scenario: Same (TC-3)',
  ])
})
