import type { Framework } from '../framework.ts'
import { Naming, kebabCase, wordsOf } from '../identifiers.ts'
import { locatorsIn } from '../statements.ts'
import type { Locator, ScriptProject, Statement } from '../types.ts'
import type { ClassFile } from './class-file.ts'
import { libraryFor } from './library.ts'
import { reservedWords } from './literals.ts'
import { PageObjects } from './page-objects.ts'
import { commonFiles, pom, readme, seleniumAndJUnit } from './project-files.ts'
import { supportClasses } from './support-classes.ts'
import { groupsOf, testClasses } from './test-classes.ts'

/** Selenium with Java: Maven, JUnit 5, one class of tests for each group of cases. */
export const seleniumJava: Framework = {
  write: writeProject,
}

function writeProject({ name, baseUrl, cases, pageObjects, helpers }: ScriptProject) {
  const root = packageFor(name)
  const statements = cases.flatMap(({ steps }) =>
    steps.flatMap(({ actions, expectations }) => [...actions, ...expectations]),
  )
  const library = libraryFor({ baseUrl, roles: rolesIn(statements) })
  const surroundings = { library, root, shared: helpers }
  const asked = new Set<string>()
  const note = (file: ClassFile) => file.asked.forEach((helper) => asked.add(helper))
  const pages = pageObjects ? new PageObjects(cases) : undefined
  const tests = testClasses(groupsOf(cases), { ...surroundings, note, ...(pages ? { pages } : {}) })
  const pageFiles = pages?.files(surroundings, note) ?? []
  const what = 'Browser tests with Selenium and JUnit 5.'
  const skipped = cases.filter(({ obstacles }) => obstacles.length > 0)
  return [
    { path: 'README.md', content: readme({ name, baseUrl, what, skipped }) },
    { path: 'pom.xml', content: pom({ name, artifact: artifactFor(name), dependencies: seleniumAndJUnit }) },
    ...commonFiles,
    ...tests,
    ...pageFiles,
    ...(helpers ? supportClasses(library, root, asked) : []),
  ]
}

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
