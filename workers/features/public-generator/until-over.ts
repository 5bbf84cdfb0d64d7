import type { Context } from '../../../shared/kernel/context.ts'

const eachMs = 20_000
const betweenMs = 500

/** Waits for the end of an execution, at most this long. Its object says it as soon as it is there. */
export async function untilOver(context: Context, executionId: string, withinMs: number): Promise<void> {
  const until = context.now() + withinMs
  for (let left = withinMs; left > 0; left = until - context.now()) {
    try {
      // A stub that has failed stays broken, so each call takes its own.
      const execution = context.services.executions.getByName(executionId)
      if (await execution.whenOver({ withinMs: Math.min(left, eachMs) })) return
    } catch {
      // The object may be moving.
      await new Promise((resolve) => setTimeout(resolve, betweenMs))
    }
  }
}
