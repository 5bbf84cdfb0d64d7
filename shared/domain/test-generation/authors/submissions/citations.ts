import type { PlacedSentence } from '../numbered-sentences.ts'

/** Shorter quotations could stand anywhere. */
const shortest = 12
const mostSearches = 200
const mostCited = 50

/** Finds the sentences that cases cite by id, letter by letter, or by a part that stands in one of them. Bounded: what is not found at once is searched for 200 times. */
export class Citations {
  private readonly byId: ReadonlyMap<string, PlacedSentence>
  private readonly byText = new Map<string, PlacedSentence>()
  private readonly all: { text: string; sentence: PlacedSentence }[]
  private readonly searched = new Map<string, PlacedSentence[]>()

  constructor(sentences: readonly PlacedSentence[]) {
    this.byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
    this.all = sentences.map((sentence) => ({ text: plain(sentence.text), sentence }))
    for (const { text, sentence } of this.all) if (!this.byText.has(text)) this.byText.set(text, sentence)
  }

  /** Whether there is anything to cite. */
  get isEmpty(): boolean {
    return this.all.length === 0
  }

  /** Each cited sentence once, and citations that no sentence has. */
  resolve(citations: readonly string[]): { cited: PlacedSentence[]; missing: string[] } {
    const places = citations.slice(0, mostCited).map((citation) => ({ citation, own: this.find(citation) }))
    return {
      cited: [...new Set(places.flatMap(({ own }) => own))].slice(0, mostCited),
      missing: places.flatMap(({ citation, own }) => (own.length === 0 ? [citation] : [])),
    }
  }

  private find(citation: string): PlacedSentence[] {
    const text = plain(citation)
    const exact = this.byId.get(citation.trim().toUpperCase()) ?? this.byText.get(text)
    if (exact) return [exact]
    if (text.length < shortest) return []
    const before = this.searched.get(text)
    if (before || this.searched.size >= mostSearches) return before ?? []
    const holding = this.all.find((each) => each.text.includes(text))
    const held = holding
      ? [holding]
      : this.all.filter((each) => each.text.length >= shortest && text.includes(each.text))
    const own = held.map(({ sentence }) => sentence)
    this.searched.set(text, own)
    return own
  }
}

const doubleQuotes = /[“”„«»]/g
const singleQuotes = /[‘’]/g

/** A text without what copying changes: quotes, blanks and capitals. */
const plain = (text: string): string =>
  text
    .slice(0, 4000)
    .replace(doubleQuotes, '"')
    .replace(singleQuotes, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
