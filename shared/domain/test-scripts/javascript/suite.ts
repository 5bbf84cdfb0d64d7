import type { CodeScope } from '../framework.ts'
import { fileNaming, kebabCase, wordsOf } from '../identifiers.ts'
import { type PageObject, PageObjects } from '../page-objects.ts'
import { locatorsIn } from '../statements.ts'
import { unsaidPreconditions } from '../said-once.ts'
import type { Locator, ProjectFile, ScriptCase, ScriptProject, Statement } from '../types.ts'
import { type Helpers, helperCode } from './helpers.ts'
import { indented, joined, oneLine } from './layout.ts'
import { commentLines, stringLiteral, textExpression } from './literals.ts'

/** Where code of a suite is written. */
export interface SuiteScope extends CodeScope {
  /** The expression of all elements that a locator fits. */
  all: (locator: Locator) => string
}

/** How a framework with `describe` and `it` says what a suite is made of. */
export interface Dialect {
  statement: (statement: Statement, scope: SuiteScope) => string[]
  locator: (locator: Locator, scope: Pick<CodeScope, 'helper'>, options: { all: boolean }) => string
  /** The line that opens the page of a page object, and the expression of one of its members. */
  open: (page: string) => string
  member: (page: string, name: string) => string
  /** What comes between the title of a test and its statements: `async () => {`. */
  body: string
  helpers: Helpers
  /** Helpers that are commands: they are called by what they add, so their file is imported for its effects. */
  isCommand: (helper: string) => boolean
  /** The package of the framework's own values, and those that code may use; none where they are global. */
  values?: { from: string; names: string[] }
  /** The source of a page object but its imports. `path` is the expression of what it opens. */
  pageObject: (page: PageObject, code: (locator: Locator, all: boolean) => string, path: string) => string
  testFolder: string
  testSuffix: string
  /** The folder of page objects and that of shared functions below their common root, which both they and tests lie one folder below. */
  folders: { root: string; pages: string; support: string }
  /** What an imported file ends with. */
  importSuffix: string
  /** Names that members of page objects cannot have. */
  reserved: string[]
}

/** The test files, page objects and shared functions of a project. */
export function suiteFiles(project: ScriptProject, dialect: Dialect): ProjectFile[] {
  const typed = project.language === 'typescript'
  const suite = new Suite(project, dialect)
  const names = fileNaming()
  const groups = [...Map.groupBy(project.cases, ({ group }) => group)]
  const tests = groups.flatMap(([group, cases]) =>
    chunks(cases, casesOfFile).map((some, at): ProjectFile => {
      const name = names.name(`${group}/${at}`, group, { fallback: 'cases' })
      const path = `${dialect.testFolder}/${name}${dialect.testSuffix}.${typed ? 'ts' : 'js'}`
      return { path, content: suite.testFile(group, some) }
    }),
  )
  return [...tests, ...suite.pageFiles(), ...suite.supportFiles()]
}

/** A file of more is hard to read; runners also share out work by files. */
export const casesOfFile = 25

/** Parts of a list, each of at most `size` things. */
export function chunks<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}

class Suite {
  readonly #project: ScriptProject
  readonly #dialect: Dialect
  readonly #pages: PageObjects
  readonly #helpers = new Set<string>()
  readonly #code: { typed: boolean; roles: string[] }

  constructor(project: ScriptProject, dialect: Dialect) {
    this.#project = project
    this.#dialect = dialect
    this.#pages = new PageObjects({ reserved: dialect.reserved })
    this.#code = { typed: project.language === 'typescript', roles: rolesIn(project.cases) }
  }

  testFile(group: string, cases: ScriptCase[]): string {
    const file = { helpers: new Set<string>(), pages: new Set<PageObject>() }
    const titles = new Set<string>()
    const tests = cases.map((one) => this.#test(one, titles, file).join('\n'))
    for (const name of file.helpers) this.#helpers.add(name)
    const { folders, importSuffix } = this.#dialect
    const pages = [...file.pages].map(
      (page) => `import { ${page.variable} } from '../${folders.pages}/${fileOf(page)}${importSuffix}'`,
    )
    const shared = this.#shared(file.helpers, { commands: pages.length === 0 })
    const body = [`describe(${stringLiteral(oneLine(group))}, () => {`, tests.join('\n\n'), '})'].join('\n')
    return this.#content([...shared.imports, ...pages], [shared.code, body])
  }

  pageFiles(): ProjectFile[] {
    const { folders, pageObject, isCommand } = this.#dialect
    return this.#pages.all.map((page) => {
      const own = new Set<string>()
      const scope = { helper: noting(own) }
      const code = (locator: Locator, all: boolean) => this.#dialect.locator(locator, scope, { all })
      const source = pageObject(page, code, textExpression(page.path, scope.helper))
      for (const name of own) this.#helpers.add(name)
      // Without shared files, the commands come with the test files that use the page.
      if (!this.#project.helpers) for (const name of own) if (isCommand(name)) own.delete(name)
      const shared = this.#shared(own, { commands: true })
      const content = this.#content(shared.imports, [shared.code, source])
      return { path: `${folders.root}${folders.pages}/${fileOf(page)}.${this.#extension()}`, content }
    })
  }

