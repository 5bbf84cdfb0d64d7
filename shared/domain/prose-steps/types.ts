import type { CollectionFact } from './told/collection.ts'
import type { ConditionFact } from './told/conditions.ts'
import type { PartFact } from './told/parts.ts'

/** How prose points at an element: the role its noun suggests, its name, and what narrows it. */
export interface Target {
  /** WAI-ARIA role suggested by the noun ("button", "link", "textbox"), absent when the prose names none. */
  role?: string
  /** Accessible name, label, placeholder or text, as written. Absent for "the form", "the dialog". */
  name?: string
  /** Other names of the same thing; where nothing bears `name`, they must all lead to one element. */
  also?: string[]
  /** Other readings of the same words, likeliest first: the first of all of which the page has something is meant. */
  or?: Target[]
  /** The prose asked for this exact text ("exactly"). */
  exact?: boolean
  /** 1-based position when the prose counts ("the second Edit"); -1 is the last. */
  nth?: number
  /** Narrowing region: the row, dialog, section or list item that must contain the target. */
  within?: Target
  /** Among the other readings: it counts only where the page has no such place as the first one names. */
  unplaced?: true
  /** What it stands with: the field of an arrow, the card of a button. The smallest surroundings of that hold it. */
  near?: Target
  /** Of several, the one that stands with the thing of this name is meant, which was spoken of last. */
  about?: string
  /** A symbol is meant: what it is drawn with, and what a control that shows it goes by. */
  signs?: string[]
  /** The whole name, whatever its articles; a part of it or a mere text will not do. */
  whole?: boolean
  /** The element itself, by its number in the page; set at run time only. */
  held?: number
}

/** A browser action that prose compiles into. The `action` names are part of the public wire (`interpretedAction`). */
export type TypedAction =
  | { action: 'goto'; url: string }
  /** `heldMs`: how long the button of the mouse stays down. */
  | { action: 'click'; target: Target; modifiers?: Modifier[]; heldMs?: number; otherwise?: Otherwise }
  | { action: 'double_click'; target: Target }
  | { action: 'right_click'; target: Target }
  | { action: 'hover'; target: Target }
  | { action: 'fill'; target: Target; value: string; otherwise?: Otherwise }
  | { action: 'clear'; target: Target; otherwise?: Otherwise }
  | { action: 'select'; target: Target; value: string; otherwise?: Otherwise }
  | { action: 'check'; target: Target; otherwise?: Otherwise }
  | { action: 'uncheck'; target: Target; otherwise?: Otherwise }
  | { action: 'press'; key: string; target?: Target }
  | { action: 'submit'; target?: Target }
  | { action: 'scroll_to'; target: Target }
  | { action: 'reload' }
  | { action: 'go_back' }
  | { action: 'wait'; milliseconds: number }
  | { action: 'wait_for_selector'; target: Target; state: 'visible' | 'hidden' }
  | { action: 'dialog'; response: 'accept' | 'dismiss'; text?: string }
  /** Key by key; behind what the field holds, unless `replace`. Without a target, where the focus is. */
  | { action: 'type'; target?: Target; value: string; replace?: boolean }
  | { action: 'drag'; target: Target; to: Target; side?: 'before' | 'after' }
  /** A day in the calendar of a field, else in the one that is open; a month that is not said is the one shown. The last day is -1. */
  | { action: 'pick_date'; target?: Target; date: { day: number; month?: number; year?: number } }
  /** Generated files of these exact sizes, chosen in a file field or dropped on a place. */
  | { action: 'upload'; target?: Target; files: GeneratedFile[]; drop?: boolean }
  /** A page known by its name only: what the link of that name leads to, or the run's own address. */
  | { action: 'open_page'; name: string; url: string }
  | { action: 'open_tab'; url: string }
  | { action: 'switch_tab'; tab: 'new' | 'other' | 'first' | 'previous' | { title: string } }
  | { action: 'close_tab' }
  | { action: 'resize'; width: number; height: number }
  /** `given`: it is told to be so already, which is waited for no longer than for a check; `unless_denied` where only the contrary counts. */
  | { action: 'wait_until'; checks: Check[]; given?: 'surely' | 'unless_denied' }

/** What the same words say where nothing on the page has the whole name: it counts only if all that it names is there. */
export type Otherwise = TypedAction[]

export type Modifier = 'Control' | 'Shift' | 'Alt' | 'Meta'

/** A file that is made for a test: of the type that its name says, and of exactly this size. */
export interface GeneratedFile {
  name: string
  mediaType: string
  sizeBytes: number
}

