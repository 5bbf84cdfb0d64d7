import type { Id, Subject } from '../../requirement-model/index.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { keyOf, singular } from './naming.ts'

/** Where the name of something stands in a sentence: tokens from `at` up to `end`. */
interface Mention {
  sentence: TaggedSentence
  at: number
  end: number
}

const wordsOf = (text: string): Set<string> => new Set(text.split(' '))
const entering = wordsOf('enter type fill key input select choose pick upload specify supply provide give submit state answer tell ask tick record capture') // prettier-ignore
const typing = wordsOf('enter fill upload')
const around = wordsOf('field input box entry textbox dropdown drop-down checkbox combobox picker option')
const pages = wordsOf('field input page screen button dialog')
const modal = wordsOf('must shall should may can cannot will')
const between = wordsOf('not always only also')
/** Of a thing that has a value: these say which; all others are done by somebody. */
const ofValues = wordsOf('be have contain consist comprise equal exceed lie match start begin end range go include become accept take hold fall stay remain need allow depend count') // prettier-ignore
const nearby = 6
/** Of a list of what is entered the last stands far from the verb. */
const farthest = 16
const longestName = 5
const enoughPlaces = 3

/** Where a text names what has a value, and what it says of that there. */
export class Mentions {
  private readonly bySubject = new Map<Id, Mention[]>()
  private readonly sentences: readonly TaggedSentence[]
  private readonly text: string

  constructor(sentences: readonly TaggedSentence[], subjects: readonly Subject[], text: string) {
    this.sentences = sentences
    this.text = text
    const byKey = new Map<string, Subject[]>()
    for (const subject of subjects)
      for (const name of [subject.name, ...subject.aliases]) {
        const key = keyOf(name)
        byKey.set(key, [...(byKey.get(key) ?? []), subject])
      }
    const first = new Set([...byKey.keys()].flatMap((key) => [key.split(' ')[0] ?? '', `${key}s`]))
    for (const sentence of sentences) this.look(sentence, byKey, first)
  }

  private look(sentence: TaggedSentence, byKey: ReadonlyMap<string, Subject[]>, first: Set<string>): void {
    const words = (sentence.tokens ?? []).map(wordOf)
    for (const [at, head] of words.entries()) {
      if (![head, singular(head), head.split(' ')[0] ?? ''].some((one) => first.has(one))) continue
      let key = ''
      for (let end = at + 1; end <= Math.min(at + longestName, words.length); end += 1) {
        const word = words[end - 1] ?? ''
        for (const subject of byKey.get(`${key}${singular(word)}`) ?? []) {
          const all = this.bySubject.get(subject.id)
          if (all) all.push({ sentence, at, end })
          else this.bySubject.set(subject.id, [{ sentence, at, end }])
        }
        key += `${word} `
      }
    }
  }

  private some({ id }: Subject, test: (tokens: readonly Token[], mention: Mention) => boolean): boolean {
    return (this.bySubject.get(id) ?? []).some((mention) => test(mention.sentence.tokens, mention))
  }

  /** A cell of a table that is no sentence gave it. */
  inTable({ from }: Subject): boolean {
    return from.some(({ sentence }) => {
      const is = this.sentences[sentence]?.is
      return is === 'row' || is === 'header'
    })
  }

  /** "The clerk enters the weight", "the weight is entered", "the weight field". */
  isEntered(subject: Subject): boolean {
    return this.some(subject, (tokens, { at, end }) => {
      const near = tokens.slice(Math.max(0, at - nearby), at)
      const far = tokens.slice(Math.max(0, at - farthest), at)
      const behind = tokens.slice(end, end + nearby)
      return (
        near.some(isEntering) ||
        far.some((token) => token.kind === 'word' && typing.has(token.lemma)) ||
        behind.some((token) => isEntering(token) && token.kind === 'word' && token.participle === true) ||
        around.has(singular(wordOf(tokens[end])))
      )
    })
  }

  /** Whether anything at all is entered, or there is a page to enter it. */
  isTyped(): boolean {
    return this.sentences.some(({ tokens }) =>
      (tokens ?? []).some((token) => isTyping(token) || pages.has(singular(token.text))),
    )
  }

  /** "As a guest", "the scheduler must send": somebody who acts, and who is not entered. */
  acts(subject: Subject): boolean {
    return this.some(subject, (tokens, { at, end }) => {
      const [next] = tokens.slice(end + 1).filter((token) => !between.has(wordOf(token)))
      const isVerb = next?.kind === 'word' && next.classes.includes('verb') && !ofValues.has(wordOf(next))
      const does = modal.has(wordOf(tokens[end])) && isVerb && isObject(tokens[tokens.indexOf(next) + 1])
      const isRole = wordOf(tokens[at - 2]) === 'as' && /^an?$/.test(wordOf(tokens[at - 1]))
      return isRole || does
    })
  }

  /** "Applicant or Borrower": what the text never writes alone is half of a name. */
  isHalf({ name }: Subject): boolean {
    const places = this.sentences.flatMap(({ text }) => partsAround(text, name))
    return (
      places.length >= enoughPlaces &&
      places.every(([before, behind]) => /\b(?:or|and) $/.test(before) || /^ (?:or|and)\b/.test(behind))
    )
  }

  /** A term between marks of emphasis, or in quotes. */
  isEmphasised(subject: Subject): boolean {
    return this.some(
      subject,
      (tokens, { at, end }) =>
        (tokens[at]?.kind === 'quoted' && end === at + 1 && this.text[tokens[at].start] !== '`') ||
        (isCapital(tokens[at]) &&
          isMark(this.text[(tokens[at]?.start ?? 0) - 1]) &&
          isMark(this.text[tokens[end - 1]?.end ?? 0])),
    )
  }
}

/** What stands around each place of some words. */
function partsAround(text: string, words: string): [string, string][] {
  const found: [string, string][] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!/[\p{L}-]/u.test(text[at - 1] ?? ''))
      found.push([text.slice(Math.max(0, at - 5), at), text.slice(at + words.length, at + words.length + 5)])
  return found
}

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '')
const isMark = (character: string | undefined): boolean => character === '*' || character === '_'

const wordOf = (token: Token | undefined): string =>
  (token?.kind === 'quoted' ? token.value : (token?.text ?? '')).toLowerCase()

const isObject = (token: Token | undefined): boolean =>
  token?.kind === 'quoted' ||
  (token?.kind === 'word' && /^(?:determiner|pronoun|noun|adjective)$/.test(token.classes[0] ?? ''))

const isEntering = (token: Token): boolean => token.kind === 'word' && entering.has(token.lemma)

const isTyping = (token: Token): boolean =>
  token.kind === 'word' && token.classes[0] === 'verb' && typing.has(token.lemma)
