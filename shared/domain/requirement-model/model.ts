import type { Value } from './values.ts'

/** Where something stands: the number of its sentence, and offsets in the document (UTF-16 units, end exclusive). */
export interface Span {
  sentence: number
  start: number
  end: number
}

export type Id = string

/** Everything a requirement text says. Each element names the spans that it was read from. */
export interface RequirementModel {
  subjects: Subject[]
  controls: Control[]
  rules: Rule[]
  flows: Flow[]
  measures: Measure[]
  accounts: Account[]
  /** Its page has nothing that hands entries over: they are judged as they are made. */
  live?: true
}

interface Read {
  id: Id
  /** The section that it belongs to, as a path of heading numbers ("2.1"); "" is the whole document. Only what shares a path, or a beginning of it, meets. */
  scope: string
  from: Span[]
}

/** Something that has a value: entered, chosen, computed, counted, or a state. Entries of a list are described by subjects of their own. */
export interface Subject extends Read {
  name: string
  aliases: string[]
  kind: 'number' | 'text' | 'choice' | 'boolean' | 'date' | 'time' | 'file' | 'state' | 'list'
  /** "kg", "EUR", "characters". */
  unit?: string
  /** The text writes the unit before amounts: "$5". */
  unitFirst?: true
  /** The least difference of two values: "1", "0.01", "0.5". */
  step?: string
  /** Of a choice: what can be chosen. Of a state: all states. Of a file: the formats that the text names. */
  options?: string[]
  /** What it holds before anybody did anything. */
  initial?: Value
  /** Of a list: what each entry has. */
  fields?: Id[]
  /** The text says that it may be left empty. */
  optional?: true
  /** It has a format that only its name tells ("UUID"): which entries are right is for a person to say. */
  open?: true
  /** Nobody enters it: a fact about the world ("the customer is a member"), or something computed. */
  given?: true
  /** People enter it, says the text; the page that was looked at has no field for it. */
  unseen?: true
  /** A usual entry, where its control on a page takes one form alone ("2030-05"). */
  sample?: string
  /** Its control on a page takes nothing else than it is for: no letters in a number, no option that is not offered. */
  strict?: true
  /** A field of a page that is left as it is unless a case is about it. */
  asIs?: true
  /** A field of a page that is there, or can be used, only while this is so. */
  needs?: Condition
}

export type Role =
  | 'textbox'
  | 'combobox'
  | 'checkbox'
  | 'radio'
  | 'button'
  | 'link'
  | 'heading'
  | 'table'
  | 'list'
  | 'text'
  | 'tab'
  | 'dialog'

/** How a person sets or sees a subject, or causes an event. `quoted`: the text gives its name in quotes or declares it as a control. */
export interface Control extends Read {
  name: string
  role: Role
  subject?: Id
  quoted: boolean
  /** Whether a page hands over with it what was entered; where a page was looked at, all its buttons say so. */
  submits?: boolean
  /** What is pressed on the page, in this order, until it is there; for what is pressed itself, also what is ticked or chosen. */
  behind?: { role: string; name: string; does?: 'tick' | 'untick' | 'choose'; value?: string }[]
  /** Any other entry does what is ticked or chosen for it. */
  behindAny?: true
  /** It is not there, or cannot be pressed, where this is so. */
  goneWhere?: Condition
  /** The named region of the page that it stands in. */
  place?: string
}

/**
 * Every behaviour: a limit, a message, a row of a decision table, a transition, a formula. Without `when` it holds whenever the entries
 * of its scope are judged: on submission, or at once where nothing submits.
 */
export interface Rule<R = Id> extends Read {
  when?: Event<R>
  if?: Condition<R>
  then: Effect<R>[]
  /** What it is a part of, so that a table is covered by its rows and a limit by its boundaries. */
  kind: 'constraint' | 'decision' | 'transition' | 'computation' | 'reaction'
  /** The table it is a row of. */
  table?: Id
  /** Which of its cases, from 1: where rules stand side by side, all are read from the same rows. */
  row?: number
  /** Of a state: it answers every event that no other rule allows in the present state. */
  closes?: R
}

/** Steps one after the other, each with what is then seen: a use case, its branches, and worked examples ("Given … when … then …"). */
export interface Flow<R = Id> extends Read {
  title: string
  role: 'main' | 'alternative' | 'exception' | 'example'
  given: Condition<R>[]
  steps: { events: Event<R>[]; effects: Effect<R>[] }[]
  /** The flow and the number of its step (from 0) before which this one parts from it. */
  branchesFrom?: { flow: Id; step: number }
}

/** A limit of a quality: "within 2 seconds", "for 99.5 % of the requests". It is for people or tools, not for a browser run. */
export interface Measure extends Read {
  of: string
  metric: 'duration' | 'availability' | 'throughput' | 'size' | 'count'
  limit: { least?: string; most?: string; inclusive: boolean }
  unit: string
  under?: string
}

