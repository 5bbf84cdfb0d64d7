import { isComputed } from '../framework.ts'
import { wordsOf } from '../identifiers.ts'
import type { PageObjects } from '../page-objects.ts'
import { FileScope } from '../python/file-scope.ts'
import { docstring } from '../python/literals.ts'
import type { Locator } from '../types.ts'

/** A class that names the elements of the pages at one address. */
export interface PageClass {
  module: string
  /** The class as code, and what it calls. */
  lines: string[]
  scope: FileScope
}

/** Pages that name no element get no class. */
export function pageClasses(pages: PageObjects): PageClass[] {
  return pages.all
    .filter(({ members }) => members.length > 0)
    .map(({ className, path, members }) => {
      const scope = new FileScope()
      const lines = [
        `class ${className}:`,
        ...docstring([`Elements of the pages that begin at ${path}.`], '    '),
        '',
        ...members.map(({ name, locator }) => `    ${name} = ${scope.locator(locator)}`),
      ]
      return { module: moduleOf(className), lines, scope }
    })
}

/** The module of a class: `sign_up_page`. */
export const moduleOf = (className: string): string => wordsOf(className).join('_')

/** Whether a locator is known only when the test runs, so that no class can name it. */
export function isLate({ name, nth, within }: Locator): boolean {
  const computed = name !== undefined && (typeof name !== 'string' || isComputed(name))
  return computed || typeof nth === 'object' || (within !== undefined && isLate(within))
}
