import type { CodeScope } from '../framework.ts'
import { Naming, camelCase, pascalCase, wordsOf } from '../identifiers.ts'
import { stringLiteral } from '../javascript/literals.ts'
import type { Locator, ScriptProject } from '../types.ts'
import { locatorCode } from './code.ts'

const suffixes: Record<string, string> = {
  combobox: 'list',
  listbox: 'list',
  textbox: 'field',
  region: 'section',
  img: 'image',
  'live region': 'announcements',
}

interface PageObject {
  className: string
  /** Name of the constant that tests keep it in. */
  variable: string
  path: string
  members: Map<string, { name: string; locator: Locator }>
  naming: Naming
}

/** The pages of a suite by the paths that it opens; what is used after a path was opened belongs to that page. */
export class PageObjects {
  readonly #pages = new Map<string, PageObject>()
  readonly #classes = new Naming({ style: pascalCase, reserved: ['Page', 'Locator'] })
  readonly #project: ScriptProject

  constructor(project: ScriptProject) {
    this.#project = project
  }

  page(path: string): PageObject {
    const known = this.#pages.get(path)
    if (known) return known
    const title = wordsOf(path).join(' ') || 'start'
    const className = this.#classes.name(path, title, { suffix: 'page', fallback: 'start' })
    const page: PageObject = {
      className,
      variable: className.charAt(0).toLowerCase() + className.slice(1),
      path,
      members: new Map(),
      naming: new Naming({ style: camelCase, reserved: ['constructor', 'page', 'open', 'then'] }),
    }
    this.#pages.set(path, page)
    return page
  }

  /** The property that stands for an element of a page. */
  member(page: PageObject, locator: Locator): string {
    const key = JSON.stringify(locator)
    const known = page.members.get(key)
    if (known) return known.name
    const { role = '', by } = locator
    const suffix = by === 'label' ? 'field' : by === 'text' ? 'text' : (suffixes[role] ?? role)
    const place =
      locator.within && typeof locator.within.name === 'string' ? ` in ${locator.within.name}` : ''
    const nth =
      locator.nth === -1 ? 'last ' : typeof locator.nth === 'number' ? `${ordinal(locator.nth)} ` : ''
    const text = `${nth}${typeof locator.name === 'string' ? locator.name : ''}${place}`
    const name = page.naming.name(key, text, { suffix, fallback: 'element' })
    page.members.set(key, { name, locator })
    return name
  }

  get all(): PageObject[] {
    return [...this.#pages.values()]
  }

  /** The class of a page; `scope` notes what its locators need. */
  source(page: PageObject, scope: CodeScope): string {
    const typed = this.#project.language === 'typescript'
    const members = [...page.members.values()].map(({ name, locator }) => ({
      name,
      code: locatorCode(locator, scope),
    }))
    return [
      `export class ${page.className} {`,
      ...(typed
        ? ['  readonly page: Page', ...members.map(({ name }) => `  readonly ${name}: Locator`), '']
        : []),
      `  constructor(page${typed ? ': Page' : ''}) {`,
      '    this.page = page',
      ...members.map(({ name, code }) => `    this.${name} = ${code}`),
      '  }',
      '',
      `  async open()${typed ? ': Promise<void>' : ''} {`,
      `    await this.page.goto(${stringLiteral(page.path)})`,
      '  }',
      '}',
    ].join('\n')
  }
}

const ordinal = (nth: number) => ['first', 'second', 'third'][nth - 1] ?? `number ${nth}`
