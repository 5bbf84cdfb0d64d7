import type { Chapter } from '../../../../shared/domain/evidence/webm-chapters.ts'
import type { StepResult } from '../results.ts'

const longestTitle = 200

/** A chapter for each step that was begun, from its start to the start of the next; the last one ends with the video. */
export function stepChapters(
  steps: readonly Pick<StepResult, 'stepNumber' | 'action' | 'status'>[],
  offsetsMs: readonly number[],
  endMs: number,
): Chapter[] {
  return offsetsMs.flatMap((startMs, index) => {
    const step = steps[index]
    if (!step) return []
    const verdict = step.status === 'passed' ? '' : ` (${step.status})`
    const title = `${step.stepNumber}. ${step.action}`.slice(0, longestTitle) + verdict
    return [{ title, startMs, endMs: offsetsMs[index + 1] ?? endMs }]
  })
}
