import type { DesignEvent, DesignRequest } from './schema.ts'

/** Reports what a run really does; durations are measured, results do not depend on them. */
export interface Teller {
  phase: (phase: Extract<DesignEvent, { type: 'status' }>['phase'], message: string, progress: number) => void
  tool: <T>(tool: string, input: string, run: () => T, output: (result: T) => string) => T
}

export function teller({ onProgress }: DesignRequest): Teller {
  return {
    phase: (phase, message, progress) => onProgress?.({ type: 'status', phase, message, progress }),
    tool: (tool, input, run, output) => {
      const started = performance.now()
      const result = run()
      const durationMs = Math.round((performance.now() - started) * 100) / 100
      onProgress?.({ type: 'tool_call', tool, input, output: output(result), durationMs })
      return result
    },
  }
}
