import { expect } from 'vitest'

/** Processor time of this thread so far, in milliseconds: what else a busy machine does is not in it. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

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

/**
 * Fails where the cost of `work` explodes with the size that is handed to it: eight times the size may cost some more than
 * eight times, never 64 times. Both are measured beside each other, in processor time, and the least of several runs counts.
 * @example expectLinear(100_000, (length) => readQuantities('9'.repeat(length)))
 */
export function expectLinear(size: number, work: (size: number) => unknown, name = 'The work'): void {
  const less = Math.ceil(size / times)
  let [small, large] = [Infinity, Infinity]
  // The large one goes first and warms what is measured, in one round or three; more of them only help who is slow by chance.
  for (let round = 1; ; round++) {
    large = Math.min(
      large,
      costOf(() => work(size)),
    )
    small = Math.min(
      small,
      costOf(() => work(less)),
    )
    if (round >= 7 || ((round >= 3 || large > 200) && large / small < atMost)) break
  }
  const told = `${name} takes ${small.toFixed(3)} ms at ${less} and ${large.toFixed(3)} ms at ${size}`
  expect(large / small, told).toBeLessThan(atMost)
}
