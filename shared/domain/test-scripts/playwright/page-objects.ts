import type { CodeScope } from '../framework.ts'
import { textExpression } from '../javascript/literals.ts'
import type { PageObject } from '../page-objects.ts'
import { locatorCode } from './code.ts'

/** Names that members of a page class cannot have. */
export const reservedMembers = ['constructor', 'page', 'open', 'then']

/** The class of a page; `scope` notes what its locators need. */
export function pageClass(
  { className, path, members }: PageObject,
  scope: CodeScope,
  typed: boolean,
): string {
  const located = members.map(({ name, locator }) => ({ name, code: locatorCode(locator, scope) }))
  return [
    `export class ${className} {`,
    ...(typed
      ? ['  readonly page: Page', ...located.map(({ name }) => `  readonly ${name}: Locator`), '']
      : []),
    `  constructor(page${typed ? ': Page' : ''}) {`,
    '    this.page = page',
    ...located.map(({ name, code }) => `    this.${name} = ${code}`),
    '  }',
    '',
    `  async open()${typed ? ': Promise<void>' : ''} {`,
    `    await this.page.goto(${textExpression(path, scope.helper)})`,
    '  }',
    '}',
  ].join('\n')
}
