import { Naming, pascalCase } from '../../identifiers.ts'
import { libraryFor } from '../../selenium-csharp/library.ts'
import { supportClasses } from '../../selenium-csharp/support-classes.ts'
import { rolesIn } from '../../selenium-java/names.ts'
import type { ProjectFile } from '../../types.ts'
import type { BddFramework, BddProject } from '../types.ts'
import { browserSession, projectFile, readme, settings, workflow } from './project-files.ts'
import { stepClasses } from './step-classes.ts'

/** Reqnroll with NUnit, and Selenium behind the step definitions. */
export const reqnroll: BddFramework = {
  featureFolder: 'Features',
  write: writeReqnroll,
}

function writeReqnroll(project: BddProject): ProjectFile[] {
  const { name, baseUrl, definitions } = project
  const root = namespaceFor(name)
  const statements = definitions.flatMap(({ statement }) => statement ?? [])
  const library = libraryFor({ baseUrl, roles: rolesIn(statements) })
  const asked = new Set(['StartBrowser'])
  const steps = stepClasses(definitions, { library, root, note: (helper) => asked.add(helper) })
  return [
    { path: 'README.md', content: readme(project) },
    { path: `${root}.csproj`, content: projectFile(root) },
    { path: 'reqnroll.json', content: settings },
    { path: '.gitignore', content: 'bin/\nobj/\nTestResults/\n.vs/\n*.feature.cs\n' },
    { path: '.github/workflows/tests.yml', content: workflow },
    ...steps,
    { path: 'Support/BrowserSession.cs', content: browserSession(root) },
    ...supportClasses(library, root, asked),
  ]
}

/** The root namespace: the name of the project, never that of a library, because of its ending. */
function namespaceFor(name: string): string {
  return new Naming({ style: pascalCase }).name('', name, { suffix: 'tests', fallback: 'web' })
}
