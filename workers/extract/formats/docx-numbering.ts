import { parseXml, type XmlRoom } from './office-xml.ts'

interface Level {
  format: string
  /** What stands before an item, with "%1" for the number of the outermost level. */
  text: string
  start: number
  /** Shows the numbers of all levels as digits. */
  isLegal: boolean
  /** Begins anew only below a level up to this one, the outermost is 1; 0 for never. */
  restart?: number
}

interface Numbering {
  /** Lists that share it go on counting where the other one stopped. */
  abstract: string
  /** Numbers that levels of this list begin with anew. */
  starts: Map<number, number>
}

// Documents have some hundreds of lists; a hostile one would fill memory with them.
const maximumLists = 20_000
const deepestLevel = 8

/** Says what stands before the items and headings of a document in their order: "2.", "c)" or "3.1.2"; undefined where that is a bullet. */
export class DocxNumbering {
  readonly #levels = new Map<string, Map<number, Level>>()
  readonly #lists = new Map<string, Numbering>()
  readonly #counts = new Map<string, (number | undefined)[]>()
  readonly #begun = new Set<string>()
  /** Of a style of lists which numbering describes it, and which only names it. */
  readonly #styles = new Map<string, string>()
  readonly #links = new Map<string, string>()

  /** Source: ECMA-376 Part 1, section 17.9. */
  constructor(xml: Uint8Array | undefined, room: XmlRoom) {
    if (!xml) return
    let abstract = ''
    let list: Numbering | undefined
    let at = 0
    parseXml(
      xml,
      {
        open: (name, attribute) => {
          const value = attribute('val') ?? ''
          if (name === 'abstractNum') {
            abstract = attribute('abstractNumId') ?? ''
            this.#levels.set(abstract, new Map())
          } else if (name === 'num') {
            list = { abstract: '', starts: new Map() }
            this.#lists.set(attribute('numId') ?? '', list)
          } else if (name === 'abstractNumId' && list) list.abstract = value
          else if (name === 'lvlOverride') at = Number(attribute('ilvl'))
          else if (name === 'startOverride' && list) list.starts.set(at, whole(value))
          else if (name === 'lvl') at = Number(attribute('ilvl'))
          else if (name === 'styleLink') this.#styles.set(value, abstract)
          else if (name === 'numStyleLink') this.#links.set(abstract, value)
          else if (!list) this.#describe(abstract, at, { name, value: attribute('val') })
        },
        close(name) {
          if (name === 'num') list = undefined
        },
        isDone: () => this.#levels.size + this.#lists.size > maximumLists,
      },
      room,
    )
  }

  #describe(
    abstract: string,
    at: number,
    { name, value = '' }: { name: string; value: string | undefined },
  ): void {
    const levels = this.#levels.get(abstract)
    if (!levels || !(at >= 0 && at <= deepestLevel)) return
    const level = levels.get(at) ?? { format: 'decimal', text: '', start: 1, isLegal: false }
    levels.set(at, level)
    if (name === 'numFmt') level.format = value
    else if (name === 'lvlText') level.text = value.slice(0, 60)
    else if (name === 'start') level.start = whole(value)
    else if (name === 'isLgl') level.isLegal = !['0', 'false', 'off'].includes(value)
    else if (name === 'lvlRestart') level.restart = whole(value)
  }

  /** Counts an item of a list, or a heading that is numbered. */
  next(id: string, at: number): string | undefined {
    const list = this.#lists.get(id)
    const abstract = list && this.#described(list.abstract)
    const levels = abstract === undefined ? undefined : this.#levels.get(abstract)
    const level = levels?.get(at)
    if (!list || !levels || !level || abstract === undefined) return undefined
    const counts = this.#counts.get(abstract) ?? []
    this.#counts.set(abstract, counts)
    const anew = this.#begun.has(`${id} ${at}`) ? undefined : list.starts.get(at)
    this.#begun.add(`${id} ${at}`)
    const last = counts[at]
    counts[at] = anew ?? (last === undefined ? level.start : last + 1)
    for (let below = at + 1; below < counts.length; below++) {
      const { restart = below } = levels.get(below) ?? {}
      if (at < restart) counts[below] = undefined
    }
    return markOf(levels, at, counts)
  }

  /** The numbering that describes the levels of one that only names a style. */
  #described(abstract: string): string {
    const style = this.#links.get(abstract)
    return (style === undefined ? undefined : this.#styles.get(style)) ?? abstract
  }
}

const whole = (value: string) => Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), 100_000)

/** The text of a level with the numbers of it and those above it; a level above that no item has yet counts as begun. */
function markOf(
  levels: ReadonlyMap<number, Level>,
  at: number,
  counts: readonly (number | undefined)[],
): string | undefined {
  const level = levels.get(at)
  if (!level || level.format === 'bullet' || /\p{Co}/u.test(level.text) || !/%[1-9]/.test(level.text))
    return undefined
  let isWhole = true
  const text = level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
    const of = Number(digit) - 1
    const { format = 'decimal', start = 1 } = levels.get(of) ?? {}
    const number = of > at ? undefined : (counts[of] ?? start)
    const written = number === undefined ? undefined : numberIn(level.isLegal ? 'decimal' : format, number)
    isWhole &&= written !== undefined
    return written ?? ''
  })
  return isWhole ? text.trim() || undefined : undefined
}

function numberIn(format: string, number: number): string | undefined {
  if (format === 'decimal') return String(number)
  if (format === 'decimalZero') return String(number).padStart(2, '0')
  if (format === 'none') return ''
  if (/^(?:lower|upper)Letter$/.test(format)) return inCase(format, lettersOf(number))
  return /^(?:lower|upper)Roman$/.test(format) ? inCase(format, romanOf(number)) : undefined
}

const inCase = (format: string, text: string | undefined) =>
  format.startsWith('upper') ? text?.toUpperCase() : text

/** Word goes on after z with aa, bb. */
const lettersOf = (number: number) =>
  number >= 1 && number <= 260
    ? String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))
    : undefined

const numerals: [number, string][] = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as [number, string][]),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as [number, string][]),
]

function romanOf(number: number): string | undefined {
  if (number < 1 || number > 3999) return undefined
  let [left, text] = [number, '']
  for (const [value, numeral] of numerals) for (; left >= value; left -= value) text += numeral
  return text
}
