import type { DesignEvent, DesignRequest } from './schema.ts'

/** Work that may be paused after each of its tools, and once more when that has been told; what it returns is its result. */
export type Steps<T> = Generator<'worked' | 'told', T, undefined>

/** What to wait for at either kind of pause. */
export type Pause = (after: 'worked' | 'told') => Promise<unknown>

/** Reports what a run really does; durations are measured, results do not depend on them. */
export interface Teller {
  phase: (phase: Extract<DesignEvent, { type: 'status' }>['phase'], message: string, progress: number) => void
  tool: <T>(tool: string, input: string, run: () => T, output: (result: T) => string) => Steps<T>
}

export function teller({ onProgress }: DesignRequest): Teller {
  return {
    phase: (phase, message, progress) => onProgress?.({ type: 'status', phase, message, progress }),
    // Between two pauses a Worker's clock stands still, so the end is read after the pause.
    *tool(tool, input, run, output) {
      const started = performance.now()
      const result = run()
      yield 'worked'
      const durationMs = Math.max(0, Math.round(performance.now() - started))
      onProgress?.({ type: 'tool_call', tool, input, output: output(result), durationMs })
      yield 'told'
      return result
    },
  }
}

/** Does all steps without a pause. */
export function allAtOnce<T>(steps: Steps<T>): T {
  for (let next = steps.next(); ; next = steps.next()) if (next.done) return next.value
}

/** Does all steps with pauses, so that other work gets its turn and the clock goes on. */
export async function withPauses<T>(steps: Steps<T>, pause: Pause): Promise<T> {
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) return next.value
    await pause(next.value)
  }
}