/** `read`: elements of it stand in the model. `gap`: something in it was not understood, in its own words. */
export interface Account {
  sentence: number
  is: 'read' | 'gap' | 'untestable' | 'context' | 'not-read'
  reason?: string
  /** The words, numbers and quoted texts that nothing took up. */
  words?: string[]
}

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

export type CharacterSet = 'letters' | 'capitals' | 'small letters' | 'digits' | 'spaces' | 'special'

/** `R` is how subjects and controls are named: words, while a text is being read, and ids afterwards. */
export type Condition<R = Id> =
  | { kind: 'compare'; left: Expression<R>; operator: Comparison; right: Expression<R> }
  | { kind: 'all' | 'any'; of: Condition<R>[] }
  | { kind: 'not'; of: Condition<R> }
  | { kind: 'empty'; subject: R }
  /** It holds nothing but blanks. */
  | { kind: 'blank'; subject: R }
  | { kind: 'one-of'; subject: R; values: Value[] }
  /** Its entry is written as such: "abc" is no number, "7.5" no whole one. */
  | { kind: 'form'; subject: R; form: 'number' | 'whole' | 'date' | 'time' | 'e-mail' | 'url' }
  /** Of its characters: nothing but these; at least so many of these; none of these. `also` lists single characters. */
  | {
      kind: 'characters'
      subject: R
      which: 'only' | 'has' | 'never'
      sets: CharacterSet[]
      also?: string
      count?: number
    }
  /** `expression` is a regular expression as the text or a known pattern gives it, anchored. */
  | { kind: 'pattern'; subject: R; expression: string; said: string }
  /** Another entry of the list, or a value on record, is the same. */
  | { kind: 'repeats'; subject: R; in?: R }
  /** No constraint on the named subjects is broken; without names, on none of the scope. */
  | { kind: 'valid'; subjects?: R[] }
  /** A list has an entry with these values. */
  | { kind: 'has-entry'; list: R; where: Where<R> }
  /** Only words say it ("the customer has an account"): it holds where the world says it in the same words. */
  | { kind: 'said'; text: string }

export type Where<R = Id> = { field: R; is: Expression<R> }[]

export type Expression<R = Id> =
  | { kind: 'value'; value: Value; unit?: string }
  | { kind: 'subject'; subject: R }
  | { kind: 'length'; of: Expression<R> }
  | { kind: 'count'; list: R; where?: Where<R> }
  | { kind: 'sum'; list: R; field: R }
  /** Whole years from a date to the day of the run. */
  | { kind: 'age'; of: Expression<R> }
  | { kind: '+' | '-' | '*' | '/' | 'min' | 'max'; of: Expression<R>[] }
  | { kind: 'percent'; share: Expression<R>; of: Expression<R> }
  | { kind: 'round'; of: Expression<R>; to: string; mode: 'half-up' | 'half-even' | 'up' | 'down' }
  /** A date moved by so much; without `of`, the day of the run. */
  | { kind: 'shift'; of?: Expression<R>; days?: number; months?: number; years?: number }
  /** Of what just happened: the name of the control or action, what was entered or chosen, who did it. */
  | { kind: 'event'; gives: 'name' | 'value' | 'actor' }

export type Action =
  | 'press'
  | 'enter'
  | 'clear'
  | 'choose'
  | 'tick'
  | 'untick'
  | 'open'
  | 'leave'
  | 'submit'
  | 'upload'
  /** Something that people do and that the text only names ("the agent solves the ticket"). */
  | 'do'

export interface Event<R = Id> {
  action: Action
  /** The control or the subject that it happens to. */
  target?: R
  /** Of `do`: the words of it, verb first in its base form ("solve"). */
  name?: string
  actor?: string
  value?: Expression<R>
}

/** A text with places that are filled when it is shown: "Hello, <nickname>". */
export type Template<R = Id> = (string | Expression<R>)[]

export type Effect<R = Id> =
  | { kind: 'shows'; text: Template<R>; as: 'text' | 'message' | 'heading'; near?: R; part?: 'start' }
  | { kind: 'hides'; text: Template<R> }
  | {
      kind: 'control'
      control: R
      is: 'shown' | 'hidden' | 'enabled' | 'disabled' | 'checked' | 'unchecked' | 'empty' | 'focused'
    }
  /** A computed value, a state that is reached, a field that is filled. */
  | { kind: 'set'; subject: R; to: Expression<R> }
  | { kind: 'adds'; list: R; entry: Where<R> }
  | { kind: 'removes'; list: R; where: Where<R> }
  | { kind: 'changes'; list: R; where: Where<R>; to: Where<R> }
  | { kind: 'lists'; list?: R; shown: Template<R>[]; hidden: Template<R>[]; exactly?: true }
  | { kind: 'goes'; page: string }
  /** What was asked for does not happen; nothing changes but what is shown. */
  | { kind: 'refused' }
  | { kind: 'accepted' }
  | { kind: 'unchanged'; subject?: R }
  /** Only words say it, so only a person can judge it. */
  | { kind: 'said'; text: string }
