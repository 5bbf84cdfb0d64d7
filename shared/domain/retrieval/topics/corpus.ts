import { type Frequencies, decodeFrequencies } from '../terms.ts'
import { rarity, weigh } from './weigh.ts'
import { makeUnit } from '../vectors.ts'
import type { Rows } from './rows.ts'

/** The most terms that topics are learned of: those that stand in the most texts. It bounds the memory. */
const mostTerms = 20_000

/** A term of one text alone joins it with no other. */
const leastTexts = 2

/** Numbers that are appended to, four bytes each. */
class Numbers {
  values: Uint32Array<ArrayBuffer> = new Uint32Array(1 << 12)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Uint32Array(this.values.length * 2)
      wider.set(this.values)
      this.values = wider
    }
    this.values[this.length++] = value
  }
}

export interface Vocabulary {
  terms: string[]
  idf: Float32Array
}

export interface Weighed {
  vocabulary: Vocabulary
  rows: Rows
}

/** Texts that are counted one after the other and kept as numbers: they may come in pages, and each be forgotten. */
export class Corpus {
  readonly #ids = new Map<string, number>()
  readonly #textsWith = new Numbers()
  readonly #terms = new Numbers()
  readonly #counts = new Numbers()
  readonly #starts = new Numbers()
  #weighed: Weighed | undefined

  /** How many texts there are. */
  get count(): number {
    return this.#starts.length
  }

  /** Adds one text: its frequencies, or what `encodeFrequencies` made of them. */
  add(text: string | Frequencies): void {
    if (this.#weighed) throw new Error('The texts of this corpus are weighed already: begin a new one')
    this.#starts.push(this.#terms.length)
    for (const [term, count] of typeof text === 'string' ? decodeFrequencies(text) : text) {
      const known = this.#ids.get(term)
      const id = known ?? this.#ids.size
      if (known === undefined) {
        this.#ids.set(term, id)
        this.#textsWith.push(0)
      }
      this.#textsWith.values[id] = (this.#textsWith.values[id] ?? 0) + 1
      this.#terms.push(id)
      this.#counts.push(count)
    }
  }

  /** The terms that are worth learning, and the texts as rows of their weights, each of length 1. No text can be added afterwards. */
  weighed(): Weighed {
    this.#weighed ??= this.#weigh()
    return this.#weighed
  }

  #weigh(): Weighed {
    const chosen = this.#chosen()
    const columnOf = new Int32Array(this.#ids.size).fill(-1)
    for (const [column, { id }] of chosen.entries()) columnOf[id] = column
    const vocabulary: Vocabulary = {
      terms: chosen.map(({ term }) => term),
      idf: Float32Array.from(chosen, ({ texts }) => rarity(texts, this.count)),
    }
    return { vocabulary, rows: this.#rows(columnOf, vocabulary) }
  }

  #chosen() {
    return [...this.#ids]
      .map(([term, id]) => ({ term, id, texts: this.#textsWith.values[id] ?? 0 }))
      .filter(({ texts }) => texts >= leastTexts)
      .toSorted((one, other) => other.texts - one.texts || one.id - other.id)
      .slice(0, mostTerms)
  }

  /** The rows take the place of what was counted, entry by entry: a corpus is large, and there is no room for a second one. */
  #rows(columnOf: Int32Array, { idf }: Vocabulary): Rows {
    const columns = this.#terms.values
    const counts = this.#counts.values
    const weights = new Float32Array(counts.buffer)
    const starts = new Uint32Array(this.count + 1)
    let entry = 0
    for (let row = 0; row < this.count; row++) {
      starts[row] = entry
      const end = row + 1 < this.count ? (this.#starts.values[row + 1] ?? 0) : this.#terms.length
      for (let at = this.#starts.values[row] ?? 0; at < end; at++) {
        const column = columnOf[columns[at] ?? 0] ?? -1
        if (column < 0) continue
        columns[entry] = column
        weights[entry++] = weigh(counts[at] ?? 0, idf[column] ?? 0)
      }
      makeUnit(weights.subarray(starts[row] ?? 0, entry))
    }
    starts[this.count] = entry
    return { count: this.count, width: idf.length, starts, columns, weights }
  }
}
