import type { Block } from '../blocks.ts'
import type { Chunk } from './chunk.ts'
import { type Atom, type Group, groupsOf } from './groups.ts'
import { Headings } from './headings.ts'
import type { Section } from '../../text/sections.ts'
import { least, target } from './size.ts'

/** White space between two parts of a chunk, at most. */
const widestGap = 200

/** Longest text of a row that explains the rows below it. */
const longestContext = 300

/** A chunk that is being filled. */
interface Open {
  start: number
  end: number
  tokens: number
  page: number | null
  headings: readonly string[]
  /** How deep the section lies that it began in. */
  level: number
  /** Those that begin behind the first words of it. */
  sections: Section[]
  /** Whether it says more than headings yet: those that it begins with are its own. */
  hasBody: boolean
}

type Entered = Omit<Section, 'at'>

interface Waiting {
  atoms: (Atom & { entered?: Entered })[]
  tokens: number
  page: number | null
}

/**
 * Cuts a text along its structure into chunks of about 400 tokens, in order and without overlaps; all that is not white space is in one of them, but blocks that
 * are left out. A section that
 * is long enough to stand alone is not mixed with the next one, a page never with another; lists stay together, rows and sentences whole,
 * unless one alone is longer than a chunk. What stands beside the content of a web page is under none of its headings. Without blocks, empty lines part paragraphs. The cost is in proportion to the text.
 */
export function chunkText(
  { text, blocks }: { text: string; blocks: readonly Block[] },
  isLeftOut: (block: Block) => boolean = () => false,
): Chunk[] {
  const cutter = new Cutter(text)
  for (const group of groupsOf(text, blocks, isLeftOut)) cutter.add(group)
  return cutter.finish()
}

class Cutter {
  readonly #text: string
  readonly #chunks: Chunk[] = []
  readonly #content = new Headings()
  #headings = this.#content
  /** Headings that wait for what stands below them. */
  #waiting: Waiting | undefined
  #open: Open | undefined

  constructor(text: string) {
    this.#text = text
  }

  add(group: Group): void {
    if (this.#waiting && (group.isApart || this.#waiting.page !== group.page)) this.#appendWaiting()
    if (this.#open && (group.isApart || this.#open.page !== group.page)) this.#close()
    if (group.isBeside !== (this.#headings !== this.#content)) this.#turn(group.isBeside)
    if (group.kind === 'heading') this.#addHeading(group)
    else this.#addBody(group)
  }

  /** What stands beside the content has headings of its own; behind it the content goes on under its own. */
  #turn(isBeside: boolean): void {
    this.#appendWaiting()
    this.#close()
    this.#headings = isBeside ? new Headings() : this.#content
  }

  finish(): Chunk[] {
    this.#appendWaiting()
    this.#close()
    return this.#chunks
  }

  #addHeading(group: Group): void {
    const open = this.#open
    if (open && open.tokens >= least && group.level <= open.level) {
      this.#appendWaiting()
      this.#close()
    }
    const entered = this.#headings.enter(group.level, group.title)
    this.#waiting ??= { atoms: [], tokens: 0, page: group.page }
    const [first, ...rest] = group.atoms
    if (first) this.#waiting.atoms.push({ ...first, entered }, ...rest)
    this.#waiting.tokens += group.tokens
  }

  #addBody(group: Group): void {
    const together = group.tokens <= target ? group.tokens : (group.atoms[0]?.tokens ?? 0)
    if (!this.#fits(together + (this.#waiting?.tokens ?? 0))) this.#close()
    this.#appendWaiting()
    const captions = group.captions ?? 0
    for (const [at, atom] of group.atoms.entries()) {
      this.#append(atom, group.page).hasBody = true
      if (group.kind === 'table_row' && at >= captions)
        this.#headings.context ??= this.#contextOf(group, captions)
    }
    this.#headings.context = undefined
  }

  /** What explains the rows of a table: its first row, behind its caption. */
  #contextOf({ atoms }: Group, captions: number): string {
    const head = atoms.slice(0, captions + 1)
    const texts = head.map(({ start, end }) => this.#text.slice(start, Math.min(end, start + longestContext)))
    return texts.join(' ').slice(0, longestContext)
  }

  #appendWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    for (const { entered, ...atom } of waiting?.atoms ?? []) {
      const open = this.#append(atom, waiting?.page ?? null)
      if (entered && open.hasBody) open.sections.push({ at: atom.start - open.start, ...entered })
    }
  }

  /** A piece that is too short to stand alone takes a little more than others. */
  #fits(tokens: number): boolean {
    const open = this.#open
    return !open || open.tokens + tokens <= (open.tokens < least ? target + least : target)
  }

  #append({ start, end, tokens }: Atom, page: number | null): Open {
    if (!this.#fits(tokens) || (this.#open && start - this.#open.end > widestGap)) this.#close()
    this.#open ??= {
      start,
      end,
      tokens: 0,
      page,
      headings: this.#headings.path(),
      level: this.#headings.level,
      sections: [],
      hasBody: false,
    }
    this.#open.end = end
    this.#open.tokens += tokens
    return this.#open
  }

  #close(): void {
    if (!this.#open) return
    const { start, end, page, headings, sections } = this.#open
    const text = this.#text.slice(start, end)
    const ordinal = this.#chunks.length
    this.#chunks.push({
      ordinal,
      start,
      end,
      page,
      headings,
      text,
      ...(sections.length > 0 && { sections }),
    })
    this.#open = undefined
  }
}
