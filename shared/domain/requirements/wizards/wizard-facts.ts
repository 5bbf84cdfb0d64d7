import type { LengthRange } from '../facts/fields/input-types.ts'
import type { AddressRules } from './address-rules.ts'

/** What one sentence says of a form that is filled in over several steps. Steps are counted from 1. */
export interface WizardFact {
  kind: 'wizard'
  parts: WizardPart[]
}

export type WizardPart =
  /** The text that says where one is, such as "Step 1 of 3". */
  | { part: 'mark'; step: number; text: string }
  | { part: 'heading'; step: number; text: string }
  /** A name of the step in quotes, which stands on its page. */
  | { part: 'name'; step: number; text: string }
  /** `step` is missing until the sentences around have told it. */
  | { part: 'field'; step: number; label: string }
  /** Leads on (`next`, `confirm` behind the last step), back, or to the start. Without `steps` it stands in every step that has room for it. */
  | { part: 'button'; role: 'next' | 'back' | 'confirm' | 'restart'; name: string; steps: number[] }
  | { part: 'without'; step: number; button: string }
  | { part: 'initial'; label: string; value: string }
  /** Only spaces count as nothing. */
  | { part: 'blank'; label: string }
  | { part: 'digits'; label: string; length: LengthRange; extra: string }
  | ({ part: 'address'; label: string } & AddressRules)
  | { part: 'trimmed' }
  | { part: 'behaviour'; name: Behaviour }
  /** Values of inputs that a step shows; `rows` where the text calls them so. */
  | { part: 'shown'; step: number; values: { label: string; as: string }[]; rows: boolean }
  /** What stands for an input that was left empty. */
  | { part: 'missing'; label: string; as: string; text: string; rows: boolean }
  /** A number may not be above what belongs to the chosen value; the message is that of one value. */
  | { part: 'capacity'; label: string; by: string; most: [value: string, most: number][]; message?: Sample }
  | { part: 'end'; heading?: string; texts: string[]; withoutBack: boolean; withoutMark: boolean }
  | AmountPart

/** How the form answers beside what is said of one input. */
export type Behaviour =
  | 'stays'
  | 'together'
  | 'corrected'
  | 'free back'
  | 'kept'
  | 'left'
  | 'changed'
  | 'fresh'

/** A message about one chosen value and its limit, from which the ones of the others follow. */
export interface Sample {
  text: string
  value: string
  most: number
}

/** The label of an amount; with `only` where it is shown under a condition, which `when` is if it was understood. */
export interface AmountRow {
  label: string
  only?: true
  when?: When
}

/** Under which inputs an amount is due. */
export interface When {
  label: string
  /** "checked", or the chosen value. */
  equals?: string
  min?: number
  max?: number
}

/** An amount in units of a hundredth. */
export type AmountPart =
  | { part: 'rate'; field: string; amounts: [value: string, cents: number][]; per: string[] }
  | { part: 'rate name'; name: string }
  | { part: 'charge'; name: string; cents: number; per: string[]; when?: When }
  | { part: 'share'; percent: number; sign: 1 | -1; of?: string; when?: When }
  /** A sentence about a step, with names or messages in it, from which nothing was read: what leaves the step may be refused. */
  | { part: 'unread'; step: number; text: string }
  /** A sentence about money that was not understood: nothing is computed then. */
  | { part: 'unread amount' }
  | { part: 'money'; before: string; after: string; grouped?: boolean; negative?: string }
  /** Labels of amounts that a step shows; those with a condition only while it holds. */
  | { part: 'amount rows'; step: number; rows: AmountRow[]; form: 'row' | 'colon' | 'loose' }
  | { part: 'example'; values: [label: string, value: string][]; amounts: { name?: string; text: string }[] }
