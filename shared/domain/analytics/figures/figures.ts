/**
 * Umami's figures (src/queries/sql/getWebsiteStats.ts), of a website or of one value of a dimension. A bounce is a visit with one page view; `totaltime` are whole seconds from the first to the
 * last hit of each visit. `pageviewsWithoutVisitor` are those of `pageviews` that are of somebody who could not be told apart.
 */
export interface Figures {
  pageviews: number
  visitors: number
  visits: number
  bounces: number
  totaltime: number
  pageviewsWithoutVisitor: number
}

export const noFigures = (): Figures => ({
  pageviews: 0,
  visitors: 0,
  visits: 0,
  bounces: 0,
  totaltime: 0,
  pageviewsWithoutVisitor: 0,
})

/**
 * Figures of many days by the values of a dimension. Visitors who have another name on each day are added up, others are counted once: so the number of visitors is exact for any
 * stretch of time.
 */
export class FigureTable {
  readonly byValue = new Map<string, Figures>()
  readonly #lasting = new Map<string, Set<bigint>>()

  of(value: string): Figures {
    let figures = this.byValue.get(value)
    if (!figures) this.byValue.set(value, (figures = noFigures()))
    return figures
  }

  /** Counts a visitor that has not been counted for this value on this day. */
  addVisitor(value: string, { visitor, isLasting }: { visitor: bigint; isLasting: boolean }): void {
    if (isLasting) {
      let known = this.#lasting.get(value)
      if (!known) this.#lasting.set(value, (known = new Set()))
      if (known.has(visitor)) return
      known.add(visitor)
    }
    this.of(value).visitors++
  }

  add(value: string, more: Figures): void {
    const figures = this.of(value)
    for (const name of Object.keys(more) as (keyof Figures)[]) figures[name] += more[name]
  }
}
