import { uncapital } from '../english/capital.ts'
import { ordinals } from '../english/ordinals.ts'
import { plural } from '../english/plural.ts'
import { pageName } from './group-of.ts'
import { camelCase, Naming, pascalCase, type Style } from './identifiers.ts'
import type { Locator } from './types.ts'

const suffixes: Record<string, string> = {
  combobox: 'list',
  listbox: 'list',
  textbox: 'field',
  region: 'section',
  img: 'image',
  'live region': 'announcements',
}

export interface Member {
  name: string
  locator: Locator
  /** It stands for all elements that fit. */
  all: boolean
}

export interface PageObject {
  className: string
  /** Name of the value that tests keep it in. */
  variable: string
  /** The path that it opens, the name of what it stands for. */
  path: string
  members: Member[]
}

/** The pages of a suite by the paths that it opens; what is used after a path was opened belongs to that page. */
export class PageObjects {
  readonly #pages = new Map<string, PageObject & { byKey: Map<string, string>; naming: Naming }>()
  readonly #classes: Naming
  readonly #style: Style
  readonly #reserved: string[]

  /** `reserved` are names that no member may have, such as the methods of every page. */
  constructor({ style = camelCase, reserved = [] }: { style?: Style; reserved?: string[] } = {}) {
    this.#style = style
    this.#reserved = reserved
    this.#classes = new Naming({ style: pascalCase, reserved: ['Page', 'Locator'] })
  }

  get all(): PageObject[] {
    return [...this.#pages.values()]
  }

  page(path: string): PageObject {
    return this.#page(path)
  }

  /** The member that stands for an element of the page of a path, or for all elements that fit. */
  member(path: string, locator: Locator, { all = false } = {}): string {
    const page = this.#page(path)
    const key = JSON.stringify([locator, all])
    const known = page.byKey.get(key)
    if (known !== undefined) return known
    const name = page.naming.name(key, spoken(locator), { suffix: noun(locator, all), fallback: 'element' })
    page.byKey.set(key, name)
    page.members.push({ name, locator, all })
    return name
  }

  #page(path: string) {
    const known = this.#pages.get(path)
    if (known) return known
    const words = pageName(path) || 'start'
    const className = this.#classes.name(path, words, { suffix: 'page', fallback: 'start' })
    const page = {
      className,
      variable: uncapital(className),
      path,
      members: [],
      byKey: new Map<string, string>(),
      naming: new Naming({ style: this.#style, reserved: this.#reserved }),
    }
    this.#pages.set(path, page)
    return page
  }
}

function spoken({ name, nth, within }: Locator): string {
  const position = nth === -1 ? 'last' : typeof nth === 'number' ? ordinal(nth) : ''
  const place = typeof within?.name === 'string' ? `in ${within.name}` : ''
  return [position, typeof name === 'string' ? name : '', place].filter(Boolean).join(' ')
}

const ordinal = (nth: number) => ordinals.slice(0, 3)[nth - 1] ?? `number ${nth}`

function noun({ by, role = '' }: Locator, all: boolean): string {
  const one = by === 'label' ? 'field' : by === 'text' ? 'text' : (suffixes[role] ?? role)
  return all ? plural(one) : one
}
