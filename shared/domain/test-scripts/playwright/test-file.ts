import type { CodeScope } from '../framework.ts'
import { indented, oneLine, options, width } from '../javascript/layout.ts'
import { commentLines, stringLiteral } from '../javascript/literals.ts'
import type { PageObject, PageObjects } from '../page-objects.ts'
import { unsaidPreconditions } from '../said-once.ts'
import type { ScriptCase, ScriptProject, Statement } from '../types.ts'
import { locatorCode } from './code.ts'
import { statementCode } from './statements.ts'

export interface TestFile {
  /** The tests, without imports. */
  code: string
  helpers: Set<string>
  pages: Set<PageObject>
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
    const [id, told] = [oneLine(one.id), oneLine(one.title)]
    let title = `${id} ${told}`
    for (let number = 2; titles.has(title); number += 1) title = `${id} (${number}) ${told}`
    titles.add(title)
    return indented(oneTest(title, one, new Body(project, pages, file))).join('\n')
  })
  file.code = [`test.describe(${stringLiteral(oneLine(group))}, () => {`, tests.join('\n\n'), '})'].join('\n')
  return file
}

function oneTest(title: string, one: ScriptCase, body: Body): string[] {
  const lines = [
    ...one.obstacles.flatMap((reason) => commentLines(`Not automated: ${reason}`)),
    ...unsaidPreconditions(one).flatMap((text) => commentLines(`Before: ${text}`)),
    ...one.steps.flatMap(({ action, expected, actions, expectations }) => [
      ...commentLines([action, expected && `Expected: ${expected}`].filter(Boolean).join(' — ')),
      ...[...actions, ...expectations].flatMap((statement) => body.write(statement)),
    ]),
  ]
  const call = one.obstacles.length > 0 ? 'test.fixme' : 'test'
  const given = [stringLiteral(title), ...details(one)]
  const written = [...body.declarations(), ...lines]
  const head = `${call}(${given.join(', ')}, async ({ page }) => {`
  if (head.length <= width) return [head, ...indented(written), '})']
  const last = ['async ({ page }) => {', ...indented(written), '},']
  return [`${call}(`, ...indented([...given.map((argument) => `${argument},`), ...last]), ')']
}

/** Tags and requirement as reports of Playwright show them. */
function details({ tags, requirement }: ScriptCase): string[] {
  const marks = [...new Set(tags.map((tag) => oneLine(tag).replaceAll(/[\s@]+/g, '-')))].filter(Boolean)
  const about = requirement === undefined ? undefined : stringLiteral(oneLine(requirement))
  const entries = options({
    tag: marks.length > 0 ? `[${marks.map((mark) => stringLiteral(`@${mark}`)).join(', ')}]` : undefined,
    annotation: about && `{ type: 'requirement', description: ${about} }`,
  })
  return entries.length > 0 ? [`{ ${entries.join(', ')} }`] : []
}

/** The statements of one test, and the page objects that they use. */
class Body {
  readonly #project: ScriptProject
  readonly #pages: PageObjects
  readonly #file: TestFile
  readonly #used = new Set<PageObject>()
  #path = '/'

  constructor(project: ScriptProject, pages: PageObjects, file: TestFile) {
    this.#project = project
    this.#pages = pages
    this.#file = file
  }

  write(statement: Statement): string[] {
    const { pageObjects } = this.#project
    if (pageObjects && statement.kind === 'open' && typeof statement.url === 'string') {
      this.#path = statement.url
      return [`await ${this.#object()}.open()`]
    }
    const scope: CodeScope = {
      locator: (locator) =>
        pageObjects
          ? `${this.#object()}.${this.#pages.member(this.#path, locator)}`
          : locatorCode(locator, scope),
      helper: (name) => {
        this.#file.helpers.add(name)
        return name
      },
    }
    return statementCode(statement, scope)
  }

  declarations(): string[] {
    return [...this.#used].map(({ variable, className }) => `const ${variable} = new ${className}(page)`)
  }

  #object(): string {
    const page = this.#pages.page(this.#path)
    this.#used.add(page)
    this.#file.pages.add(page)
    return page.variable
  }
}
