import { Parser } from 'htmlparser2'

/** What plain text cannot express of the markup. */
export interface Unsaid {
  pictures: boolean
  links: boolean
  /** Formatting within quotation marks, which may be meant. */
  quoted: boolean
}

export interface Tag {
  start: number
  end: number
  name: string
  isClosing: boolean
  attributes: string
}

/** Elements that stand on lines of their own. */
export const blocks: ReadonlySet<string> = new Set(
  'p div ul ol li table thead tbody tfoot tr td th caption h1 h2 h3 h4 h5 h6 pre blockquote center dl dt dd html body section article'.split(
    ' ',
  ),
)
/** A text without its entities. */
export function decoded(text: string): string {
  if (!text.includes('&')) return text
  let result = ''
  const parser = new Parser({
    ontext(part) {
      result += part
    },
  })
  parser.end(text.replaceAll('<', '&lt;'))
  return result
}

/** Comments and style sheets come with what is pasted from Word. */
function withoutUnshown(text: string): string {
  let remaining = text
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<style', '</style>'],
  ] as const) {
    let [kept, from] = ['', 0]
    for (;;) {
      const start = remaining.indexOf(open, from)
      const end = start < 0 ? -1 : remaining.indexOf(close, start)
      if (end < 0) break
      kept += remaining.slice(from, start)
      from = end + close.length
    }
    remaining = kept + remaining.slice(from)
  }
  return remaining
}

/** Writes the texts and tags of rich text, in their order, as plain text. What was written is never looked through again. */
export class PlainWriter {
  readonly #isLaidOut: boolean
  readonly #unsaid: Unsaid | undefined
  readonly #parts: string[] = []
  /** The lists that are open, with the number of their last item; undefined where they have bullets. */
  readonly #lists: (number | undefined)[] = []
  #last = '\n'
  #inCell = 0
  #inPre = 0
  #cells = 0
  #link: { address: string; text: string } | undefined

  constructor(isLaidOut: boolean, unsaid?: Unsaid) {
    this.#isLaidOut = isLaidOut
    this.#unsaid = unsaid
  }

  get written(): string {
    const lines = this.#parts.join('').split('\n')
    return lines
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '')
      .trimEnd()
  }

  text(part: string): void {
    const shown = decoded(withoutUnshown(part)).replaceAll('\u00a0', '\u0000')
    const set = this.#isLaidOut && this.#inPre === 0 ? shown.replaceAll(/\s+/g, ' ') : shown
    const begun = this.#last === '\n' ? set.replace(this.#isLaidOut ? /^ / : /^\r?\n/, '') : set
    if (this.#link) this.#link.text += begun
    this.#write(begun.replaceAll('\u0000', ' '))
  }

  tag({ name, isClosing, attributes }: Tag): void {
    if (name === 'br' || name === 'hr') this.#write(this.#inCell > 0 ? ' ' : '\n')
    else if (name === 'img') this.#say('pictures')
    else if (name === 'a') this.#linkTo(isClosing, attributes)
    else if (name === 'ul' || name === 'ol') this.#list(name, isClosing)
    else if (name === 'li') this.#item(isClosing)
    else if (name === 'td' || name === 'th') this.#cell(isClosing)
    else if (blocks.has(name)) {
      if (name === 'tr') this.#row(isClosing)
      if (name === 'pre') this.#inPre += isClosing ? -1 : 1
      this.#beginLine()
    }
  }

  #write(text: string): void {
    if (text === '') return
    this.#parts.push(text)
    this.#last = text.at(-1) ?? ''
  }

  #say(what: keyof Unsaid): void {
    if (this.#unsaid) this.#unsaid[what] = true
  }

  #beginLine(): void {
    if (this.#inCell > 0) {
      if (!/\s/.test(this.#last)) this.#write(' ')
    } else if (this.#last !== '\n') this.#write('\n')
  }

  #list(name: string, isClosing: boolean): void {
    this.#beginLine()
    if (isClosing) this.#lists.pop()
    else this.#lists.push(name === 'ol' ? 0 : undefined)
  }

  #item(isClosing: boolean): void {
    this.#beginLine()
    if (isClosing || this.#inCell > 0) return
    const last = this.#lists.length - 1
    const number = this.#lists[last]
    if (number !== undefined) this.#lists[last] = number + 1
    // Three blanks go on with the item above.
    this.#write(
      '   '.repeat(Math.min(Math.max(last, 0), 20)) + (number === undefined ? '- ' : `${number + 1}. `),
    )
    this.#last = '\n'
  }

  #row(isClosing: boolean): void {
    if (isClosing && this.#cells > 0) this.#write(this.#last === ' ' ? '|' : ' |')
    this.#cells = 0
  }

  #cell(isClosing: boolean): void {
    if (isClosing) {
      this.#inCell = Math.max(0, this.#inCell - 1)
      return
    }
    this.#write(this.#cells === 0 || this.#last === ' ' ? '| ' : ' | ')
    this.#cells++
    this.#inCell++
  }

  #linkTo(isClosing: boolean, attributes: string): void {
    if (!isClosing) {
      const [, , address = ''] = /\bhref\s*=\s*(["']?)([^"'\s>]*)\1/i.exec(attributes) ?? []
      this.#link = { address, text: '' }
      return
    }
    const { address = '', text = '' } = this.#link ?? {}
    this.#link = undefined
    if (!text.includes(address.replace(/^mailto:/, ''))) this.#say('links')
  }
}
