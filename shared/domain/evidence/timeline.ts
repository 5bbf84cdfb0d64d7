export interface TimelineCase {
  testCaseId: string
  title: string
  status: string
  startedAt: number
  durationMs: number
  videoKey: string | null
  /** Milliseconds from the start of the video to each step. */
  stepOffsetsMs: readonly number[]
  steps: readonly {
    stepNumber: number
    action: string
    status: string
    durationMs: number
    screenshotKey?: string | undefined
    interpretedAction?: Record<string, unknown> | undefined
  }[]
}

/** When everything of a run happened: per case its start, per step its place in the video. Times in milliseconds since the epoch, written as ISO 8601. */
export function buildTimeline(executionId: string, cases: readonly TimelineCase[]) {
  return {
    version: 1,
    executionId,
    cases: cases.map(
      ({ testCaseId, title, status, startedAt, durationMs, videoKey, stepOffsetsMs, steps }) => ({
        testCaseId,
        title,
        status,
        startedAt: new Date(startedAt).toISOString(),
        durationMs,
        videoKey,
        steps: steps.map(
          ({ stepNumber, action, status, durationMs, screenshotKey, interpretedAction }, index) => ({
            stepNumber,
            action,
            status,
            durationMs,
            videoOffsetMs: stepOffsetsMs[index] ?? null,
            screenshotKey: screenshotKey ?? null,
            /** Who read the prose of the step; null where it was not run. */
            interpretedBy: interpretedAction?.['interpretedBy'] ?? null,
          }),
        ),
      }),
    ),
  }
}
