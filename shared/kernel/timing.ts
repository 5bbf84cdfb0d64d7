/** How long the stages of a call took, in milliseconds, in the order in which they ended. A Worker's clock moves on only with input and output. */
export type Timings = Map<string, number>

/**
 * Measures a stage, also of work that fails. A stage that is measured twice adds up.
 * @example
 * const tenant = await timed(context.timings, 'tenant', () => resolveTenant(context, access, input))
 */
export async function timed<T>(timings: Timings, stage: string, work: () => Promise<T> | T): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    timings.set(stage, (timings.get(stage) ?? 0) + performance.now() - startedAt)
  }
}

/** The `Server-Timing` header of a call (W3C Server Timing): each stage, then the `total` that is given. */
export function serverTiming(timings: Timings, total: number): string {
  return [...timings, ['total', total] as const]
    .map(([stage, durationMs]) => `${stage};dur=${Math.max(0, durationMs).toFixed(1)}`)
    .join(', ')
}
