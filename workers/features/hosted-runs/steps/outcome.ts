import type {
  Check,
  Healing,
  PerformedAction,
  TypedAction,
} from '../../../../shared/domain/prose-steps/types.ts'
import type { Fingerprint } from '../../../../shared/domain/prose-steps/fingerprint.ts'
import type { Box } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import type { AskedModel, Interpreting } from './interpreter.ts'
import type { Meant } from './step-failure.ts'
import type { StepRun, CheckTarget } from './step-run.ts'

/** Limits and surroundings of one step. */
export interface StepOptions {
  /** When the case has to be over, epoch milliseconds. */
  deadlineMs: number
  stepTimeoutMs: number
  /** How long a check that does not hold may be asked again; default 5,000. */
  checkTimeoutMs?: number
  /** How long an action waits for its target on a quiet page; default 5,000. A page that still moves by then has a few seconds more. */
  targetTimeoutMs?: number
  /** How long a look at what holds before the step may take; default 250. What it does not learn by then is not known. */
  lookTimeoutMs?: number
  baseUrl?: string
  /** Values for `%NAME%`; they appear in no part of the outcome. */
  secrets: Readonly<Record<string, string>>
  /** ISO date that `%TODAY%` stands for. */
  today: string
  /** Decides whether an address may be opened; refuses it with a reason, or by throwing. */
  checkTarget?: CheckTarget
  /** Asked after the page was read for somebody else: whether it shows nothing that nobody may see. */
  mayRead?: () => Promise<boolean>
  actionsSoFar: readonly PerformedAction[]
  /** What the targets of this step were known by when the case last passed, in their order. */
  remembered?: readonly (Fingerprint | null)[]
  /** Called when the target of a click is found and ready, and before it is clicked. */
  beforeClick?: (target: Box) => Promise<void>
  /** Called before the actions of the step, where it has any, with what must hold after them. */
  beforeActions?: (run: StepRun, checks: readonly Check[]) => Promise<void>
  /** Called when everything was done and every check holds, while the step is still open. */
  whenPassed?: (run: StepRun, checks: readonly Check[]) => Promise<void>
  /** The actions of the steps that follow: they decide how a browser dialog is answered, which cannot wait for its step. */
  upcoming?: readonly TypedAction[]
  /** Who may read what the grammar does not; nobody, when no model is configured. */
  interpreting?: Interpreting | undefined
}

export interface StepError {
  code: string
  message: string
  /** What the step may have meant, where several elements fit or none does. */
  candidates?: Meant[]
}

export interface Assertion {
  kind: Check['kind']
  expected: string
  actual: string
  passed: boolean
}

/** A browser dialog that opened during a step, and how it was answered. */
export interface AnsweredDialog {
  type: string
  message: string
  response: 'accept' | 'dismiss'
}

/** The typed browser actions derived from the prose; the first one's fields stand at the top. */
export interface InterpretedAction {
  action: string
  actions: TypedAction[]
  checks: Check[]
  /** What the targets were resolved to, in order: `button "Save"`. */
  resolved?: string[]
  dialogs?: AnsweredDialog[]
  /** Who read the prose: our grammar alone, or also the model. */
  interpretedBy: 'grammar' | 'model'
  /** The model that was asked, whether its reading was used or not. */
  model?: AskedModel
  [field: string]: unknown
}

export interface StepOutcome {
  status: 'passed' | 'failed' | 'error'
  error?: StepError
  interpretedAction: InterpretedAction
  assertions: Assertion[]
  /** How many checks held that prove something: readbacks of typed values do not count. */
  verified: number
  performed: PerformedAction[]
  /** Where the last target of an action was, else what a check looked at, in CSS pixels of the viewport. */
  targetBox?: Box
  /** What the targets of the actions are known by, in their order. */
  fingerprints: (Fingerprint | null)[]
  /** A target that was found under a new name. */
  healing?: Healing
}
