import { dataHelpers } from '../javascript/data-helpers.ts'
import type { Helpers } from '../javascript/helpers.ts'
import { indented } from '../javascript/layout.ts'
import type { Dialect } from '../javascript/suite.ts'
import { textHelpers } from '../javascript/text-helpers.ts'
import type { PageObject } from '../page-objects.ts'
import type { Locator } from '../types.ts'
import { actionHelpers } from './action-helpers.ts'
import { locatorHelpers } from './locator-helpers.ts'
import { locatorCode } from './locators.ts'
import { statementCode } from './statements.ts'

/** All that generated tests may call. */
export const webdriverioHelpers: Helpers = {
  ...locatorHelpers,
  ...actionHelpers,
  ...textHelpers,
  ...dataHelpers,
}

export const webdriverioDialect: Dialect = {
  statement: statementCode,
  locator: locatorCode,
  open: (page) => `await ${page}.open()`,
  member: (page, name) => `${page}.${name}`,
  body: 'async () => {',
  helpers: webdriverioHelpers,
  isCommand: (helper) => helper.endsWith('$'),
  values: { from: '@wdio/globals', names: ['$', 'browser', 'expect'] },
  pageObject: pageObjectCode,
  testFolder: 'tests',
  testSuffix: '.spec',
  folders: { root: '', pages: 'pages', support: 'support' },
  importSuffix: '.js',
  reserved: ['constructor', 'open'],
}

/** A class of getters, so that an element is looked for when it is used, and its only instance. */
function pageObjectCode(
  { className, variable, members }: PageObject,
  code: (locator: Locator, all: boolean) => string,
  path: string,
): string {
  const getters = members.map(({ name, locator, all }) => [
    `get ${name}() {`,
    `  return ${code(locator, all)}`,
    '}',
    '',
  ])
  return [
    `class ${className} {`,
    ...indented([...getters.flat(), 'async open() {', `  await browser.url(${path})`, '}']),
    '}',
    '',
    `export const ${variable} = new ${className}()`,
  ].join('\n')
}
