import { fileNaming } from '../identifiers.ts'
import type { ProjectFile, ScriptProject } from '../types.ts'
import { configuration } from './configuration.ts'
import { helperSource } from './helpers.ts'
import { PageObjects } from './page-objects.ts'
import { testCode } from './test-file.ts'

/** A project of Playwright Test: a test file for each group of cases, page objects and shared functions as asked for. */
export function writePlaywright(project: ScriptProject): ProjectFile[] {
  const typed = project.language === 'typescript'
  const extension = typed ? 'ts' : 'js'
  const pages = new PageObjects(project)
  const files = fileNaming()
  const shared = new Set<string>()
  const tests = [...Map.groupBy(project.cases, ({ group }) => group)].map(([group, cases]): ProjectFile => {
    const { code, helpers, pages: used } = testCode(group, cases, project, pages)
    for (const name of helpers) shared.add(name)
    const path = `tests/${files.name(group, group, { fallback: 'cases' })}.spec.${extension}`
    const classes = pages.all.filter((page) => used.has(page.path)).map(({ className }) => className)
    const own = project.helpers ? { code: '', types: [] } : helperSource(helpers, typed)
    const head = [
      `import { ${[...own.types.map((name) => `type ${name}`), 'expect', 'test'].join(', ')} } from '@playwright/test'`,
      ...(classes.length > 0 ? [`import { ${classes.join(', ')} } from '../pages/pages.js'`] : []),
      ...(project.helpers && helpers.size > 0
        ? [`import { ${[...helpers].toSorted().join(', ')} } from '../support/helpers.js'`]
        : []),
    ]
    return { path, content: joined([head.join('\n'), own.code.replaceAll(/^export /gm, ''), code]) }
  })
  const objects = pageFile(pages, shared, project)
  const helpers = helperSource(shared, typed)
  return [
    ...tests,
    ...objects,
    ...(project.helpers && shared.size > 0
      ? [{ path: `support/helpers.${extension}`, content: joined([typesOf(helpers.types), helpers.code]) }]
      : []),
    ...configuration(project),
  ]
}

/** Page objects stand in one file: suites have few, and a name that changes is found in one place. */
function pageFile(pages: PageObjects, shared: Set<string>, project: ScriptProject): ProjectFile[] {
  if (pages.all.length === 0) return []
  const typed = project.language === 'typescript'
  const needed = new Set<string>()
  const scope = {
    locator: () => '',
    helper: (name: string) => {
      needed.add(name)
      return name
    },
  }
  const classes = pages.all.map((page) => pages.source(page, scope))
  const own = project.helpers ? { code: '', types: [] } : helperSource(needed, typed)
  for (const name of needed) shared.add(name)
  const head = [
    typed ? `import type { Locator, Page } from '@playwright/test'` : '',
    project.helpers && needed.size > 0
      ? `import { ${[...needed].toSorted().join(', ')} } from '../support/helpers.js'`
      : '',
  ].filter(Boolean)
  const content = joined([head.join('\n'), own.code.replaceAll(/^export /gm, ''), ...classes])
  return [{ path: `pages/pages.${typed ? 'ts' : 'js'}`, content }]
}

const typesOf = (types: string[]) =>
  types.length > 0 ? `import type { ${types.join(', ')} } from '@playwright/test'` : ''

const joined = (parts: string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`
