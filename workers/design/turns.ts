/** How often work lets other work go first at one pause, so that a stream of small requests does not stop a large one for ever. */
const mostPasses = 200
/** Whoever has not looked for so long is gone: a request whose caller went away ends in the middle. */
const longestSilenceMs = 60_000

interface Waiting {
  size: number
  at: number
}

/**
 * Turns of the requests that one thread works on with pauses in between. Without an order each pause of a small request would wait for all large ones that came before it; with this
 * one a small request waits for the piece of work that is under way, and no more.
 */
export class Turns {
  private readonly waiting = new Set<Waiting>()
  /** Whether somebody has had this turn. Timers that are over at once go off behind one another, and nothing that arrives meanwhile is heard of before the last of them. */
  private isTaken = false
  private readonly timer: () => Promise<unknown>
  private readonly now: () => number

  /** `timer` gives all others their turn, and lets the clock go on. */
  constructor(timer: () => Promise<unknown>, now: () => number = Date.now) {
    this.timer = timer
    this.now = now
  }

  /** Waits once, and on while smaller work waits, too. `size` is in any unit that all share. */
  async next(size: number): Promise<void> {
    const own = { size, at: this.now() }
    this.waiting.add(own)
    try {
      for (let pass = 0; pass < mostPasses; pass++) {
        await this.timer()
        own.at = this.now()
        if (!this.isTaken && !this.holdsSmaller(own)) break
      }
      this.take()
    } finally {
      this.waiting.delete(own)
    }
  }

  private take(): void {
    this.isTaken = true
    void this.timer().then(() => (this.isTaken = false))
  }

  private holdsSmaller({ size, at }: Waiting): boolean {
    for (const other of this.waiting) {
      if (other.at < at - longestSilenceMs) this.waiting.delete(other)
      else if (other.size < size) return true
    }
    return false
  }
}
