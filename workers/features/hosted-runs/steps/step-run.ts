import type { Page } from '@cloudflare/puppeteer'
import type { Fingerprint } from '../../../../shared/domain/prose-steps/fingerprint.ts'
import type { Box } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { Healing, PerformedAction, Target } from '../../../../shared/domain/prose-steps/types.ts'

export type CheckTarget = (url: string) => { ok: true } | { ok: false; reason: string } | Promise<void>

/** The state of one step while it runs. */
export interface StepRun {
  page: Page
  /** When this step has to be over, epoch milliseconds. */
  deadlineMs: number
  targetTimeoutMs: number
  checkTimeoutMs: number
  lookTimeoutMs: number
  baseUrl: string | undefined
  secrets: Readonly<Record<string, string>>
  checkTarget: CheckTarget | undefined
  /** Asked after the page was read for somebody else: whether it shows nothing that nobody may see. */
  mayRead?: (() => Promise<boolean>) | undefined
  actionsSoFar: readonly PerformedAction[]
  performed: PerformedAction[]
  resolved: string[]
  /** Number of the first dialog that this step may have opened. */
  firstDialog: number
  /** How many documents the page had loaded when the step began. */
  firstDocument: number
  /** Where the last target of an action was, and what the last check looked at. */
  targetBox?: Box | undefined
  checkedBox?: Box | undefined
  /** What the targets of this step were known by when the case last passed, and what they are known by now, in their order. */
  remembered: readonly (Fingerprint | null)[]
  fingerprints: (Fingerprint | null)[]
  healing?: Healing | undefined
  /** The target of the present action that has healed, as it was named and as it is found now. */
  renamed?: { named: Target; target: Target } | undefined
  beforeClick?: ((target: Box) => Promise<void>) | undefined
}
