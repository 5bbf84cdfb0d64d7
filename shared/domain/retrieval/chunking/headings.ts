import { type Section, pathBehind } from '../../text/sections.ts'

// Of a heading only so much tells what is below it.
const longest = 200

/** The headings above a place of a text. */
export class Headings {
  #path: { level: number; text: string }[] = []
  /** The first row of a table whose rows go on in another chunk. */
  context: string | undefined

  /** Takes a heading as the one that all below it stands under, and tells how it stands to those before it. */
  enter(level: number, text: string): Omit<Section, 'at'> {
    const above = this.#path.filter((heading) => heading.level < level).length
    const heading = text.replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed()
    this.#path = pathBehind(this.#path, above, { level, text: heading })
    return { above, heading }
  }

  /** How deep the section lies; what stands under no heading ends at every one. */
  get level(): number {
    return this.#path.at(-1)?.level ?? Number.MAX_SAFE_INTEGER
  }

  path(): string[] {
    const headings = this.#path.map(({ text }) => text)
    return this.context === undefined ? headings : [...headings, this.context]
  }
}
