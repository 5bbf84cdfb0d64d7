import { expect, test } from 'vitest'
import { cucumberJvm } from '../../../../../../shared/domain/test-scripts/bdd/cucumber-jvm/index.ts'
import { contentOf, definitionOf, tableDefinition } from '../../cases.ts'
import { manualExpression } from '../../../../../../shared/domain/test-scripts/bdd/person-steps.ts'
import type { StepDefinition } from '../../../../../../shared/domain/test-scripts/bdd/types.ts'
import { writeBdd } from '../../../../../../shared/domain/test-scripts/index.ts'
import { playableSuite } from '../../../../../support/written-suites.ts'
import { javaErrors } from '../../../../../support/java-grammar.ts'

const baseUrl = 'http://shop.test/orders'
const write = (definitions: StepDefinition[]) =>
  cucumberJvm.write({ name: 'Web shop', baseUrl, language: 'java', features: [], definitions })

test('a definition has the expression, its values by name, and does the statement', () => {
  const source = contentOf(
    write([
      definitionOf('When', { kind: 'fill', on: { by: 'label', name: 'Age' }, value: '18' }),
      definitionOf('When', { kind: 'click', on: { by: 'role', role: 'button', name: 'Save', nth: 2 } }),
    ]),
    '/ActionSteps.java',
  )
  expect(source).toContain(`  @When("I enter {string} in the {string} field")
  public void iEnterInTheField(String value, String name) {
    WebDriver driver = session.driver();
    fill(driver, label(name), value);
  }`)
  expect(source).toContain(`public void iClickTheButtonNumber(String name, int nameNumber) {`)
  expect(source).toContain('click(driver, nth(role("button", name), nameNumber));')
  expect(source).toContain('import static com.example.webshop.support.Interactions.fill;')
})

test('a table is gone through row by row, with empty cells as empty texts', () => {
  expect(contentOf(write([tableDefinition]), '/ActionSteps.java'))
    .toContain(`    for (Map<String, String> row : table.asMaps()) {
      String field = Objects.requireNonNullElse(row.get("field"), "");
      String value = Objects.requireNonNullElse(row.get("value"), "");
      fill(driver, label(field), revealed(value));
    }`)
})

test('the step that hands a scenario to a person aborts it with the reason, so that it counts as skipped', () => {
  const source = contentOf(
    write([
      { keyword: 'Given', expression: manualExpression, parameters: [{ name: 'reason', type: 'string' }] },
    ]),
    '/ActionSteps.java',
  )
  expect(source).toContain('throw new TestAbortedException(reason);')
  expect(javaErrors(source)).toEqual([])
})

test('the runner, the glue and the browser of a scenario are there, all of them Java', () => {
  const files = write([definitionOf('Then', { kind: 'text', text: 'Saved.' })])
  expect(contentOf(files, 'RunCucumberTest.java')).toContain('@IncludeEngines("cucumber")')
  expect(contentOf(files, 'junit-platform.properties')).toContain('cucumber.glue=com.example.webshop\n')
  expect(contentOf(files, 'BrowserSession.java')).toContain('driver.quit();')
  expect(contentOf(files, 'pom.xml')).toContain('<artifactId>cucumber-junit-platform-engine</artifactId>')
})

test('a whole suite is Java without an error, with each expression and method once', () => {
  const files = writeBdd({
    testCases: playableSuite('staff-directory'),
    framework: 'bdd-fw-3',
    language: 'java',
    baseUrl,
    projectName: 'Staff',
    stepDefinitions: true,
    dataTables: true,
  })
  const java = files.filter(({ path }) => path.endsWith('.java'))
  for (const { path, content } of java) expect(javaErrors(content), path).toEqual([])
  const source = java.map(({ content }) => content).join('\n')
  const expressions = [...source.matchAll(/@(?:Given|When|Then)\((".*")\)/g)].map(([, one]) => one)
  expect(expressions.length).toBeGreaterThan(10)
  expect(new Set(expressions).size).toBe(expressions.length)
})
