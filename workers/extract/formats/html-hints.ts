import type { BlockHints, Region } from '../../../shared/domain/retrieval/blocks.ts'
import { fnv1a } from '../../../shared/domain/basics/fnv.ts'
import { nameOf, writtenAs } from './html-names.ts'
import { type Part, regionIn } from './html-regions.ts'

type Attributes = Record<string, string>

/** What the open blocks say of the text in them: each is asked once, when it opens, since pages open a thousand of them in each other. */
interface Around {
  /** The innermost block and the one around it. */
  elements: readonly string[]
  region: Region | undefined
  isInContent: boolean
  within: readonly string[]
  isInFigure: boolean
  /** How the innermost block and the one around it are written. */
  written: readonly string[]
}

interface Open {
  element: string
  name: string | undefined
  href: string | undefined
  /** What it holds is said word for word in a sentence, whatever it is called. */
  isQuoted: boolean
  /** Where its text begins in what waited when it opened, and how many blocks had been put down then. */
  from: number
  since: number
  around: Around
}

const nothingAround: Around = {
  elements: [],
  region: undefined,
  isInContent: false,
  within: [],
  isInFigure: false,
  written: [],
}

/** Deeper elements say nothing that the outer ones did not. */
const mostWithin = 6
const mostPerBlock = 50
/** Elements of a line that begin before a block and end behind it. */
const mostOpenInline = 20
/** All hints of a page: a page of nothing but links must not weigh several times its text. */
const mostOfPage = 5000
const longest = { href: 1000, text: 300 }

/** Where a line breaks in what waits: a blank that no page has. */
export const lineBreak = '\v'
/** Elements that set the beginning of a line apart, as labels are, and what stands right behind them in others: of a part without a name of its own the name is `b`. */
const marking = new Set(['b', 'strong', 'span', 'em', 'i', 'label', 'small'])
const leadName = 'b'
const quoting = new Set(['code', 'kbd', 'samp', 'var'])
const tellingElements = new Set(['dt', 'dd', 'caption', 'figcaption', 'address', 'button'])

/** Goes along with the open elements of a page, and says of each block what stands around it and in it. */
export class HtmlHints {
  readonly #open: Open[] = []
  /** Those of them that are no blocks. */
  readonly #inline: Open[] = []
  #links: NonNullable<BlockHints['links']> = []
  #parts: NonNullable<BlockHints['parts']> = []
  #image: BlockHints['image']
  /** Where the last element ends that begins a line, or stands right behind one that does. */
  #leadEnd = 0
  #given = 0
  /** How many blocks have been put down. */
  #taken = 0

  /** `length` is how much text waits to be put down. */
  open(
    element: string,
    attributes: Attributes,
    { isBlock, length }: { isBlock: boolean; length: number },
  ): void {
    const name = nameOf(attributes)
    const href = element === 'a' ? attributes['href']?.trim().slice(0, longest.href) || undefined : undefined
    const outer = this.#around
    const around = isBlock
      ? within(outer, {
          element,
          name,
          region: regionIn(element, attributes),
          written: writtenAs(element, attributes),
        })
      : outer
    const isQuoted = quoting.has(element) || (this.#open.at(-1)?.isQuoted ?? false)
    const open = { element, name, href, isQuoted, from: length, since: this.#taken, around }
    this.#open.push(open)
    if (!isBlock) this.#inline.push(open)
    const { alt = '', src = '' } = attributes
    if (element === 'img' && src !== '')
      this.#image = { alt: alt.slice(0, longest.text), src: src.slice(0, longest.href) }
  }

  /** `text` is what waits to be put down, as it stands in the page. */
  close(text: string): void {
    const closed = this.#open.pop()
    if (closed && closed === this.#inline.at(-1)) {
      this.#inline.pop()
      this.#note(closed, text)
    }
    if (closed?.element === 'figure') this.#image = undefined
  }

  /** What is known of the block that `text` becomes now; what stays open goes on with the next one. */
  take(text: string): BlockHints | undefined {
    for (const one of this.#inline.slice(-mostOpenInline)) this.#note(one, text)
    const hints = this.#hints()
    this.#links = []
    this.#parts = []
    this.#leadEnd = 0
    this.#taken++
    const count = hints ? 1 + (hints.links?.length ?? 0) + (hints.parts?.length ?? 0) : 0
    this.#given += count
    return this.#given > mostOfPage ? undefined : hints
  }

  get #around(): Around {
    return this.#open.at(-1)?.around ?? nothingAround
  }

  #hints(): BlockHints | undefined {
    const { region, elements, within, isInFigure, written } = this.#around
    const element = elements.findLast((one) => tellingElements.has(one))
    const hints: BlockHints = {
      ...(region !== undefined && { region }),
      ...(element !== undefined && { element: element as NonNullable<BlockHints['element']> }),
      ...(within.length > 0 && { within: [...within] }),
      ...(written.some((one) => one.includes(' ')) && { place: fnv1a(written.join('>')).toString(36) }),
      ...(this.#links.length > 0 && { links: this.#links }),
      ...(this.#parts.length > 0 && { parts: this.#parts }),
      ...(this.#image && isInFigure && { image: this.#image }),
    }
    return Object.keys(hints).length > 0 ? hints : undefined
  }

  #note({ element, name, href, isQuoted, from: opened, since }: Open, waiting: string): void {
    const from = since === this.#taken ? opened : 0
    const text = waiting
      .slice(from, from + longest.text)
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text === '') return
    if (href !== undefined && this.#links.length < mostPerBlock) this.#links.push({ text, href })
    const line = waiting.slice(this.#leadEnd, from).split(lineBreak).at(-1) ?? ''
    const isLead = !isQuoted && marking.has(element) && line.trim() === ''
    if (isLead) this.#leadEnd = waiting.length
    const named =
      (isQuoted ? undefined : name) ?? (element === 'time' ? 'time' : isLead ? leadName : undefined)
    if (named !== undefined && this.#parts.length < mostPerBlock) this.#parts.push({ text, name: named })
  }
}

function within(
  outer: Around,
  block: {
    element: string
    name: string | undefined
    region: Part | undefined
    written: string
  },
): Around {
  const { element, name, region, written } = block
  // Within the content of a page a header is one of the content; a menu or a notice is none of it anywhere.
  const isCounted = !outer.isInContent || region === 'navigation' || region === 'notice'
  return {
    elements: [...outer.elements.slice(-1), element],
    region: region !== undefined && region !== 'content' && isCounted ? region : outer.region,
    isInContent: outer.isInContent || region === 'content',
    within: name === undefined ? outer.within : [...outer.within, name].slice(-mostWithin),
    isInFigure: outer.isInFigure || element === 'figure',
    written: [...outer.written.slice(-1), written],
  }
}
