import { readLenientJson } from '../../basics/lenient-json.ts'

/** Follows an answer that grows, and gives each case as soon as its last brace has arrived. */
export interface CaseScanner {
  /** Takes the whole text up to now; gives the cases that are complete since the last call. Costs what is new of the text. */
  read: (soFar: string) => unknown[]
}

interface Frame {
  start: number
  isArray: boolean
  /** Of an object the name that was read last; of an array the name it stands under. */
  name: string | undefined
}

const deepest = 100
/** A provider that tries again begins its answer anew. */
const mostRestarts = 5
const special = /["{}[\]<]/g
const quoteOrEscape = /["\\]/g
const thought = /^<think(?:ing)?>/i
const thoughtEnd = /<\/think(?:ing)?>/gi
const casesName = 'cases'

/**
 * A scanner for the objects of the array `cases`, at any depth, or of an array that stands alone. Words, fences and marked thoughts around the JSON are
 * skipped. A text that does not go on where the last one ended is read from its beginning again, five times at most. Beyond a depth of 100 nothing more is given. Never throws.
 */
export function caseScanner(): CaseScanner {
  let state = new Scan()
  let restarts = 0
  return {
    read(soFar) {
      if (!state.goesOn(soFar)) {
        restarts += 1
        state = new Scan()
      }
      return restarts > mostRestarts ? [] : state.read(soFar)
    },
  }
}

class Scan {
  private at = 0
  private tail = ''
  private frames: Frame[] = []
  /** Where the open string begins, or undefined outside of strings. */
  private open: number | undefined
  private thinks = false
  private complete: unknown[] = []

  /** Whether a text has, where this scan stands, what it had there. */
  goesOn(text: string): boolean {
    return text.length >= this.at && text.slice(Math.max(0, this.at - 32), this.at) === this.tail
  }

  read(text: string): unknown[] {
    this.complete = []
    while (this.at < text.length && this.frames.length <= deepest && this.step(text));
    this.tail = text.slice(Math.max(0, this.at - 32), this.at)
    return this.complete
  }

  /** Goes on to what matters next; false where the text has to grow first. */
  private step(text: string): boolean {
    if (this.open !== undefined) return this.inString(text)
    if (this.thinks) return this.inThought(text)
    special.lastIndex = this.at
    const mark = special.exec(text)?.[0]
    if (mark === undefined) return this.to(text.length)
    const at = special.lastIndex - 1
    if (mark === '<') return this.tag(text, at)
    if (mark === '"') {
      // Quotes around words outside of any JSON are no strings.
      if (this.frames.length > 0) this.open = at
      return this.to(at + 1)
    }
    if (mark === '{' || mark === '[') this.push(mark === '[', at)
    else this.pop(text, at)
    return this.to(at + 1)
  }

  private to(at: number): boolean {
    this.at = at
    return true
  }

  private tag(text: string, at: number): boolean {
    if (this.frames.length > 0) return this.to(at + 1)
    const begins = text.slice(at, at + 10)
    // The rest of the tag may be on its way.
    if (begins.length < 10 && !begins.includes('>')) {
      this.at = at
      return false
    }
    this.thinks = thought.test(begins)
    return this.to(at + 1)
  }

  private inThought(text: string): boolean {
    thoughtEnd.lastIndex = this.at
    const end = thoughtEnd.exec(text)
    this.thinks = end === null
    // An end of which a part has arrived is looked at once more.
    this.at = end ? thoughtEnd.lastIndex : Math.max(this.at, text.length - 11)
    return end !== null
  }

  private inString(text: string): boolean {
    quoteOrEscape.lastIndex = this.at
    const mark = quoteOrEscape.exec(text)?.[0]
    if (mark === undefined) return this.to(text.length)
    const at = quoteOrEscape.lastIndex - 1
    if (mark === '\\') {
      this.at = at + 2 > text.length ? at : at + 2
      return at + 2 <= text.length
    }
    const frame = this.frames.at(-1)
    // The last string before a bracket is the name that it stands under.
    if (frame && !frame.isArray)
      frame.name = text.slice((this.open ?? at) + 1, Math.min(at, (this.open ?? at) + 41))
    this.open = undefined
    return this.to(at + 1)
  }

  private push(isArray: boolean, start: number): void {
    const above = this.frames.at(-1)
    this.frames.push({ start, isArray, name: isArray ? (above ? above.name : casesName) : undefined })
  }

  private pop(text: string, at: number): void {
    const closed = this.frames.pop()
    const above = this.frames.at(-1)
    if (!closed || closed.isArray || !above?.isArray || above.name !== casesName) return
    const value = objectOf(text.slice(closed.start, at + 1))
    if (value !== undefined) this.complete.push(value)
  }
}

function objectOf(text: string): unknown {
  const value = readLenientJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}
