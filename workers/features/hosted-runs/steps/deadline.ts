import { StepFailure } from './step-failure.ts'

/** Waits for a promise until a time (epoch milliseconds); what comes later is dropped. */
export async function within<T>(
  deadlineMs: number,
  promise: Promise<T>,
  what = 'The page did not answer in time.',
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new StepFailure('steps.timeout', what)),
      Math.max(deadlineMs - Date.now(), 0),
    )
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Pauses between attempts: at once, then soon, then at a steady pace. */
export function retryDelay(attempt: number): number {
  return [0, 20, 50, 100, 100][attempt] ?? 200
}
