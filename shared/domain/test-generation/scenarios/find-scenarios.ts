import { english, headKind, isStep, languages, languagesOfHead, type Keywords } from './keywords.ts'
import { pieceAt, type Stretch } from './piece-at.ts'
import { plainLine } from './plain-line.ts'
import { runAt } from './run-at.ts'
import { isComment, isTags, textLines, type TextLines } from './text-lines.ts'

/** A part of a feature: from one line up to another, which is not part of it. */
export interface Piece extends Stretch {
  kind: 'feature' | 'rule' | 'background' | 'scenario'
  from: number
  /** Where its head stands, behind its tags. */
  head: number
  /** The line of the text that the first of its lines stands for. */
  origin: number
}

/** The scenarios of one feature, or of none, with what they share. */
export interface Block {
  language: string
  pieces: Piece[]
}

/**
 * The scenarios in a text, in any language of Gherkin: whole features, in fences too, scenarios without a feature, and steps without a head. What no step follows is prose, such as
 * headings that name scenarios. Linear in the length of the text.
 */
export function findScenarios(text: string): { blocks: Block[]; lines: TextLines['lines'] } {
  const all = textLines(text)
  const finder = new Finder(all)
  finder.find(0, all.lines.length)
  return { blocks: finder.blocks.filter(hasScenario), lines: all.lines }
}

const hasScenario = ({ pieces }: Block): boolean => pieces.some(({ kind }) => kind === 'scenario')

