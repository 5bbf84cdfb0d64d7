import type { Readings } from '../step-readings/automation.ts'
import type { CompiledCase } from './compiled.ts'
import type { Finding } from './finding.ts'
import type { Source } from './ground/source.ts'
import type { PageControls } from './page/page-controls.ts'
import type { Numbers } from './phases.ts'

/** A case with what was found of it so far. */
export interface Judged {
  compiled: CompiledCase
  /** Of each check at most one. */
  findings: Finding[]
}

/** What all cases of one answer are compared with. */
export interface Bench {
  source: Source
  readings: Readings
  /** Absent where no page was looked at. */
  page: PageControls | undefined
  numbers: Numbers
  /** Nothing is taken out of cases of people and imports. */
  keeps: boolean
  /** How often pieces of expected results are still compiled. */
  splits: { left: number }
}
