/** What `wrangler check startup` writes: a profile in the format of the Chrome DevTools. Times are in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/**
 * Milliseconds in which the processor worked, garbage collection included: the sampled time without `(idle)`.
 * Source: Chrome DevTools Protocol, Profiler.Profile.
 */
export function busyMs({ nodes, samples, timeDeltas }: CpuProfile): number {
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  )
  const busyMicroseconds = samples.reduce(
    (sum, id, index) => (idle.has(id) ? sum : sum + (timeDeltas[index] ?? 0)),
    0,
  )
  return busyMicroseconds / 1000
}
