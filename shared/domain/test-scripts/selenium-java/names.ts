import { Naming, kebabCase, wordsOf } from '../identifiers.ts'
import { locatorsIn } from '../statements.ts'
import type { Locator, Statement } from '../types.ts'
import { reservedWords } from './literals.ts'

/** The roles by which statements find elements. */
export function rolesIn(statements: Statement[]): string[] {
  const rolesOf = ({ role, within }: Locator): string[] => [
    ...(role === undefined ? [] : [role]),
    ...(within ? rolesOf(within) : []),
  ]
  return statements.flatMap(locatorsIn).flatMap(rolesOf)
}

/** The package of a project: reversed domain, then its name as one word. */
export function packageFor(name: string): string {
  const naming = new Naming({ style: (words) => words.join(''), reserved: reservedWords })
  return `com.example.${naming.name('', name, { fallback: 'tests' })}`
}

export function artifactFor(name: string): string {
  return kebabCase(wordsOf(name)).slice(0, 60).replace(/-$/, '') || 'tests'
}
