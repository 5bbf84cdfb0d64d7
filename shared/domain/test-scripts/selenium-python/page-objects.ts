import { isComputed } from '../framework.ts'
import { Naming, pascalCase, snakeCase } from '../identifiers.ts'
import { FileScope } from '../python/file-scope.ts'
import { docstring, reserved } from '../python/literals.ts'
import type { Locator } from '../types.ts'

/** A class that names the elements of the pages at one address. */
export interface PageClass {
  name: string
  module: string
  /** The class as code, and what it calls. */
  lines: string[]
  scope: FileScope
}

interface Page {
  path: string
  name: string
  module: string
  scope: FileScope
  naming: Naming
  elements: Map<string, string>
}

/** What people call an element of a role at the end of its name. */
const nouns: Record<string, string> = {
  combobox: 'list',
  img: 'image',
  columnheader: 'column',
  listitem: 'item',
}

/** Names each element once, in the class of the page where the suite first meets it. */
export class PageObjects {
  readonly #pages = new Map<string, Page>()
  readonly #owner = new Map<string, { page: Page; name: string }>()
  readonly #classes = new Naming({ style: pascalCase })
  readonly #modules = new Naming({ style: snakeCase, reserved })

  /** The expression of an element and the class that it is in; undefined for what is known only when the test runs. */
  expression(
    locator: Locator,
    path: string,
  ): { code: string; page: { name: string; module: string } } | undefined {
    if (isVariable(locator)) return undefined
    const key = JSON.stringify(locator)
    const owner = this.#owner.get(key) ?? this.#add(key, locator, path)
    return { code: `${owner.page.name}.${owner.name}`, page: owner.page }
  }

  classes(): PageClass[] {
    return [...this.#pages.values()].map(({ path, name, module, scope, elements }) => ({
      name,
      module,
      scope,
      lines: [
        `class ${name}:`,
        ...docstring([`Elements of the pages that begin at ${path}.`], '    '),
        '',
        ...[...elements].map(([element, code]) => `    ${element} = ${code}`),
      ],
    }))
  }

  #add(key: string, locator: Locator, path: string): { page: Page; name: string } {
    const page = this.#pages.get(path) ?? this.#addPage(path)
    const name = page.naming.name(key, words(locator), { suffix: nounOf(locator), fallback: 'element' })
    page.elements.set(name, page.scope.locator(locator))
    const owner = { page, name }
    this.#owner.set(key, owner)
    return owner
  }

  #addPage(path: string): Page {
    const words = path.replace(/^[a-z]+:\/\//, '').replace(/[?#].*$/, '')
    const named = { suffix: 'page', fallback: 'start' }
    const page = {
      path,
      name: this.#classes.name(path, words, named),
      module: this.#modules.name(path, words, named),
      scope: new FileScope(),
      naming: new Naming({ style: snakeCase, reserved }),
      elements: new Map<string, string>(),
    }
    this.#pages.set(path, page)
    return page
  }
}

function words({ name, nth, within }: Locator): string {
  const place = nth === undefined ? '' : nth === -1 ? 'last' : `number ${typeof nth === 'number' ? nth : ''}`
  const inside = within ? `in ${words(within)} ${nounOf(within)}` : ''
  return [place, typeof name === 'string' ? name : '', inside].filter((part) => part !== '').join(' ')
}

const nounOf = ({ by, role = '' }: Locator): string =>
  by === 'label' ? 'field' : by === 'text' ? 'text' : (nouns[role] ?? role)

function isVariable({ name, nth, within }: Locator): boolean {
  const computed = name !== undefined && (typeof name !== 'string' || isComputed(name))
  return computed || typeof nth === 'object' || (within !== undefined && isVariable(within))
}
