import { targetOf } from './place.ts'
import type { Outline } from './types.ts'

/** Finds the files that links of files lead to. */
export class Links {
  readonly #byAddress = new Map<string, number>()
  /** Uploads have no folders, so a link is also followed by the last part of its path where that is one file's alone. */
  readonly #byName = new Map<string, number | undefined>()
  readonly #outlines: readonly Outline[]

  constructor(outlines: readonly Outline[]) {
    this.#outlines = outlines
    for (const [at, { address }] of outlines.entries()) {
      if (!this.#byAddress.has(address)) this.#byAddress.set(address, at)
      const name = lastOf(address)
      this.#byName.set(name, this.#byName.has(name) ? undefined : at)
    }
  }

  /** The place of the file that a link of the file at `from` leads to; undefined for every other address, and for itself. */
  target(from: number, href: string): number | undefined {
    const outline = this.#outlines[from]
    if (!outline || href.startsWith('#')) return undefined
    const sourceUrl = outline.address.startsWith('/')
      ? null
      : `https://${outline.address}${isFolder(outline) ? '/' : ''}`
    const target = targetOf(href, { fileName: outline.address.slice(1), sourceUrl })
    if (target === undefined) return undefined
    const at =
      this.#byAddress.get(target) ?? (sourceUrl === null ? this.#byName.get(lastOf(target)) : undefined)
    return at === from ? undefined : at
  }
}

const isFolder = ({ path }: Outline) => path.at(-1) === ''
const lastOf = (address: string) => address.split('/').at(-1) ?? ''
