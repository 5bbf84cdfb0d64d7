import type { Sentence } from '../../../requirement-reading/sentence.ts'
import { tokenise } from '../../../requirement-reading/tokenise.ts'
import type { Head } from './passage.ts'
import { leaningOf } from './sections.ts'

/** A head, and how far down it stands over what follows. */
interface Open extends Head {
  scope: string
  /** One that is marked or numbered; another one is what a short line, or the beginning of a paragraph, comes to. */
  isReal: boolean
  /** A short line over others ends with them, at the blank line. */
  until?: number
}

const longest = 70
const fewWords = 5

/** The heads over each place of a text, while it is gone through. */
export class Heads {
  private readonly text: string
  private open: Open[] = []
  private isFirst = true

  constructor(text: string) {
    this.text = text
  }

  /** The heads over a place, the nearest last. */
  over(start: number): Head[] {
    this.open = this.open.filter(({ until = Infinity }) => start < until)
    return this.open
  }

  /** Whether a statement is a head; if so, it stands over what follows. */
  take(statement: Sentence, before: Sentence | undefined, next: Sentence | undefined): boolean {
    const isOpening = before?.block !== statement.block
    const isHead =
      isHeadLine(this.text, statement, next) ||
      isRunIn(statement, isOpening && next?.block === statement.block)
    const isTitle = this.isFirst
    this.isFirst = false
    if (isHead) this.enter(statement, isTitle ? 'open' : leaningOf(statement.text), next)
    return isHead
  }

  /** A question that is put stands over the answers. */
  ask(statement: Sentence): void {
    this.enter(statement, leaningOf(statement.text), undefined)
  }

  private enter(statement: Sentence, leaning: Head['leaning'], next: Sentence | undefined): void {
    const { start, scope } = statement
    const isReal = statement.is === 'heading' || isNumbered(lineAt(this.text, start))
    const kept = this.open.filter((one) => one.isReal && (!isReal || isOver(one.scope, scope)))
    const until =
      isReal || !next || !isRightBelow(this.text, statement, next)
        ? undefined
        : blankBehind(this.text, next.start)
    const head = { text: headWords(statement.text), leaning, start, scope, isReal }
    this.open = [...kept, until === undefined ? head : { ...head, until }]
  }
}

const isOver = (upper: string, scope: string): boolean =>
  upper !== '' && scope !== upper && scope.startsWith(`${upper}.`)

const lineAt = (text: string, at: number): string => {
  const start = startOfLine(text, at)
  return text.slice(start, at + 80)
}
const startOfLine = (text: string, at: number): number =>
  at === 0 ? 0 : Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
const isNumbered = (line: string): boolean => /^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}/u.test(line)

const isRightBelow = (text: string, head: Sentence, next: Sentence): boolean =>
  head.block !== next.block && !/\n[ \t]*\r?\n/.test(text.slice(head.end, next.start))

function blankBehind(text: string, from: number): number {
  const blank = /\n[ \t]*\r?\n/g
  blank.lastIndex = from
  return blank.exec(text)?.index ?? text.length
}

/** "§ 2 Application", "2 Requirements", "Actions": a short line without a full stop over what it heads. */
function isHeadLine(text: string, sentence: Sentence, next: Sentence | undefined): boolean {
  if (sentence.is === 'heading') return true
  const line = sentence.text.trim()
  if (sentence.is !== 'sentence' || line.length > longest || /[.!?;,]$/.test(line)) return false
  if (!isWhole(text, sentence) || next === undefined || /:\s*\S|^(?:Given|When|Then|And|But)\s/.test(line))
    return false
  const words = line.split(/\s+/).length
  if (isNumbered(lineAt(text, sentence.start))) return words <= 9
  const isShort = words <= fewWords || line.endsWith(':') || next.is === 'item'
  return isShort && /^\p{Lu}/u.test(line) && next.text.length > line.length / 2
}

/** It takes lines of its own, but for a number before it. */
const isWhole = (text: string, { start, end }: Sentence): boolean =>
  /^[ \t>*_#§\d.)]*$/.test(text.slice(startOfLine(text, start), start)) &&
  /^[ \t*_]*(?:$|[\r\n])/.test(text.slice(end, end + 20))

/** "Billing." and "What we ship." before the sentences of their paragraph. */
function isRunIn(sentence: Sentence, isOpening: boolean): boolean {
  if (
    !isOpening ||
    sentence.is !== 'sentence' ||
    sentence.text.length > longest ||
    !/[.:]$/.test(sentence.text)
  )
    return false
  const words = tokenise(sentence.text).filter(({ kind }) => kind !== 'mark')
  if (words.length > fewWords) return false
  if (words.length === 1 && sentence.text.endsWith('.')) return true
  if (/^(?:what|why|how|who)$/i.test(words[0]?.text ?? '')) return true
  return (
    words.length <= 3 &&
    words.every(
      (token) => token.kind === 'word' && !/^(?:verb|auxiliary|pronoun)$/.test(token.classes[0] ?? ''),
    )
  )
}

/** Of a head its words, without number and mark. */
const headWords = (line: string): string =>
  line
    .replace(/^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]?\s+/, '')
    .replace(/[\s.:*_#]+$/, '')
    .trim()
