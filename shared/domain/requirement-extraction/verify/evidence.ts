import { isSameUnit } from '../../requirement-model/evaluate/units.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import { dateOf, datesIn, timeOf, timesIn } from './days-and-times.ts'
import { hintsAt, Numbers } from './numbers.ts'
import { folded, names, says } from './texts.ts'

const units = /(?:\p{L}|°)+[²³]?(?:\/\p{L}+[²³]?)?|[€$£¥%‰]/gu

/** What an element rests on: the sentences that it names, the headers of their tables, and what leads in their lists. */
export class Evidence {
  readonly sentences: readonly Sentence[]
  readonly text: string
  /** Whether the words that the verification knows are those of the document. */
  readonly isEnglish: boolean
  private numbers: Numbers | undefined

  constructor(sentences: readonly Sentence[], { isEnglish }: { isEnglish: boolean }) {
    this.sentences = sentences
    this.isEnglish = isEnglish
    this.text = sentences.map(wordsOf).join('\n')
  }

  /** `loosely`: "a list" and "no entry" say 1 and 0, where something is counted. */
  hasNumber(value: string, { loosely = false } = {}): boolean {
    this.numbers ??= new Numbers(this.text)
    return this.numbers.has(value) || (loosely && hintsAt(this.text, value))
  }

  says(words: string): boolean {
    return says(this.text, words)
  }

  /** How a date or a time is written there, in whatever spelling; undefined where it is not. */
  spellingOf(kind: 'date' | 'time', text: string): string | undefined {
    const value = kind === 'date' ? dateOf(text) : timeOf(text)
    const found = kind === 'date' ? datesIn(this.text) : timesIn(this.text)
    return value === undefined ? undefined : found.find((one) => one.value === value)?.written
  }

  /** A shown text stands there letter by letter. */
  quotes(text: string): boolean {
    return folded(text) !== '' && folded(this.text).includes(folded(text))
  }

  /** Whether a unit stands there, in whatever spelling: "min" where the text says "minutes". */
  hasUnit(unit: string): boolean {
    if (/[^\p{L}]/u.test(unit) && this.text.includes(unit)) return true
    return (this.text.match(units) ?? []).some((one) => isSameUnit(one, unit))
  }

  names(name: string): boolean {
    return names(this.text, name)
  }
}

/** Without the identifier that the text gives it: its number is none of the requirement. */
function wordsOf({ text, identifier }: Sentence): string {
  return identifier === undefined ? text : text.replace(identifier, ' ')
}

const english = new Set('the and must shall should is are be not when with which of'.split(' '))

/** One word in fourteen is one of these in English, and none or hardly any in other languages. */
function speaksEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => english.has(word)).length * 14 >= words.length
}

/** The sentences of a document by their numbers. */
export class Document {
  readonly sentences: readonly Sentence[]
  private readonly headers = new Map<number, Sentence>()
  readonly isEnglish: boolean

  constructor(sentences: readonly Sentence[]) {
    this.sentences = sentences
    this.isEnglish = speaksEnglish(sentences.map(({ text }) => text).join(' '))
    for (const sentence of sentences)
      if (sentence.is === 'header' && sentence.table !== undefined) this.headers.set(sentence.table, sentence)
  }

  /** Whether a name stands in quotes anywhere: the text declares it. */
  quotes(name: string): boolean {
    const wanted = `"${folded(name).toLowerCase()}"`
    return this.sentences.some(({ text }) => folded(text).toLowerCase().includes(wanted))
  }

  evidence(numbers: readonly number[]): Evidence {
    const all = new Set<Sentence>()
    for (const number of numbers) {
      const sentence = this.sentences[number]
      if (!sentence) continue
      const header = sentence.table === undefined ? undefined : this.headers.get(sentence.table)
      const lead = sentence.lead === undefined ? undefined : this.sentences[sentence.lead]
      for (const one of [header, lead, sentence]) if (one) all.add(one)
    }
    return new Evidence(
      [...all].sort((a, b) => a.number - b.number),
      this,
    )
  }
}
