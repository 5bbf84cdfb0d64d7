import { NameIndex } from '../names/name-index.ts'
import type { Segment } from '../segment/segment.ts'

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

/** Pairs of a visitor whose name lasts and a value. */
const mostLasting = 2 ** 22

/**
 * Figures of many days by the values of a dimension. Visitors who have another name on each day are added up, others are counted once: so the number of visitors is exact for any
 * stretch of time.
 */
export class FigureTable {
  readonly byValue = new Map<string, Figures>()
  /** Of values, for each their visitors. */
  readonly #lasting = new NameIndex(mostLasting)
  readonly #places = new Map<string, number>()

  of(value: string): Figures {
    let figures = this.byValue.get(value)
    if (!figures) this.byValue.set(value, (figures = noFigures()))
    return figures
  }

  /** Counts a visitor whose name lasts and who has not been counted for this value on this day. */
  addLasting(value: string, segment: Segment, who: number): void {
    if (this.#lasting.add(segment, who, this.#placeOf(value))) this.of(value).visitors++
  }

  #placeOf(value: string): number {
    let place = this.#places.get(value)
    if (place === undefined) this.#places.set(value, (place = this.#places.size + 1))
    return place
  }

  add(value: string, more: Figures): void {
    const figures = this.of(value)
    for (const name of Object.keys(more) as (keyof Figures)[]) figures[name] += more[name]
  }
}
