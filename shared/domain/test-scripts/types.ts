/**
 * A text of a script: literal, or the variable that holds it in a step definition. Literals may hold `%TODAY+30D%`, a date of the day of the
 * run, and `%NAME%`, a secret of the environment.
 */
export type Text = string | Variable

/** A whole number of a script: literal, or the variable that holds it in a step definition. */
export type Whole = number | Variable

export interface Variable {
  variable: string
  /** What it holds may have `%TODAY+30D%` or `%NAME%` in it, to be replaced when the step runs. */
  computed?: boolean
}

/** How an element is found: by what a person or assistive technology knows it by, narrowed as in hosted runs. */
export interface Locator {
  /** `role` with accessible name; `label` for a form field whose role nobody told; `text` for what merely shows a text. */
  by: 'role' | 'label' | 'text'
  /** WAI-ARIA role; set with `by: 'role'` only. */
  role?: string
  /** Accessible name, label or text. Rows are named by the text of one of their cells. */
  name?: Text
  /** The whole name with its case; otherwise a part of it will do. */
  exact?: boolean
  /** 1-based position among what fits; -1 is the last. Rows of headers do not count. */
  nth?: Whole
  within?: Locator
}

export type Comparison = 'equals' | 'contains' | 'starts_with' | 'ends_with'
export type CountComparison = 'equals' | 'at_least' | 'at_most' | 'more_than' | 'less_than'

/** Something that a test does. */
export type Action =
  /** An absolute address, or a path below the base address of the project. */
  | { kind: 'open'; url: Text }
  | { kind: 'reload' | 'go_back' }
  | { kind: 'click' | 'double_click' | 'right_click' | 'hover'; on: Locator }
  | { kind: 'clear' | 'scroll_to'; on: Locator }
  /** `leaves`: the step expects that the box is gone once it is set, as an entry leaves a filtered list. */
  | { kind: 'check' | 'uncheck'; on: Locator; leaves?: boolean }
  /** Replaces what the field holds. */
  | { kind: 'fill'; on: Locator; value: Text }
  /** Chooses the option of that label in a native list. */
  | { kind: 'select'; on: Locator; value: Text }
  /** Keys by their names in UI Events, joined by "+": `Enter`, `Control+A`. Without `on`, where the focus is. */
  | { kind: 'press'; key: Text; on?: Locator }
  /** The default button of the only form of the page. */
  | { kind: 'submit' }
  | { kind: 'wait_for'; on: Locator; state: 'visible' | 'hidden' }
  | { kind: 'resize'; width: Whole; height: Whole }

/** Something that a test expects. `negated` is a real negation: it must not hold. */
export type Expectation =
  /** A text that is visible on the page, within `on`, or beside the field `beside`. `whole` asks for a message of its own. */
  | { kind: 'text'; text: Text; whole?: boolean; on?: Locator; beside?: Locator; negated?: boolean }
  | { kind: 'visible' | 'checked' | 'enabled' | 'focused'; on: Locator; negated?: boolean }
  | { kind: 'pressed' | 'expanded' | 'invalid' | 'required'; on: Locator; negated?: boolean }
  /** What a field holds; of a list (`combobox`, `listbox`) the label of the chosen option. */
  | { kind: 'value'; on: Locator; value: Text; comparison: Comparison; negated?: boolean }
  | { kind: 'attribute'; on: Locator; attribute: Text; value: Text; negated?: boolean }
  | { kind: 'count'; on: Locator; count: Whole; comparison: CountComparison }
  | { kind: 'url' | 'title'; text: Text; comparison: Comparison; negated?: boolean }
  /** The texts are visible in this order. */
  | { kind: 'order'; texts: Text[] }
  /** What stands in the row below the head of a column. */
  | { kind: 'cell'; column: Text; row: Locator; text: Text; negated?: boolean }

export type Statement = Action | Expectation

/** A step of a case: its prose, and what it became. */
export interface ScriptStep {
  action: string
  expected: string
  actions: Action[]
  expectations: Expectation[]
}

/** A case that is ready to be written down in any framework. */
export interface ScriptCase {
  id: string
  title: string
  tags: string[]
  /** What the case belongs to, a page or a feature of the site: a test file or feature each. */
  group: string
  requirement?: string
  preconditions: string[]
  steps: ScriptStep[]
  /** Why the case cannot run by itself, in sentences; empty when it can. It is then written as skipped, with these reasons. */
  obstacles: string[]
}

/** A file of a project, with its path from the project's root. */
export interface ProjectFile {
  path: string
  content: string
}

export const languages = ['typescript', 'javascript', 'python', 'java', 'csharp'] as const
export type Language = (typeof languages)[number]

/** What a framework needs to know to write a project. */
export interface ScriptProject {
  name: string
  baseUrl: string
  language: Language
  cases: ScriptCase[]
  /** Elements are named once, in classes of their own, instead of where they are used. */
  pageObjects: boolean
  /** Shared functions stand in files of their own, instead of in each test file that needs them. */
  helpers: boolean
}
