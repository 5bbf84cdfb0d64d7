import { expect } from 'vitest'

/** Processor time of this thread so far, in milliseconds: what else a busy machine does is not in it, nor how long its kernel takes to hand out memory. */
const usedMs = (): number => process.threadCpuUsage().user / 1000

/** The clock moves in steps of some milliseconds, and only then tells the truth: whoever began between two of them would be charged for what was before. */
function atNextStep(): number {
  const before = usedMs()
  let now = before
  while (now === before) now = usedMs()
  return now
}

/** Milliseconds that `work` takes, of as many runs as can be measured. */
function costOf(work: () => unknown): number {
  const started = atNextStep()
  let [runs, used] = [0, 0]
  for (; used < 24; used = usedMs() - started, runs++) work()
  return used / runs
}

const times = 8
// A cost in proportion is 8 times, and up to 32 where the larger work no longer fits the caches of the processor; a quadratic one is 64 times and more.
const atMost = times ** 1.8

/** The middle one of some figures. */
const middle = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN

/**
 * Fails where the cost of `work` explodes with the size that is handed to it: eight times the size may cost some more than
 * eight times, never 64 times. Both are measured beside each other, in processor time, and the middle one of several rounds counts: on a busy machine the clock of
 * a thread stands still at times. Where little is done for each character, 100,000 of them are enough: a larger text is memory that the kernel is asked for each time.
 * @example expectLinear(100_000, (length) => readQuantities('9'.repeat(length)))
 */
export function expectLinear(size: number, work: (size: number) => unknown, name = 'The work'): void {
  const less = Math.ceil(size / times)
  const rounds: { small: number; large: number; growth: number }[] = []
  const growth = () => middle(rounds.map((round) => round.growth))
  // The large one goes first and warms what is measured. One round is enough for what is far from quadratic or long, three for the rest; more of them only help who is slow by chance.
  for (;;) {
    const large = costOf(() => work(size))
    const small = costOf(() => work(less))
    rounds.push({ small, large, growth: large / small })
    const isClear = growth() < atMost / 2 || large > 200
    if (rounds.length >= 7 || ((rounds.length >= 3 || isClear) && growth() < atMost)) break
  }
  const told = rounds.map(({ small, large }) => `${small.toFixed(3)} and ${large.toFixed(3)}`).join(', ')
  expect(growth(), `${name} takes ms at ${less} and ${size}: ${told}`).toBeLessThan(atMost)
}
