import type { CodeScope } from '../framework.ts'
import { locatorCall } from '../webdriver/calls.ts'
import type { Locator } from '../types.ts'
import { expressionOf } from './expressions.ts'
import { type Library, closureOf, memberOf } from './library.ts'
import type { Member } from './members.ts'

/** What a class of a project needs to know about the rest of it. */
export interface Surroundings {
  library: Library
  /** The package of the project, of which the shared functions have one below. */
  root: string
  /** Whether shared functions stand in classes of their own, or in each class that needs them. */
  shared: boolean
}

/** A class in the making: it notes what its code needs, so that the file has just these imports and functions. */
export class ClassFile implements CodeScope {
  readonly #surroundings: Surroundings
  readonly #imports = new Set<string>()
  readonly #asked = new Set<string>()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** Notes a class by its full name. */
  import(...names: string[]): void {
    for (const name of names) this.#imports.add(name)
  }

  readonly helper = (name: string): string => {
    this.#asked.add(name)
    return name
  }

  readonly locator = (locator: Locator): string => expressionOf(locatorCall(locator), this)

  /** The names of the members that this class calls, or has in itself. */
  get asked(): ReadonlySet<string> {
    return this.#asked
  }

  /** The whole file: `body` is the class with its last line, a brace, as its last entry. */
  text(packageName: string, body: string[]): string {
    const { library, root, shared } = this.#surroundings
    const asked = [...this.#asked].map((name) => memberOf(library, name))
    const own = shared ? [] : closureOf(library, this.#asked)
    const statics = shared ? asked.map(({ home, name }) => `${root}.support.${home}.${name}`) : []
    const inner = own.flatMap((member) => ['', ...indented(withAccess(member, 'private'))])
    return javaFile(packageName, {
      imports: [...this.#imports, ...own.flatMap(({ imports }) => imports)],
      statics,
      body: [...body.slice(0, -1), ...inner, ...body.slice(-1)],
    })
  }
}

interface FileParts {
  imports: string[]
  statics: string[]
  body: string[]
}

/** Source of a file with sorted imports, static ones first (Google Java Style Guide, section 3.3.3). */
export function javaFile(packageName: string, { imports, statics, body }: FileParts): string {
  const sorted = (names: string[], word: string) =>
    [...new Set(names)].toSorted().map((name) => `${word} ${name};`)
  const blocks = [
    [`package ${packageName};`],
    sorted(statics, 'import static'),
    sorted(imports, 'import'),
    body,
  ].filter((block) => block.length > 0)
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}

export const indented = (lines: string[], by = '  ') => lines.map((line) => (line === '' ? '' : by + line))

/** The lines of a member, with its modifier of access behind documentation and annotations. */
export function withAccess({ source }: Member, access: 'private' | 'public'): string[] {
  const lines = source.split('\n')
  const first = lines.findIndex((line) => /^(?:static|record) /.test(line))
  return lines.map((line, at) => (at === first ? `${access} ${line}` : line))
}
