import type { CaseResult } from './types.ts'

/** When a step is to be seen in the video of its case. */
export interface Chapter {
  stepNumber: number
  title: string
  startMs: number
  endMs: number
}

/** The part of a run's timeline that says where steps are in the videos. */
export interface Timeline {
  cases: readonly {
    testCaseId: string
    steps: readonly { stepNumber: number; videoOffsetMs: number | null; durationMs: number }[]
  }[]
}

/**
 * A chapter for each step that was begun. The timeline of the run knows where each began; without it the steps follow each other by
 * their durations, which leaves out what lies between them.
 */
export function chaptersOf(
  { testCaseId, steps, durationMs }: Pick<CaseResult, 'testCaseId' | 'steps' | 'durationMs'>,
  timeline: Timeline | undefined,
): Chapter[] {
  const known = timeline?.cases.find((one) => one.testCaseId === testCaseId)?.steps
  const begun = steps.filter(({ status, durationMs: took }) => status !== 'skipped' || took > 0)
  let sum = 0
  const starts = begun.map((step) => {
    const estimate = sum
    sum += step.durationMs
    return known?.find(({ stepNumber }) => stepNumber === step.stepNumber)?.videoOffsetMs ?? estimate
  })
  return begun.map(({ stepNumber, action }, at) => {
    const startMs = starts[at] ?? 0
    const endMs = Math.max(starts[at + 1] ?? Math.max(durationMs, startMs + 1), startMs + 1)
    return { stepNumber, title: `${stepNumber}. ${action}`, startMs, endMs }
  })
}

/** The chapters as a WebVTT file (W3C WebVTT, chapters), which the player shows by itself where it can. */
export const webVtt = (chapters: readonly Chapter[]): string =>
  `WEBVTT\n\n${chapters
    .map(({ title, startMs, endMs }) => `${stamp(startMs)} --> ${stamp(endMs)}\n${escaped(title)}\n`)
    .join('\n')}`

function stamp(ms: number): string {
  const [whole, rest] = [Math.floor(ms / 1000), Math.floor(ms % 1000)]
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${part(Math.floor(whole / 3600), 2)}:${part(Math.floor(whole / 60) % 60, 2)}:${part(whole % 60, 2)}.${part(rest, 3)}`
}

/** A line of text in a cue: no markup, and no arrow that would begin another. */
const escaped = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Minutes and seconds, as players show them. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The step that is to be seen at a moment of the video. */
export const chapterAt = (chapters: readonly Chapter[], ms: number): number | undefined =>
  chapters.findLast(({ startMs }) => startMs <= ms)?.stepNumber
