import { keyOf, singular } from '../resolve/naming.ts'
import type { Vocabulary } from '../resolve/vocabulary.ts'
import type { Token } from '../tokens.ts'

/** A name that stands in a sentence: of something that has a value, or of one of the values it can have. */
interface Found {
  words: string
  end: number
  /** The value, where the name is one. */
  option?: string
}

interface Name {
  words: string
  scope: string
  option?: string
  /** A term that nobody declared counts only as it is written. */
  capital?: string
}

const longestName = 5

/** What a text calls things, to be found in its sentences in capitals or small letters, in the singular or plural. */
export class Terms {
  private readonly names = new Map<string, Name[]>()
  /** The terms in which a word stands. */
  private readonly byWord = new Map<string, Set<string>>()
  private readonly vocabulary: Vocabulary
  private readonly options: number[] = []
  private controls = 0
  private scope = ''

  constructor(vocabulary: Vocabulary, inUse: readonly string[][]) {
    this.vocabulary = vocabulary
    for (const words of inUse) {
      const name = words.join(' ')
      this.add(name, { words: name, scope: '', capital: name.slice(0, 1) })
    }
  }

  /** With what was declared since, as a sentence of this section sees it. */
  within(scope: string): this {
    this.scope = scope
    for (const [index, subject] of this.vocabulary.subjects.entries()) {
      if (subject.kind === 'state') continue
      const own = { words: subject.name, scope: subject.scope }
      const known = this.options[index]
      if (known === undefined) for (const name of [subject.name, ...subject.aliases]) this.add(name, own)
      const all = subject.options ?? []
      for (const option of known === all.length ? [] : all.slice(known ?? 0))
        this.add(option, { ...own, option })
      this.options[index] = all.length
    }
    for (const { name, scope: place } of this.vocabulary.controls.slice(this.controls)) this.add(name, { words: name, scope: place }) // prettier-ignore
    this.controls = this.vocabulary.controls.length
    return this
  }

  private add(name: string, of: Name): void {
    const key = keyOf(name)
    const parts = key.split(' ')
    if (key === '' || parts.length > longestName || /^\d/.test(key)) return
    const all = this.names.get(key) ?? []
    if (all.some((one) => one.words === of.words && one.option === of.option && one.scope === of.scope))
      return
    this.names.set(key, [...all, of])
    if (of.option !== undefined) return
    for (const part of parts) {
      const word = stemOf(part)
      this.byWord.set(word, (this.byWord.get(word) ?? new Set()).add(of.words))
    }
  }

  /** The only term in which this word stands: "weeks" are the "Hire weeks". */
  holding(word: string): string | undefined {
    const found = this.byWord.get(stemOf(word.toLowerCase()))
    const [only] = found ?? []
    return found?.size === 1 ? only : undefined
  }

  /** The longest name that begins at this token. */
  at(tokens: readonly Token[], at: number): Found | undefined {
    const head = tokens[at]
    if (head?.kind === 'quoted') return this.found(keyOf(head.value), head.value, at + 1)
    for (let end = Math.min(at + longestName, tokens.length); end > at; end -= 1) {
      const words = tokens.slice(at, end)
      if (words.some((token) => token.kind !== 'word')) continue
      const found = isVerbOnly(words) ? undefined : this.found(keyIn(words), words[0]?.text ?? '', end)
      if (found) return found
    }
    return undefined
  }

  /** Whether what begins here is declared, and no mere word with a capital. */
  declares(tokens: readonly Token[], at: number): boolean {
    const found = this.at(tokens, at)
    const all = found && found.option === undefined ? (this.names.get(keyOf(found.words)) ?? []) : []
    return all.some(({ capital }) => capital === undefined)
  }

  /** "Yes" of several questions is none of one. */
  private found(key: string, said: string, end: number): Found | undefined {
    const all = (this.names.get(key) ?? []).filter(
      ({ scope, capital }) => meets(scope, this.scope) && (capital === undefined || said.startsWith(capital)),
    )
    const declared = all.filter(({ capital }) => capital === undefined)
    const [only, ...others] = declared.length > 0 ? declared : all
    const name =
      declared.find(({ option }) => option === undefined) ?? (others.length === 0 ? only : undefined)
    return name && { words: name.words, end, ...(name.option === undefined ? {} : { option: name.option }) }
  }
}

const stemOf = (word: string): string => (/^days?$/.test(word) ? 'day' : singular(word))

const keyIn = (words: readonly Token[]): string => {
  const all = words.map(({ text }) => text.toLowerCase())
  return [...all.slice(0, -1), singular(all.at(-1) ?? '')].join(' ')
}

/** "The page works" speaks of no work. */
function isVerbOnly([word, second]: readonly Token[]): boolean {
  if (word?.kind !== 'word' || second) return false
  const isPlural = singular(word.text.toLowerCase()) !== word.text.toLowerCase()
  return (
    word.classes[0] === 'auxiliary' ||
    (isPlural && !word.classes.includes('noun') && /^\p{Ll}/u.test(word.text))
  )
}

const meets = (one: string, other: string): boolean =>
  one === '' || other === '' || one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
