import type { Framework } from '../framework.ts'
import type { ScriptProject } from '../types.ts'
import type { ClassFile } from './class-file.ts'
import { libraryFor } from './library.ts'
import { artifactFor, packageFor, rolesIn } from './names.ts'
import { PageObjects } from './page-objects.ts'
import { commonFiles, pom, readme, seleniumAndJUnit, skippedLines } from './project-files.ts'
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
  const [oneTag, skipped] = ['mvn test -Dgroups=negative', skippedLines(cases)]
  return [
    { path: 'README.md', content: readme({ name, baseUrl, what, oneTag, skipped }) },
    { path: 'pom.xml', content: pom({ name, artifact: artifactFor(name), dependencies: seleniumAndJUnit }) },
    ...commonFiles,
    ...tests,
    ...pageFiles,
    ...(helpers ? supportClasses(library, root, asked) : []),
  ]
}
