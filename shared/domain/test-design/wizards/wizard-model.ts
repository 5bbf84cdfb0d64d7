import type { AddressRules } from '../../requirements/wizards/address-rules.ts'
import type { AmountRow, Behaviour, Sample, When } from '../../requirements/wizards/wizard-facts.ts'
import type { LengthRange } from '../../requirements/facts/types.ts'
import type { Origin, Screen } from '../model/forms.ts'

/** A text with the requirement that states it. */
export interface Said extends Origin {
  text: string
}

/** One step. Its number is its place, counted from 1. */
export interface WizardStep {
  number: number
  /** The text that says where one is. */
  mark?: Said
  heading?: Said
  name?: Said
  /** What leads on, of the last step to the end. */
  onward?: Said
  back?: Said
  /** A button that the text says is missing here. */
  without?: Said
}

/** A number that the chosen value of another input limits. */
export interface Capacity extends Origin {
  parameterId: string
  byId: string
  most: [value: string, most: number][]
  message?: Sample
}

/** Signs that a text may have beside its digits, which are counted. */
export interface DigitRule extends Origin {
  parameterId: string
  length: LengthRange
  extra: string
}

export interface WizardAmounts {
  /** Rates of one list of values; `name` is the row that shows what they come to. */
  rate?: Origin & {
    parameterId: string
    cents: [value: string, cents: number][]
    per: string[]
    name?: string
    /** Sentences that say the same in other words, or how amounts are written. */
    named: Origin[]
  }
  charges: (Origin & { name: string; cents: number; per: string[]; when?: When })[]
  shares: (Origin & { percent: number; sign: 1 | -1; of?: string; when?: When })[]
  /** A share changes the amount that it is taken of, and is shown with it. */
  merged?: true
  form: { before: string; after: string; grouped?: boolean; negative?: string }
}

export interface WizardExample extends Origin {
  /** Values by parameter. */
  values: [parameterId: string, value: string][]
  amounts: { name?: string; text: string }[]
}

/** A form that is filled in over several steps. */
export interface Wizard {
  id: string
  title: string
  origins: string[]
  steps: WizardStep[]
  /** All inputs, with what they have to do with each other. */
  form: Screen
  /** The step of each input. */
  places: Map<string, number>
  /** Where each input is said to stand. */
  placedBy: Map<string, string>
  blanks: (Origin & { parameterId: string })[]
  digits: DigitRule[]
  addresses: (Origin & AddressRules & { parameterId: string })[]
  trimmed?: Origin
  capacities: Capacity[]
  initial: (Origin & { parameterId: string; value: string })[]
  behaviours: Map<Behaviour, string>
  shown: (Origin & { step: number; rows: boolean; values: { parameterId: string; as: string }[] })[]
  missing: (Origin & { parameterId: string; as: string; text: string; rows: boolean })[]
  rows: (Origin & { step: number; form: 'row' | 'colon' | 'loose'; rows: AmountRow[] })[]
  /** Missing where a sentence about money was not understood, or where an example contradicts what was. */
  amounts?: WizardAmounts
  examples: WizardExample[]
  end?: { heading?: Said; texts: Said[]; withoutBack?: string; withoutMark?: string }
  restart?: Said
  /** Requirements that speak of pressing each button. */
  pressed: Map<string, string[]>
  /** Why no case can be sure to get through the steps. */
  doubt?: string
  /** Sentences about a step from which nothing was read. */
  unread: { step: number; text: string }[]
}

/** What a case of such a form shows. */
export type WizardAim =
  | { kind: 'start' }
  | { kind: 'advance'; step: number }
  /** A literal of an input alone decides whether the step is left. */
  | { kind: 'value'; parameterId: string; literal: string; valid: boolean }
  | { kind: 'together'; step: number }
  | { kind: 'corrected'; step: number }
  | { kind: 'back'; step: number }
  | { kind: 'kept'; step: number }
  | { kind: 'left'; step: number }
  | { kind: 'shown'; step: number }
  | { kind: 'missing'; parameterId: string }
  | { kind: 'amount'; values: [parameterId: string, value: string][] }
  | { kind: 'changed' }
  | { kind: 'end' }
  | { kind: 'restart' }
