import { inTime } from '../../../../shared/kernel/in-time.ts'
import { StepFailure } from './step-failure.ts'

/** What `work` gives, or the failure of the step once the time (epoch milliseconds) has come. */
export const untilDeadline = <T>(
  work: Promise<T>,
  deadlineMs: number,
  late = 'The page did not answer in time.',
): Promise<T> =>
  inTime(work, Math.max(deadlineMs - Date.now(), 0), () => new StepFailure('steps.timeout', late))

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Pauses between attempts: at once, then soon, then at a steady pace. */
export function retryDelay(attempt: number): number {
  return [0, 20, 50, 100, 100][attempt] ?? 200
}
