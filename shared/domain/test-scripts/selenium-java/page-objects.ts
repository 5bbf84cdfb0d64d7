import type { CodeScope } from '../framework.ts'
import { Naming, camelCase, pascalCase } from '../identifiers.ts'
import { locatorsIn } from '../statements.ts'
import type { Locator, ProjectFile, ScriptCase } from '../types.ts'
import { locatorCall } from '../webdriver/calls.ts'
import { ClassFile, type Surroundings, indented } from './class-file.ts'
import { argumentsOf } from './expressions.ts'
import { reservedWords } from './literals.ts'
import { brokenCall } from './statements.ts'
import { folderOf } from './support-classes.ts'

/** A page class: the elements that tests use after they opened one address. */
interface Page {
  className: string
  field: string
  elements: Map<string, { name: string; locator: Locator }>
}

/** The pages of a suite. An element that is used on several of them stands in the page `CommonElements`. */
export class PageObjects {
  readonly #pages = new Map<string, Page>()
  readonly #pageOf = new Map<string, Page>()

  constructor(cases: ScriptCase[]) {
    const uses = new Map<string, { locator: Locator; addresses: Set<string> }>()
    for (const { address, locator } of cases.flatMap(usesIn)) {
      const key = JSON.stringify(locator)
      const known = uses.get(key) ?? { locator, addresses: new Set() }
      known.addresses.add(address)
      uses.set(key, known)
    }
    const classes = new Naming({ style: pascalCase, reserved: ['Object', 'String', 'By'] })
    const fields = new Naming({ style: camelCase, reserved: reservedWords })
    for (const [key, { locator, addresses }] of uses) {
      const [first = '', ...others] = addresses
      const address = others.length > 0 ? undefined : first
      const page = this.#pages.get(address ?? '') ?? newPage(address, classes, fields)
      this.#pages.set(address ?? '', page)
      this.#pageOf.set(key, page)
      page.elements.set(key, { name: '', locator })
    }
    for (const { elements } of this.#pages.values()) nameElements(elements)
  }

  /** A scope in which elements are fields of pages; `pages` collects those that are used. */
  scopeFor(file: ClassFile, pages: Set<string>): CodeScope {
    return {
      helper: file.helper,
      locator: (locator) => {
        const key = JSON.stringify(locator)
        const page = this.#pageOf.get(key)
        const element = page?.elements.get(key)
        if (!page || !element) return file.locator(locator)
        pages.add(page.className)
        return `${page.field}.${element.name}`
      },
    }
  }

  /** The fields of a test class that hold the named pages. */
  fieldsFor(names: ReadonlySet<string>): string[] {
    return [...this.#pages.values()]
      .filter(({ className }) => names.has(className))
      .map(({ className, field }) => `private final ${className} ${field} = new ${className}();`)
  }

  /** The files of the pages; `note` hears which shared functions each one asks for. */
  files(surroundings: Surroundings, note: (file: ClassFile) => void): ProjectFile[] {
    const packageName = `${surroundings.root}.pages`
    return [...this.#pages].map(([address, { className, elements }]) => {
      const file = new ClassFile(surroundings)
      file.import('org.openqa.selenium.By')
      const fields = [...elements.values()].flatMap(({ name, locator }) => {
        const call = locatorCall(locator)
        const [first = '', ...rest] = brokenCall(file.helper(call.name), argumentsOf(call, file), ';')
        return indented([`public final By ${name} = ${first}`, ...rest])
      })
      const where = address === '' ? 'used on several pages' : `used after opening ${JSON.stringify(address)}`
      const body = [
        `/** Elements ${commentSafe(where)}. */`,
        `public final class ${className} {`,
        ...fields,
        '}',
      ]
      note(file)
      return { path: `${folderOf(packageName)}/${className}.java`, content: file.text(packageName, body) }
    })
  }
}

const commentSafe = (text: string) => text.replaceAll('*/', '* /').replaceAll(/\\(?=u)/g, '\\ ')

function usesIn({ steps }: ScriptCase): { address: string; locator: Locator }[] {
  let address = '/'
  return steps.flatMap(({ actions, expectations }) =>
    [...actions, ...expectations].flatMap((statement) => {
      if (statement.kind === 'open' && typeof statement.url === 'string') address = statement.url
      return locatorsIn(statement).map((locator) => ({ address, locator }))
    }),
  )
}

function newPage(address: string | undefined, classes: Naming, fields: Naming): Page {
  const path = address?.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*/s, '') ?? ''
  const suffix = address === undefined ? 'elements' : 'page'
  const text = address === undefined ? 'common' : path === '/' || path === '' ? 'home' : path
  const key = address ?? ''
  return {
    className: classes.name(key, text, { suffix, fallback: 'page' }),
    field: fields.name(key, text, { suffix, fallback: 'page' }),
    elements: new Map(),
  }
}

function nameElements(elements: Page['elements']): void {
  const naming = new Naming({ style: camelCase, reserved: reservedWords })
  for (const [key, element] of elements) {
    const { text, suffix } = wordsFor(element.locator)
    element.name = naming.name(key, text, { suffix, fallback: 'element' })
  }
}

const nouns: Record<string, string> = {
  combobox: 'list',
  img: 'image',
  'live region': 'announcement',
  textbox: 'field',
}

function wordsFor({ by, role = '', name, nth, within }: Locator): { text: string; suffix: string } {
  const noun = by === 'label' ? 'field' : by === 'text' ? 'text' : (nouns[role] ?? role)
  const position =
    nth === -1 ? 'last' : typeof nth === 'number' && nth > 1 ? String(nth) : nth === 1 ? 'first' : ''
  const place = within ? wordsFor(within) : undefined
  const own = [position, typeof name === 'string' ? name : ''].filter(Boolean).join(' ')
  if (!place) return { text: own, suffix: noun }
  return { text: [own, noun, 'in', place.text, place.suffix].filter(Boolean).join(' '), suffix: '' }
}
