import type { PageInventory } from '../../page-inventory/schema.ts'
import { stem } from '../../english/stem.ts'
import type { NumberedSentence } from '../types.ts'
import { normal, standsIn, wordsIn } from './normal.ts'
import { pageTexts } from './page-texts.ts'
import { factsOf, type SentenceFacts } from './sentence-facts.ts'
import { valuesIn } from './figures.ts'

// Characters that are compared for one answer, as a bound of the work for hostile texts.
const shortestPiece = 3
const longestCited = 4_000
const mostNear = 100
const mostSlotted = 100
const mostCompared = 200_000_000

/** The sentences of a request and the texts of its pages, indexed for what cases claim. */
export class Source {
  readonly #sentences: readonly NumberedSentence[]
  readonly #facts = new Map<number, SentenceFacts>()
  readonly #byWord = new Map<string, number[]>()
  readonly #byKey = new Map<string, number>()
  readonly #standing = new Map<string, number | undefined>()
  readonly #page: ReadonlySet<string>
  readonly #pageWhole: string
  readonly #pageValues: ReadonlySet<string>
  #withValue: Map<string, number> | undefined
  #slotted: readonly number[] | undefined
  #stems: Set<string> | undefined
  #left = mostCompared

  constructor(sentences: readonly NumberedSentence[], pages: readonly PageInventory[]) {
    this.#sentences = sentences
    for (const [at, { id, text, header = '' }] of sentences.entries()) {
      this.#byKey.set(id.toLowerCase(), at)
      const key = normal(text)
      for (const form of [key, bare(key)]) if (!this.#byKey.has(form)) this.#byKey.set(form, at)
      for (const word of new Set(wordsIn(`${key} ${normal(header)}`))) {
        const those = this.#byWord.get(word)
        if (those) those.push(at)
        else this.#byWord.set(word, [at])
      }
    }
    const texts = pageTexts(pages).map(normal)
    this.#page = new Set(texts)
    this.#pageWhole = [...this.#page].join('\n')
    this.#pageValues = new Set(texts.flatMap(valuesIn))
  }

  get hasPage(): boolean {
    return this.#page.size > 0
  }

  get isEmpty(): boolean {
    return this.#sentences.length === 0
  }

  /** Whether more was to be compared than is compared for one answer: what was not met then proves nothing. */
  get isSpent(): boolean {
    return this.#left <= 0
  }

  facts(at: number): SentenceFacts | undefined {
    const sentence = this.#sentences[at]
    const before = this.#facts.get(at)
    if (before || !sentence) return before
    const facts = factsOf(sentence)
    this.#facts.set(at, facts)
    return facts
  }

  /** The sentences of an id, of a whole text, of a piece of three words or more, or of several texts one after another. */
  cited(reference: string): number[] {
    const key = normal(reference)
    const whole = this.#byKey.get(key) ?? this.#byKey.get(bare(key))
    if (whole !== undefined) return [whole]
    if (wordsIn(key).length < shortestPiece) return []
    const around = this.sentenceWith(bare(key))
    return around === undefined ? this.#citedTogether(key) : [around]
  }

  /** Whether a text stands in a sentence. */
  stands(text: string, at: number): boolean {
    return standsIn(text, this.#read(at)?.text ?? '\n')
  }

  ofRequirement(reference: string): number[] {
    return this.#sentences.flatMap(({ requirementRef }, at) => (requirementRef === reference ? [at] : []))
  }

  /** The first sentence in which a text stands. */
  sentenceWith(text: string): number | undefined {
    if (this.#standing.has(text)) return this.#standing.get(text)
    const at = this.#candidates(text).find((candidate) => this.stands(text, candidate))
    this.#standing.set(text, at)
    return at
  }

  /** The first sentence that quotes texts of which one has something to it. */
  sentenceQuoting(word: string, fits: (quotation: string) => boolean): number | undefined {
    return this.#candidates(word).find((at) => this.#read(at)?.quotes.some(fits))
  }

  isOnPage(text: string): boolean {
    this.#left -= this.#page.has(text) ? 0 : this.#pageWhole.length
    return this.#page.has(text) || (!this.isSpent && standsIn(text, this.#pageWhole))
  }

  isPageValue(value: string): boolean {
    return this.#pageValues.has(value)
  }

  /** Whether a number of three digits or more, which hardly stands there by chance, is one of any sentence. */
  isRichValue(value: string): boolean {
    return value.replace(/\D/g, '').length > 2 && this.sentenceWithValue(value) !== undefined
  }

  sentenceWithValue(value: string): number | undefined {
    if (!this.#withValue) {
      this.#withValue = new Map()
      for (const [at] of this.#sentences.entries())
        for (const each of this.facts(at)?.values ?? [])
          if (!this.#withValue.has(each)) this.#withValue.set(each, at)
    }
    return this.#withValue.get(value)
  }

  /** Numbers of the sentences in which a blank stands that somebody fills. */
  withSlots(slot: RegExp): readonly number[] {
    this.#slotted ??= this.#sentences
      .flatMap(({ text }, at) => (slot.test(text) ? [at] : []))
      .slice(0, mostSlotted)
    return this.#slotted
  }

  hasStem(wanted: string): boolean {
    this.#stems ??= new Set([...this.#byWord.keys(), ...wordsIn(this.#pageWhole)].map(stem))
    return this.#stems.has(wanted)
  }

  /** Sentences that stand in a reference and make up nearly all of it. */
  #citedTogether(key: string): number[] {
    const near = wordsIn(key.slice(0, longestCited)).flatMap((word) => {
      const those = this.#byWord.get(word) ?? []
      return those.length > mostNear ? [] : those
    })
    const parts = [...new Set(near)].filter((at) => {
      const text = bare(this.#read(at)?.text ?? '')
      return wordsIn(text).length >= shortestPiece && key.includes(text)
    })
    const length = parts.reduce((sum, at) => sum + (this.facts(at)?.text.length ?? 0), 0)
    return length >= key.length * 0.9 ? parts : []
  }

  #candidates(text: string): readonly number[] {
    const words = wordsIn(text)
    if (words.length === 0) return []
    return words
      .map((word) => this.#byWord.get(word) ?? [])
      .reduce((fewest, those) => (those.length < fewest.length ? those : fewest))
  }

  #read(at: number): SentenceFacts | undefined {
    const facts = this.isSpent ? undefined : this.facts(at)
    this.#left -= (facts?.text.length ?? 0) + 1
    return facts
  }
}

const bare = (text: string): string => text.replace(/^(?:[-*•|] |\d{1,3}[.)] )/, '').replace(/[ .;:|]+$/, '')
