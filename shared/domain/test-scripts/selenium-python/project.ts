import { capital } from '../../english/capital.ts'
import type { FileScope } from '../python/file-scope.ts'
import { helperRegistry } from '../python/helpers/registry.ts'
import type { Helper } from '../python/helpers/types.ts'
import { docstring, reserved } from '../python/literals.ts'
import { helperModules, importsOf, pythonFile, withNeeds } from '../python/modules.ts'
import { fileNaming, snakeCase } from '../identifiers.ts'
import type { ProjectFile, ScriptCase, ScriptProject } from '../types.ts'
import { PageObjects } from '../page-objects.ts'
import { pageClasses } from './page-classes.ts'
import { supportFiles } from './support.ts'
import { writeTests } from './test-file.ts'

const casesInFile = 25

/** A project of pytest and Selenium: tests, page objects and helpers as wished, fixtures, configuration, README, CI. */
export function writeProject(project: ScriptProject): ProjectFile[] {
  const pages = project.pageObjects
    ? new PageObjects({ style: snakeCase, reserved: [...reserved] })
    : undefined
  const names = fileNaming({ style: snakeCase })
  const tests = groupsOf(project.cases).map(({ title, file, cases }) => ({
    path: `tests/${names.name(file, `test ${file}`, { fallback: 'test cases' })}.py`,
    doc: docstring([`${capital(title)}.`]),
    ...writeTests(cases, pages),
  }))
  const classes = pages ? pageClasses(pages) : []
  const scopes = [...tests, ...classes].map(({ scope }) => scope)
  const registry = helperRegistry({
    baseUrl: project.baseUrl,
    kinds: scopes.flatMap(({ kinds }) => [...kinds]),
  })
  const write = (doc: string[], imports: Iterable<string>, definitions: string[], scope: FileScope) =>
    project.helpers
      ? pythonFile(doc, [...imports, ...importsOf(scope.helpers, registry)], definitions)
      : withHelpers(doc, imports, definitions, withNeeds(scope.helpers, registry))
  return [
    ...supportFiles(project),
    ...tests.map(({ path, doc, imports, functions, scope }) => ({
      path,
      content: write(doc, imports, functions, scope),
    })),
    ...classes.map(({ module, lines, scope }) => ({
      path: `pages/${module}.py`,
      content: write([], [], [lines.join('\n')], scope),
    })),
    ...(project.helpers ? helperFiles(scopes, registry) : []),
    ...(classes.length > 0 ? [{ path: 'pages/__init__.py', content: '' }] : []),
  ]
}

function withHelpers(
  doc: string[],
  imports: Iterable<string>,
  definitions: string[],
  helpers: [string, Helper][],
): string {
  const needed = helpers.flatMap(([, helper]) => helper.imports ?? [])
  return pythonFile(
    doc,
    [...imports, ...needed],
    [...helpers.map(([, { source }]) => source), ...definitions],
  )
}

function helperFiles(scopes: FileScope[], registry: Map<string, Helper>): ProjectFile[] {
  const used = scopes.flatMap(({ helpers }) => [...helpers])
  if (used.length === 0) return []
  return [
    ...[...helperModules(used, registry)].map(([module, content]) => ({
      path: `helpers/${module}.py`,
      content,
    })),
    { path: 'helpers/__init__.py', content: '' },
  ]
}

/** A file for each group of cases; of a large group, several. */
function groupsOf(cases: ScriptCase[]): { title: string; file: string; cases: ScriptCase[] }[] {
  return [...Map.groupBy(cases, ({ group }) => group)].flatMap(([group, all]) => {
    const count = Math.ceil(all.length / casesInFile)
    return Array.from({ length: count }, (_, at) => ({
      file: count === 1 ? group : `${group} ${at + 1}`,
      title: count === 1 ? group : `${group}, part ${at + 1} of ${count}`,
      cases: all.slice(at * casesInFile, (at + 1) * casesInFile),
    }))
  })
}