const fence = /^\s*(```|~~~)\s*(?:gherkin|cucumber|feature|text|txt)?\s*$/i
const directive = /^#\s*language\s*:\s*([\w-]+)\s*$/

class Finder {
  readonly blocks: Block[] = []
  private readonly text: TextLines
  private open: Block | undefined
  private feature: number | undefined
  private rule: number | undefined
  private language: string | undefined

  constructor(text: TextLines) {
    this.text = text
  }

  find(from: number, end: number): void {
    for (let at = from; at < end;) at = this.readLine(at, end)
  }

  /** Reads what begins at a line, and says where the next thing begins. */
  private readLine(at: number, end: number): number {
    const own = this.text.lines[at]?.text ?? ''
    const mark = fence.exec(own)?.[1] === '~~~' ? '~~~' : '```'
    const close = fence.test(own) ? this.text.next(mark, at + 1) : -1
    if (close >= 0 && close < end) {
      this.inFence(at + 1, close)
      return close + 1
    }
    const line = plainLine(own)
    const told = directive.exec(line)?.[1]
    if (told !== undefined && languages().has(told)) [this.language, this.open] = [told, undefined]
    const known = languagesOfHead(line)
    return known.length > 0 ? this.readHead(at, end, known) : this.readRun(at, end)
  }

  /** What a fence holds is a text of its own. */
  private inFence(from: number, end: number): void {
    const inside = new Finder(this.text)
    inside.find(from, end)
    this.blocks.push(...inside.blocks)
  }

  private readHead(at: number, end: number, known: readonly string[]): number {
    const line = plainLine(this.text.lines[at]?.text ?? '')
    const kinds = new Set(this.wordsFor(known).map((words) => headKind(line, words)))
    if (kinds.has('feature')) {
      ;[this.feature, this.rule, this.open] = [at, undefined, undefined]
      return at + 1
    }
    if (kinds.has('rule')) {
      this.rule = at
      return at + 1
    }
    const head = kinds.has('background') || kinds.has('scenario') ? this.pieceIn(at, end, known) : undefined
    if (!head) return at + 1
    const { words, stretch } = head
    const kind = headKind(line, words) === 'background' ? 'background' : 'scenario'
    this.add(words.language, this.withTags({ kind, head: at, ...stretch }))
    return stretch.to
  }

  /** The languages that a head may be in: that of its feature, or that which the text names, else all that have its word. */
  private wordsFor(known: readonly string[]): Keywords[] {
    const own = this.open?.language ?? this.language
    const names = own !== undefined && known.includes(own) ? [own] : known
    return names.flatMap((name) => languages().get(name) ?? [])
  }

  private pieceIn(at: number, end: number, known: readonly string[]) {
    const line = plainLine(this.text.lines[at]?.text ?? '')
    const ofFeature =
      this.feature === undefined
        ? known
        : languagesOfHead(plainLine(this.text.lines[this.feature]?.text ?? ''))
    const both = known.filter((language) => ofFeature.includes(language))
    const readings = this.wordsFor(both.length > 0 ? both : known).flatMap((words) => {
      const kind = headKind(line, words)
      const stretch =
        kind === 'background' || kind === 'scenario' ? pieceAt(this.text, at, end, words) : undefined
      return stretch ? [{ words, stretch }] : []
    })
    // The language whose words fit most of what follows; of several the first.
    return readings.reduce<(typeof readings)[number] | undefined>(
      (best, next) => (best && best.stretch.to >= next.stretch.to ? best : next),
      undefined,
    )
  }

  private add(language: string, piece: Piece): void {
    if (this.open?.language !== language) {
      this.open = { language, pieces: [] }
      this.blocks.push(this.open)
      const feature = this.feature === undefined ? undefined : this.headAlone('feature', this.feature)
      // Scenarios in another language than the feature above them are none of it.
      if (feature && languagesOfHead(feature.lines.at(-1) ?? '').includes(language))
        this.open.pieces.push(feature)
    }
    if (this.rule !== undefined) this.open.pieces.push(this.headAlone('rule', this.rule))
    this.rule = undefined
    this.open.pieces.push(piece)
  }

  /** The head of a feature or rule: what describes it below is prose. */
  private headAlone(kind: 'feature' | 'rule', at: number): Piece {
    const line = plainLine(this.text.lines[at]?.text ?? '')
    return this.withTags({ kind, head: at, to: at + 1, lines: [line] })
  }

  private withTags(piece: Omit<Piece, 'from' | 'origin'>): Piece {
    const from = this.tagsBefore(piece.head)
    const tags = this.text.lines.slice(from, piece.head).map(({ text }) => text)
    return { ...piece, from, origin: from, lines: [...tags, ...piece.lines] }
  }

  /** Where the tags before a head begin. */
  private tagsBefore(head: number): number {
    let from = head
    for (let at = head - 1; at >= 0; at -= 1) {
      const line = (this.text.lines[at]?.text ?? '').trim()
      if (isTags(line)) from = at
      else if (line !== '' && !isComment(line)) break
    }
    return from
  }

  private readRun(at: number, end: number): number {
    const words = languages().get(english)
    const line = plainLine(this.text.lines[at]?.text ?? '', words)
    if (!words || !isStep(line, words) || /^(?:And|But|Then)\s/.test(line)) return at + 1
    const { taken, run } = runAt(this.text, at, end, words)
    if (!run) return taken
    const title = titleOf(this.text.lines[at - 1]?.text ?? '')
    const lines = [`Scenario: ${title ?? run.title}`, ...run.lines]
    const from = title === undefined ? at : at - 1
    this.add(english, { kind: 'scenario', from, head: at - 1, origin: at - 1, to: run.to, lines })
    return run.to
  }
}

const labelled = /^(?:scenario|example|ac|acceptance criterion|criterion|case)\s*#?\d{1,3}\s*[-:.)–—]\s*/i
const collective = /^(?:acceptance|criteria|scenarios?|examples?|tests?|background)\b/i

/** What names the steps below a line: a heading, emphasised words, a label with a number, or words before a colon. */
function titleOf(text: string): string | undefined {
  const line = text.trim()
  const plain = line.replace(/^(?:#{1,6}|[-+*•]|\d{1,3}[.)])\s+/, '').replace(/^[*_]+|[:*_\s]+$/g, '')
  const isName = /^#{1,6}\s|^[*_]{2}|:[*_]*$/.test(line) || labelled.test(plain)
  const title = plain.replace(labelled, '')
  return isName && title.length > 2 && title.length <= 120 && !collective.test(title) ? title : undefined
}
