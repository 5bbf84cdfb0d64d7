import { indented } from '../javascript/layout.ts'
import type { Dialect } from '../javascript/suite.ts'
import type { PageObject } from '../page-objects.ts'
import type { Locator } from '../types.ts'
import { helpers } from './helpers.ts'
import { locatorCode } from './locators.ts'
import { statementCode } from './statements.ts'

export const cypressDialect: Dialect = {
  statement: statementCode,
  locator: locatorCode,
  open: (page) => `${page}.open()`,
  member: (page, name) => `${page}.${name}()`,
  body: '() => {',
  helpers,
  isCommand: () => false,
  pageObject: pageObjectCode,
  testFolder: 'cypress/e2e',
  testSuffix: '.cy',
  folders: { root: 'cypress/', pages: 'pages', support: 'support' },
  importSuffix: '',
  reserved: ['open'],
}

/** An object of functions: a query of Cypress is run where it is called, so it cannot be kept in a property. */
function pageObjectCode(
  { variable, members }: PageObject,
  code: (locator: Locator, all: boolean) => string,
  path: string,
): string {
  const functions = members.map(({ name, locator, all }) => `${name}: () => ${code(locator, all)},`)
  return [
    `export const ${variable} = {`,
    ...indented([`open: () => cy.visit(${path}),`, ...functions]),
    '}',
  ].join('\n')
}
