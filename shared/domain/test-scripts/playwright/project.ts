import { fileNaming } from '../identifiers.ts'
import { helperCode } from '../javascript/helpers.ts'
import { joined } from '../javascript/layout.ts'
import { casesOfFile, chunks } from '../javascript/suite.ts'
import { PageObjects } from '../page-objects.ts'
import type { ProjectFile, ScriptCase, ScriptProject } from '../types.ts'
import { configuration } from './configuration.ts'
import { helpers } from './helpers.ts'
import { pageClass, reservedMembers } from './page-objects.ts'
import { testCode } from './test-file.ts'

/** A project of Playwright Test: test files for each group of cases, page objects and shared functions as asked for. */
export function writePlaywright(project: ScriptProject): ProjectFile[] {
  const writer = new Writer(project)
  const names = fileNaming()
  const groups = [...Map.groupBy(project.cases, ({ group }) => group)]
  const tests = groups.flatMap(([group, cases]) =>
    chunks(cases, casesOfFile).map((some, at): ProjectFile => {
      const name = names.name(`${group}/${at}`, group, { fallback: 'cases' })
      return { path: `tests/${name}.spec.${writer.extension}`, content: writer.testFile(group, some) }
    }),
  )
  return [...tests, ...writer.pageFile(), ...writer.supportFile(), ...configuration(project)]
}

class Writer {
  readonly #project: ScriptProject
  readonly #pages = new PageObjects({ reserved: reservedMembers })
  readonly #shared = new Set<string>()
  readonly #typed: boolean

  constructor(project: ScriptProject) {
    this.#project = project
    this.#typed = project.language === 'typescript'
  }

  get extension(): 'ts' | 'js' {
    return this.#typed ? 'ts' : 'js'
  }

  testFile(group: string, cases: ScriptCase[]): string {
    const { code, helpers: used, pages } = testCode(group, cases, this.#project, this.#pages)
    const own = this.#helpersFor(used)
    const classes = [...pages].map(({ className }) => className)
    const head = [
      `import { expect, test } from '@playwright/test'`,
      ...own.imports.filter((line) => line !== `import { expect } from '@playwright/test'`),
      ...(classes.length > 0 ? [`import { ${classes.join(', ')} } from '../pages/pages.js'`] : []),
    ]
    return joined([head.join('\n'), own.code, code])
  }

  /** Page objects stand in one file: suites have few, and a name that changes is found in one place. */
  pageFile(): ProjectFile[] {
    if (this.#pages.all.length === 0) return []
    const used = new Set<string>()
    const scope = {
      locator: () => '',
      helper: (name: string) => {
        used.add(name)
        return name
      },
    }
    const classes = this.#pages.all.map((page) => pageClass(page, scope, this.#typed))
    const own = this.#helpersFor(used)
    const types = this.#typed ? [`import type { Locator, Page } from '@playwright/test'`] : []
    // What shared functions import of Playwright is among these types.
    const imports = own.imports.filter((line) => !line.startsWith('import type'))
    const content = joined([[...types, ...imports].join('\n'), own.code, ...classes])
    return [{ path: `pages/pages.${this.extension}`, content }]
  }

  supportFile(): ProjectFile[] {
    if (!this.#project.helpers || this.#shared.size === 0) return []
    const { imports, code } = helperCode(helpers, this.#shared, { typed: this.#typed, roles: [] })
    return [{ path: `support/helpers.${this.extension}`, content: joined([imports.join('\n'), code]) }]
  }

  /** Shared functions as imports, or as code of the file itself. */
  #helpersFor(names: Set<string>): { imports: string[]; code: string } {
    for (const name of names) this.#shared.add(name)
    if (!this.#project.helpers) {
      const { imports, code } = helperCode(helpers, names, { typed: this.#typed, roles: [] })
      return { imports, code: code.replaceAll(/^export /gm, '') }
    }
    const list = [...names].toSorted().join(', ')
    return { imports: list ? [`import { ${list} } from '../support/helpers.js'`] : [], code: '' }
  }
}
