/** The marker of a list item: "3", "3a", "3a1", a bullet, or none for a paragraph. */
export interface Mark {
  indent: number
  /** Nothing but blanks stands before the line. */
  bare?: true
  number?: number
  letter?: string
  /** "3a" of the step "3a1": the branch that it belongs to. */
  sub?: string
}

/** Where the line of an offset begins, for offsets that only grow. */
export class LineStarts {
  private at = 0
  private next: number
  private readonly source: string

  constructor(source: string) {
    this.source = source
    this.next = source.indexOf('\n')
  }

  /** The text between the start of the line and the offset; what is longer than any marker gives "?". */
  before(offset: number): string {
    while (this.next >= 0 && this.next < offset) {
      this.at = this.next + 1
      this.next = this.source.indexOf('\n', this.at)
    }
    const gap = offset - this.at
    return gap > 80 ? '?' : this.source.slice(this.at, offset)
  }
}

const marker =
  /^([ \t>]*)(?:[-*+•‣◦▪–—][ \t]+)?(?:\[[ xX]\][ \t]+)?(?:\*\*?|__?)?(?:(?:[Ss]tep[ \t]+)?(\d{1,3})(?:-\d{1,3})?(?:\.?([a-z])(?:\.?(\d{1,2}))?|(?:\.(\d{1,3})){1,3})?[ \t]*[.):–-]?|\*([a-z]?)[.):]|([a-z])[.)])?(?:\*\*)?[ \t]*(?:(?:\*\*)?[A-Z]{1,6}[-_ ]?\d{1,4}(?:\.\d{1,3})*(?:\*\*)?[ \t]*[:.)–-]?(?:\*\*)?[ \t]*)?$/

/** Reads what stands before a sentence in its line; undefined when other words do, so that the sentence continues a line. */
export function markOf(lead: string): Mark | undefined {
  const found = marker.exec(lead)
  if (!found) return undefined
  const letter = found[3] ?? found[6] ?? found[7]
  const number = found[2] === undefined ? undefined : Number(found[2])
  return {
    indent: (found[1] ?? '').replace(/\t/g, '    ').length,
    ...(lead.trim() === '' ? { bare: true as const } : {}),
    ...(number === undefined ? {} : { number }),
    ...(letter === undefined ? {} : { letter }),
    ...(found[4] !== undefined && letter !== undefined ? { sub: `${number ?? ''}${letter}` } : {}),
  }
}
