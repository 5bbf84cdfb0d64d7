import { parseXml, type XmlRoom } from './office-xml.ts'

interface Level {
  format: string
  /** What stands before an item, with "%1" for the number of the outermost level. */
  text: string
  start: number
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

/** Says what stands before the items of a document in their order: "2." or "c)"; undefined where that is a bullet, or more than the number of the item. */
export class DocxNumbering {
  readonly #levels = new Map<string, Map<number, Level>>()
  readonly #lists = new Map<string, Numbering>()
  readonly #counts = new Map<string, number[]>()
  readonly #begun = new Set<string>()

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
          else if (!list) this.#describe(abstract, at, { name, value })
        },
        close(name) {
          if (name === 'num') list = undefined
        },
        isDone: () => this.#levels.size + this.#lists.size > maximumLists,
      },
      room,
    )
  }

  #describe(abstract: string, at: number, { name, value }: { name: string; value: string }): void {
    const levels = this.#levels.get(abstract)
    if (!levels || !(at >= 0 && at <= deepestLevel)) return
    const level = levels.get(at) ?? { format: 'decimal', text: '', start: 1 }
    levels.set(at, level)
    if (name === 'numFmt') level.format = value
    else if (name === 'lvlText') level.text = value.slice(0, 20)
    else if (name === 'start') level.start = whole(value)
  }

  /** Counts an item of a list. */
  next(id: string, at: number): string | undefined {
    const list = this.#lists.get(id)
    const levels = list && this.#levels.get(list.abstract)
    const level = levels?.get(at)
    if (!list || !level) return undefined
    const counts = this.#counts.get(list.abstract) ?? []
    this.#counts.set(list.abstract, counts)
    const anew = this.#begun.has(`${id} ${at}`) ? undefined : list.starts.get(at)
    this.#begun.add(`${id} ${at}`)
    const number = anew ?? (counts[at] === undefined ? level.start : counts[at] + 1)
    counts[at] = number
    counts.length = at + 1
    return markOf(level, at, number)
  }
}

const whole = (value: string) => Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), 100_000)

function markOf({ format, text }: Level, at: number, number: number): string | undefined {
  const parts = text.split(`%${at + 1}`)
  if (parts.length !== 2 || parts.some((part) => part.includes('%') || /\p{Co}/u.test(part))) return undefined
  const written = numberIn(format, number)
  return written === undefined ? undefined : parts.join(written).trim()
}

function numberIn(format: string, number: number): string | undefined {
  if (format === 'decimal') return String(number)
  const letter = number >= 1 && number <= 26 ? String.fromCharCode(96 + number) : undefined
  if (format === 'lowerLetter') return letter
  return format === 'upperLetter' ? letter?.toUpperCase() : undefined
}
