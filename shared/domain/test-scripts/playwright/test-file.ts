import type { CodeScope } from '../framework.ts'
import { commentLines, stringLiteral } from '../javascript/literals.ts'
import type { ScriptCase, ScriptProject, Statement } from '../types.ts'
import { locatorCode } from './code.ts'
import { type PageObjects } from './page-objects.ts'
import { statementCode } from './statements.ts'

export interface TestFile {
  /** The tests, without imports. */
  code: string
  helpers: Set<string>
  pages: Set<string>
}

/** The tests of one group of cases. */
export function testCode(
  group: string,
  cases: ScriptCase[],
  project: ScriptProject,
  pages: PageObjects,
): TestFile {
  const file: TestFile = { code: '', helpers: new Set(), pages: new Set() }
  const titles = new Set<string>()
  const tests = cases.map((one) => {
    let title = [one.id, one.title].map(oneLine).filter(Boolean).join(' ')
    for (let number = 2; titles.has(title); number++)
      title = `${oneLine(one.id)} (${number}) ${oneLine(one.title)}`
    titles.add(title)
    return indented(oneTest(title, one, project, pages, file)).join('\n')
  })
  file.code = [`test.describe(${stringLiteral(oneLine(group))}, () => {`, tests.join('\n\n'), '})'].join('\n')
  return file
}

function oneTest(
  title: string,
  one: ScriptCase,
  project: ScriptProject,
  pages: PageObjects,
  file: TestFile,
): string[] {
  const body = new Body(project, pages, file)
  const lines = [
    ...one.obstacles.flatMap((reason) => commentLines(`Not automated: ${reason}`)),
    ...one.preconditions.flatMap((text) => commentLines(`Before: ${text}`)),
    ...one.steps.flatMap(({ action, expected, actions, expectations }) => [
      ...commentLines([action, expected && `Expected: ${expected}`].filter(Boolean).join(' — ')),
      ...[...actions, ...expectations].flatMap((statement) => body.write(statement)),
    ]),
  ]
  const call = one.obstacles.length > 0 ? 'test.fixme' : 'test'
  const used = body.usesPage || one.obstacles.length > 0
  return [
    `${call}(`,
    ...indented([
      `${stringLiteral(title)},`,
      `${details(one)},`,
      `async (${used ? '{ page }' : ''}) => {`,
      ...indented([...body.declarations(), ...lines]),
      '},',
    ]),
    ')',
  ]
}

/** Tags and requirement as reports of Playwright show them. */
function details({ tags, requirement }: ScriptCase): string {
  const marks = [...new Set(tags.map((tag) => tag.trim().replaceAll(/[\s@]+/g, '-')))].filter(Boolean)
  const parts = [
    ...(marks.length > 0 ? [`tag: [${marks.map((mark) => stringLiteral(`@${mark}`)).join(', ')}]`] : []),
    ...(requirement === undefined
      ? []
      : [`annotation: { type: 'requirement', description: ${stringLiteral(oneLine(requirement))} }`]),
  ]
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

/** The statements of one test, and the page objects that they use. */
class Body {
  usesPage = false
  readonly #project: ScriptProject
  readonly #pages: PageObjects
  readonly #file: TestFile
  readonly #used = new Map<string, string>()
  #path = '/'

  constructor(project: ScriptProject, pages: PageObjects, file: TestFile) {
    this.#project = project
    this.#pages = pages
    this.#file = file
  }

  write(statement: Statement): string[] {
    this.usesPage = true
    if (this.#project.pageObjects && statement.kind === 'open' && typeof statement.url === 'string') {
      this.#path = statement.url
      return [`await ${this.#object()}.open()`]
    }
    const scope: CodeScope = {
      locator: (locator) =>
        this.#project.pageObjects
          ? `${this.#object()}.${this.#pages.member(this.#pages.page(this.#path), locator)}`
          : locatorCode(locator, scope),
      helper: (name) => {
        this.#file.helpers.add(name)
        return name
      },
    }
    return statementCode(statement, scope)
  }

  declarations(): string[] {
    return [...this.#used].map(([name, className]) => `const ${name} = new ${className}(page)`)
  }

  #object(): string {
    const { variable, className, path } = this.#pages.page(this.#path)
    this.#used.set(variable, className)
    this.#file.pages.add(path)
    return variable
  }
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const indented = (lines: string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`))
