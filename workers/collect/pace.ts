/** A hit that waits for others pays a part of one message instead of a whole one; a tracker does not notice a quarter of a second. */
const most = { waitMs: 250, gapMs: 1000 }
/** So many together cost little more each than a hundred would. */
const worthwhile = 24
/** How much of what is known the latest gap changes. */
const weight = 0.1

/** How fast hits come to this isolate, and so how long the first of a group waits for others. */
export class Pace {
  #gapMs: number = most.gapMs
  #lastAt = -Infinity

  /** Something came, in milliseconds of any clock. */
  seen(at: number): void {
    const gap = Math.min(Math.max(at - this.#lastAt, 0), most.gapMs)
    this.#gapMs += weight * (gap - this.#gapMs)
    this.#lastAt = at
  }

  /** None where nobody else is likely to come. */
  get waitMs(): number {
    const isAlone = this.#gapMs * 2 > most.waitMs
    return isAlone ? 0 : Math.min(most.waitMs, this.#gapMs * worthwhile)
  }
}