/** A check that an expected result compiles into. `negated` is a real negation: the fact must not hold. */
export interface Check {
  kind:
    | 'assert_text'
    | 'assert_visible'
    | 'assert_url'
    | 'assert_title'
    | 'assert_value'
    | 'assert_checked'
    | 'assert_enabled'
    | 'assert_focused'
    | 'assert_count'
    | 'assert_dialog'
    /** `texts` stand one after another. */
    | 'assert_order'
    /** What is so of every row, item or field of a place: it shows `expected`; or they are `texts` and no others. */
    | 'assert_entries'
    /** What people call rows, items, cards, employees: how many, which, in what order. */
    | 'assert_collection'
    /** A value that stands beside its label: "The order status is …", "Price: …". */
    | 'assert_labelled'
    /** The page answered without an HTTP error and shows something. */
    | 'assert_loaded'
    /** What stands in a row below a column header: the target is a cell named by the column, within its row. */
    | 'assert_cell'
    /** A number beside a label, in a cell or a field, compared with `expected`. */
    | 'assert_number'
    /** The value differs from `before`, which was read before the actions of the step. */
    | 'assert_changed'
    /** The address that a link leads to. */
    | 'assert_link'
    | 'assert_attribute'
    /** A state that WAI-ARIA names: `state`. */
    | 'assert_state'
    /** The name of a file that was offered for download. */
    | 'assert_download'
    /** An error in the console of the browser. */
    | 'assert_console'
    /** HTTP status of the document, or of the request that `request` names. */
    | 'assert_status'
    /** A part of the page that comes and goes, by whatever people call it. */
    | 'assert_part'
    /** What people see of a thing or of several: crossed out, highlighted, folded. */
    | 'assert_condition'
    /** A browser tab that opened in this step. */
    | 'assert_tab'
  target?: Target
  /** Text, value, address, title or number that is expected, as written. */
  expected?: string
  /** The texts whose order is expected, or the only ones that are. */
  texts?: string[]
  /** What is said of a collection. */
  collection?: CollectionFact
  /** For text: what was spoken of before. A text that stands only beside other things of its kind, or outside of the place that was spoken of, leaves it open which is meant. */
  beside?: string
  /** For text: the whole message, not a part of a longer sentence. */
  exact?: boolean
  negated?: boolean
  /** The name is in words of the prose, which may not be those of the page: that nothing bears it proves nothing. */
  unquoted?: boolean
  /** How `expected` compares; default `contains` for text, `equals` for values. */
  comparison?:
    | 'equals'
    | 'contains'
    | 'starts_with'
    | 'ends_with'
    | 'at_least'
    | 'at_most'
    | 'more_than'
    | 'less_than'
    | 'between'
    | 'about'
    | 'increased'
    | 'decreased'
  /** An amount that is written without quotes: it may be written in another way ("60 £", "£60.00"). */
  amount?: true
  /** The other end of `between`. */
  upper?: string
  /** How far a number may be from the expected one. */
  tolerance?: string
  unit?: string
  attribute?: string
  state?: 'expanded' | 'invalid' | 'required'
  /** A part of the address of a request. */
  request?: string
  /** What a value was before the actions of the step; filled in at run time. */
  before?: string
  /** The words say that it was so already ("still", "remains"), so that it may hold before the actions of the step. */
  stays?: true
  /** What is said of a part of the page. */
  part?: PartFact
  /** What is said of how things look or stand. */
  condition?: ConditionFact
}

/** Why a part of a step could not be compiled; `part` quotes the prose. */
export interface StepProblem {
  code: 'steps.not_understood' | 'steps.unverifiable'
  part: string
  message: string
  /** No rule reads these words, and other words might say the same; `followedBy` counts the actions of the step that come after them. */
  unread?: { as: 'actions'; followedBy: number } | { as: 'checks' }
}

/** A step as it will be run: actions in order, then checks that all have to hold. */
export interface CompiledStep {
  actions: TypedAction[]
  checks: Check[]
  problems: StepProblem[]
  /** What its author leaves to a person: a run checks the rest. */
  unchecked?: string[]
}

/** The prose of one step, as it stands in a test case. */
export interface StepProse {
  action: string
  expectedResult: string
  testData?: string
}

/** What became of a target that can no longer be found by its name. */
export interface Healing {
  from: string
  to: string
  reason: string
}

/** An action that was carried out. `navigated` says that it replaced the document, so fields hold what the server sent. */
export type PerformedAction = TypedAction & {
  navigated?: boolean
  /** How the step names the target, which is no longer called so; `target` is what it has become. */
  healed?: { named: Target; healing: Healing }
}
