import type { Signal } from '@preact/signals'
import type { Chapter } from '../chapters.ts'
import type { CaseResult, Execution } from '../types.ts'
import type { Look } from './look.ts'

export interface StageProps {
  of: CaseResult
  execution: Execution
  chapters: readonly Chapter[]
  selected: Signal<Look>
  /** The step that the video is at while it plays. */
  playing: Signal<number | undefined>
  /** Paper shows the picture of the step that broke the case. */
  isPrinting: boolean
  renew: () => Promise<void>
}
