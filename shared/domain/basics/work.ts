/**
 * An amount of work that may be done for one request, counted in things looked at (rules, values, pairs) and never in time: the same text
 * is worked on equally far on every machine. Whoever looks at something takes it from here, stops once nothing is left, keeps what there is, and
 * says what was not looked at.
 * @example const work = new Work(1000); for (const rule of rules) if (!work.take(1)) break
 */
export class Work {
  private left: number

  constructor(most: number) {
    this.left = most
  }

  /** Takes so much. Whether there was enough; from then on there never is. */
  take(amount: number): boolean {
    this.left -= amount
    return this.left >= 0
  }

  get isOver(): boolean {
    return this.left < 0
  }

  /** A part that others cannot use up. What is left of it is not given back. */
  part(share: number): Work {
    const most = Math.max(0, Math.floor(this.left * share))
    this.left -= most
    return new Work(most)
  }
}