  supportFiles(): ProjectFile[] {
    if (!this.#project.helpers) return []
    const { helpers, isCommand, folders } = this.#dialect
    const file = (name: string, isOfIt: (helper: string) => boolean): ProjectFile[] => {
      const used = [...this.#helpers].filter(isOfIt)
      if (used.length === 0) return []
      const { imports, code } = helperCode(helpers, used, this.#code)
      return [
        {
          path: `${folders.root}${folders.support}/${name}.${this.#extension()}`,
          content: joined([imports.join('\n'), code]),
        },
      ]
    }
    return [...file('commands', isCommand), ...file('helpers', (name) => !isCommand(name))]
  }

  /** A file of code with one import of those values of the framework that it uses. */
  #content(imports: string[], code: string[]): string {
    const { from = '', names = [] } = this.#dialect.values ?? {}
    const whole = code.join('\n')
    const used = names.filter((name) =>
      name === '$' ? /(?<![\w$.])\$\(/.test(whole) : new RegExp(`(?<![\\w$.])${name}\\b`).test(whole),
    )
    const own = used.length > 0 ? [`import { ${used.join(', ')} } from '${from}'`] : []
    const others = imports.filter((line) => from === '' || !line.endsWith(`from '${from}'`))
    return joined([[...own, ...others].join('\n'), ...code])
  }

  #extension(): string {
    return this.#code.typed ? 'ts' : 'js'
  }

  /** Shared functions as imports, or as code of the file itself. */
  #shared(names: Set<string>, { commands }: { commands: boolean }) {
    const { helpers, isCommand, folders, importSuffix } = this.#dialect
    if (!this.#project.helpers) {
      const { imports, code } = helperCode(helpers, names, this.#code)
      return { imports, code: code.replaceAll(/^export (?!\{)/gm, '') }
    }
    const functions = [...names].filter((name) => !isCommand(name)).toSorted()
    const from = (file: string) => `'../${folders.support}/${file}${importSuffix}'`
    return {
      imports: [
        ...(commands && [...names].some(isCommand) ? [`import ${from('commands')}`] : []),
        ...(functions.length > 0 ? [`import { ${functions.join(', ')} } from ${from('helpers')}`] : []),
      ],
      code: '',
    }
  }

  #test(
    one: ScriptCase,
    titles: Set<string>,
    file: { helpers: Set<string>; pages: Set<PageObject> },
  ): string[] {
    const tags = [...new Set(one.tags.map((tag) => oneLine(tag).replaceAll(/[\s@]+/g, '-')))].filter(Boolean)
    const told = [one.title, ...tags.map((tag) => `@${tag}`)].map(oneLine).join(' ')
    let title = `${oneLine(one.id)} ${told}`
    for (let number = 2; titles.has(title); number += 1) title = `${oneLine(one.id)} (${number}) ${told}`
    titles.add(title)
    const write = this.#statements(file)
    const call = one.obstacles.length > 0 ? 'it.skip' : 'it'
    return indented([
      ...(one.requirement === undefined || tags.includes(one.requirement)
        ? []
        : commentLines(`Requirement: ${one.requirement}`)),
      `${call}(${stringLiteral(title)}, ${this.#dialect.body}`,
      ...indented([
        ...one.obstacles.flatMap((reason) => commentLines(`Not automated: ${reason}`)),
        ...unsaidPreconditions(one).flatMap((text) => commentLines(`Before: ${text}`)),
        ...one.steps.flatMap(({ action, expected, actions, expectations }) => [
          ...commentLines([action, expected && `Expected: ${expected}`].filter(Boolean).join(' — ')),
          ...[...actions, ...expectations].flatMap(write),
        ]),
      ]),
      '})',
    ])
  }

  /** Writes the statements of one test, which stays on the page that it opened last. */
  #statements(file: { helpers: Set<string>; pages: Set<PageObject> }): (statement: Statement) => string[] {
    const { pageObjects } = this.#project
    let path = '/'
    const member = (locator: Locator, all: boolean): string => {
      // Commands are in the file that is imported or written for them, whoever calls them.
      const code = this.#dialect.locator(locator, { helper: noting(file.helpers) }, { all })
      if (!pageObjects) return code
      const page = this.#pages.page(path)
      file.pages.add(page)
      return this.#dialect.member(page.variable, this.#pages.member(path, locator, { all }))
    }
    const scope: SuiteScope = {
      locator: (locator) => member(locator, false),
      all: (locator) => member(locator, true),
      helper: noting(file.helpers),
    }
    return (statement) => {
      if (pageObjects && statement.kind === 'open' && typeof statement.url === 'string') {
        path = statement.url
        const page = this.#pages.page(path)
        file.pages.add(page)
        return [this.#dialect.open(page.variable)]
      }
      return this.#dialect.statement(statement, scope)
    }
  }
}

const noting = (names: Set<string>) => (name: string) => {
  names.add(name)
  return name
}

const fileOf = (page: PageObject) => kebabCase(wordsOf(page.className))

/** The roles that the locators of cases name, in alphabetical order. */
export function rolesIn(cases: ScriptCase[]): string[] {
  const roles = new Set<string>()
  const add = ({ role, within }: Locator): void => {
    if (role !== undefined) roles.add(role)
    if (within) add(within)
  }
  for (const { actions, expectations } of cases.flatMap(({ steps }) => steps))
    [...actions, ...expectations].flatMap(locatorsIn).forEach(add)
  return [...roles].toSorted()
}
