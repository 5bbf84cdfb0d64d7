import type { EventPayload } from '../../../shared/kernel/events.ts'

type Phase = Extract<EventPayload, { type: 'status' }>['phase']

const timer = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Reports the steps of a run as they are done. A Worker's clock goes on at a timer only, so the end is read after one. */
export function stepsOf(onProgress: (event: EventPayload) => void, flush: () => Promise<unknown>) {
  return {
    async phase(phase: Phase, message: string, progress: number): Promise<void> {
      onProgress({ type: 'status', phase, message, progress })
      await flush()
    },
    async tool<T>(
      tool: string,
      input: string,
      run: () => Promise<T>,
      output: (result: T) => string,
    ): Promise<T> {
      const started = performance.now()
      const result = await run()
      await timer()
      const durationMs = Math.max(0, Math.round(performance.now() - started))
      onProgress({ type: 'tool_call', tool, input, output: output(result), durationMs })
      await flush()
      return result
    },
  }
}
