import type { Violation } from '../../requirements/facts/types.ts'
import type { StateTable } from '../techniques/state-machine.ts'
import type { Origin, Parameter, Success, Screen } from './forms.ts'

/** A step of a scenario; what the system answers to it is expected after it. */
export interface ScenarioStep {
  action: string
  expected: string
  /** Inputs that are filled in here: with the value that the text gives, one that breaks the limit it names, else an allowed one. */
  inputs?: { parameter: Parameter; value?: string; violation?: Violation }[]
}

/** Steps and outcomes that the text tells one after another. `vague` names data that nobody could type. */
export interface Scenario {
  id: string
  title: string
  origins: string[]
  preconditions: string[]
  steps: ScenarioStep[]
  exception: boolean
  vague?: string
}

/** An event that a state allows or refuses. `told` when the text itself refuses it, with the outcome that it names. */
export interface Permission extends Origin {
  state: string
  event: string
  allowed: boolean
  stated: boolean
  told?: true
  outcome?: string
}

/** A life cycle. `permissions` are events that a text allows or forbids in a state without naming where they lead. */
export interface Machine {
  id: string
  entity: string
  initial: string
  table: StateTable
  /** Requirement of each transition, by its place in the table. */
  origins: string[]
  permissions: Permission[]
  buttons: string[]
  /** Read from a state table, whose events are names rather than sentences. */
  tabular?: true
  /** Requirements that state a transition again, or go on about it. */
  repeats?: { from: string; event: string; requirementId: string }[]
  /** The requirement that states where the life cycle begins. */
  startedBy?: string
  /** Cells for which the text names several next states. */
  conflicts?: { from: string; event: string; to: string[]; requirementId: string }[]
}

export interface Threshold extends Origin {
  id: string
  statement: string
  subject: string
  attempts?: number
  tried?: string
  outcome?: string
  window?: { amount: number; unit: string }
  lasting?: { amount: number; unit: string }
  screen?: Screen
  /** What the text says each wrong attempt leads to before the limit. */
  each?: Origin & { text: string }
}

/** How often something may be done, or how many there may be at once. */
export interface UsageLimit extends Origin {
  id: string
  who?: string
  action: string
  counted: string
  done?: string
  most: number
  period?: { amount: number; unit: string }
  place?: string
  /** What the form of the same section leads to when the use is accepted. */
  success?: Success
  /** What the text says of one more. */
  message?: Origin & { text: string }
}

/** Whether a role may do something; what the text says of a refusal belongs to it. */
export interface RolePermission extends Origin {
  id: string
  /** Missing for somebody who is not signed in. */
  role?: string
  /** Without a role: whoever has none of these, where the text says what "anyone else" is shown. */
  beside?: string[]
  /** "delete users", in the base form. */
  action: string
  allowed: boolean
  /** The text says so of this very role; else it follows from "only …". */
  stated: boolean
  /** Whose things the action is done to, where the text tells them apart. */
  whose?: 'own' | 'other'
  /** The button that the text names for the action. */
  button?: string
  denial?: Origin & { text: string; message: boolean }
  /** The change of state that the action brings about, where a life cycle of the text has one of its name. */
  move?: Origin & { entity: string; from: string; event: string; to: string; effect?: string }
}

export type { ModelFunction } from '../../code/design/model.ts'
