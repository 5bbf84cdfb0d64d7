import { capital } from '../english/capital.ts'

// Letters that do not come apart into a plain letter and a mark.
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '€': ' euro ',
  '%': ' percent ',
  '&': ' and ',
}

/** The words of a text in plain lower-case letters and digits: "E-mail (work)" is e, mail, work. Other scripts have none. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[ßæœøđðþłı€%&]/g, (character) => spelled[character] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

export type Style = (words: string[]) => string

export const camelCase: Style = ([first = '', ...others]) => first + others.map(capital).join('')
export const pascalCase: Style = (words) => words.map(capital).join('')
export const snakeCase: Style = (words) => words.join('_')
export const kebabCase: Style = (words) => words.join('-')

export interface NamingOptions {
  style: Style
  /** Names that are taken from the start: reserved words, names of the framework. Compared without case, as some file systems do. */
  reserved?: Iterable<string>
  /** No more characters than this are taken from the text, at the border of a word where possible. */
  longest?: number
}

/** Gives each thing one readable name in a scope: safe, never reserved, never twice, the same for the same key. */
export class Naming {
  readonly #style: Style
  readonly #longest: number
  readonly #taken: Set<string>
  readonly #given = new Map<string, string>()
  /** The number to try next for words that were taken before. */
  readonly #next = new Map<string, number>()

  constructor({ style, reserved = [], longest = 40 }: NamingOptions) {
    this.#style = style
    this.#longest = longest
    this.#taken = new Set([...reserved].map((name) => name.toLowerCase()))
  }

  /**
   * The name of what `key` stands for, made of the words of `text` and of `suffix` (`field`, `button`) unless they end with it. `fallback`
   * is what a text without plain letters is called; it must be an identifier itself.
   */
  name(key: string, text: string, { suffix = '', fallback }: { suffix?: string; fallback: string }): string {
    const known = this.#given.get(key)
    if (known !== undefined) return known
    const words = shorten(wordsOf(text), this.#longest)
    const ending = wordsOf(suffix)
    const ended = ending.length > 0 && words.slice(-ending.length).join(' ') === ending.join(' ')
    const whole = [...(words.length > 0 ? words : wordsOf(fallback)), ...(ended ? [] : ending)]
    const base = /^\d/.test(whole[0] ?? '') ? [...wordsOf(fallback), ...whole] : whole
    const name = this.#free(base)
    this.#taken.add(name.toLowerCase())
    this.#given.set(key, name)
    return name
  }

  #free(words: string[]): string {
    const base = words.join(' ')
    for (let number = this.#next.get(base) ?? 1; ; number += 1) {
      const name = this.#style(number === 1 ? words : [...words, String(number)])
      this.#next.set(base, number + 1)
      if (!this.#taken.has(name.toLowerCase())) return name
    }
  }
}

function shorten(words: string[], longest: number): string[] {
  const kept: string[] = []
  let length = 0
  for (const word of words) {
    if (kept.length > 0 && length + word.length > longest) break
    kept.push(word.slice(0, longest))
    length += word.length
  }
  return kept
}

/** Names that Windows gives to devices: no file may be called so, with whatever ending. */
const devices = [
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 9 }, (_, at) => [`com${at + 1}`, `lpt${at + 1}`]).flat(),
]

/** Names of files: kebab-case, unique whatever the case, never a device of Windows. Other styles suit languages with rules of their own. */
export function fileNaming({
  style = kebabCase,
  reserved = [],
}: { style?: Style; reserved?: string[] } = {}): Naming {
  return new Naming({ style, reserved: [...devices, ...reserved], longest: 60 })
}
