import { Naming, camelCase, pascalCase } from '../identifiers.ts'
import type { CodeScope } from '../framework.ts'
import { unsaidPreconditions } from '../said-once.ts'
import type { ProjectFile, ScriptCase, ScriptStep } from '../types.ts'
import { ClassFile, type Surroundings, indented } from './class-file.ts'
import { commentLines, reservedWords, stringLiteral } from './literals.ts'
import type { PageObjects } from './page-objects.ts'
import { writeStatement } from './statements.ts'
import { folderOf } from './support-classes.ts'

/** Cases of one class and what it is about. */
export interface Group {
  title: string
  cases: ScriptCase[]
}

const mostCases = 30

/** A class for each group of cases; a large group has one for each requirement. */
export function groupsOf(cases: ScriptCase[]): Group[] {
  return [...Map.groupBy(cases, ({ group }) => group)].flatMap(([title, all]): Group[] => {
    if (all.length <= mostCases) return [{ title, cases: all }]
    return [...Map.groupBy(all, ({ requirement }) => requirement ?? '')].map(([requirement, some]) => ({
      title: [title, requirement].filter(Boolean).join(' '),
      cases: some,
    }))
  })
}

const jupiter = 'org.junit.jupiter.api'

export interface TestClassOptions extends Surroundings {
  pages?: PageObjects
  note: (file: ClassFile) => void
}

/** The test classes of a project. */
export function testClasses(groups: Group[], options: TestClassOptions): ProjectFile[] {
  const classes = new Naming({ style: pascalCase, reserved: ['Test'] })
  return groups.map((group, at) => {
    const className = classes.name(String(at), group.title, { suffix: 'test', fallback: 'cases' })
    const content = testClass(className, group, options)
    return { path: `${folderOf(options.root)}/${className}.java`, content }
  })
}

function testClass(className: string, { title, cases }: Group, options: TestClassOptions): string {
  const file = new ClassFile(options)
  file.import('org.openqa.selenium.WebDriver')
  for (const name of ['AfterEach', 'BeforeEach', 'DisplayName', 'Test']) file.import(`${jupiter}.${name}`)
  const used = new Set<string>()
  const scope = options.pages?.scopeFor(file, used) ?? file
  // A method of the name of a shared function would hide it.
  const methods = new Naming({
    style: camelCase,
    reserved: [
      ...reservedWords,
      ...options.library.keys(),
      'openBrowser',
      'closeBrowser',
      'finalize',
      'toString',
      'clone',
    ],
    longest: 60,
  })
  const tests = cases.map((one, at) => {
    const name = methods.name(String(at), `${one.id} ${one.title}`, { fallback: 'test' })
    return testMethod(one, name, file, scope)
  })
  const body = [
    `@DisplayName(${stringLiteral(title)})`,
    `class ${className} {`,
    ...indented(options.pages?.fieldsFor(used) ?? []),
    '  private WebDriver driver;',
    '',
    '  @BeforeEach',
    '  void openBrowser() {',
    `    driver = ${file.helper('startBrowser')}();`,
    '  }',
    '',
    '  @AfterEach',
    '  void closeBrowser() {',
    '    if (driver != null) driver.quit();',
    '  }',
    ...tests.flatMap((lines) => ['', ...indented(lines)]),
    '}',
  ]
  for (const name of used) file.import(`${options.root}.pages.${name}`)
  options.note(file)
  return file.text(options.root, body)
}

function testMethod(one: ScriptCase, name: string, file: ClassFile, scope: CodeScope): string[] {
  const tags = [
    ...new Set([...(one.requirement === undefined ? [] : [one.requirement]), ...one.tags].map(tagOf)),
  ]
  const annotations = tags.filter((tag) => tag !== '').map((tag) => `@Tag(${stringLiteral(tag)})`)
  if (annotations.length > 0) file.import(`${jupiter}.Tag`)
  const skipped = one.obstacles.length > 0
  if (skipped) file.import(`${jupiter}.Disabled`)
  const before = unsaidPreconditions(one).flatMap((text) => commentLines(`Before: ${text}`))
  return [
    '@Test',
    `@DisplayName(${stringLiteral(`${one.id}: ${one.title}`)})`,
    ...annotations,
    ...(skipped ? [`@Disabled(${stringLiteral(one.obstacles.join(' '))})`] : []),
    `void ${name}() {`,
    ...indented([...before, ...one.steps.flatMap((step) => stepLines(step, scope, skipped))]),
    '}',
  ]
}

/** What cannot be done by a script is not left out silently: a skipped case says what each step was to expect. */
function stepLines(
  { action, expected, actions, expectations }: ScriptStep,
  scope: CodeScope,
  skipped: boolean,
): string[] {
  const expects = skipped && expected !== '' ? commentLines(`Expected: ${expected}`) : []
  return [
    ...(action === '' ? [] : commentLines(action)),
    ...actions.flatMap((one) => writeStatement(one, scope)),
    ...expects,
    ...expectations.flatMap((one) => writeStatement(one, scope)),
  ]
}

/** A tag as JUnit takes it: no blanks, none of the characters of its tag expressions (`TestTag.isValid`). */
function tagOf(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z},()&|!]+/gu, '-').replaceAll(/^-+|-+$/g, '')
}
