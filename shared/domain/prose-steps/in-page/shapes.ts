import type { Target } from '../types.ts'

/** A rectangle in CSS pixels of the top-level viewport. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An element that a target might have meant, as shown to people. */
export interface Candidate {
  role: string
  name: string
  /** What it holds, where nothing names it. */
  value?: string
  /** The named place around it. */
  where?: { role: string; name: string }
  /** Which one of its kind it is among those that fit, and among those of them in the named place. */
  nth?: number
  nthThere?: number
  /** The frame of another origin that it is in. */
  frame?: string
  /** Where it is to be seen, unless it is in such a frame. */
  box?: Box
}

/** A frame whose document is out of reach from the one around it. */
export interface ForeignFrame {
  id: number
  name: string
  /** A person can see it. */
  shown: boolean
  exposed: boolean
  reachable: boolean
}

/** Whether an element can be acted on now, and where. */
export interface Readiness {
  box: Box
  x: number
  y: number
  /** Why it cannot be acted on: detached, hidden, disabled, read-only, covered, outside, moving, transformed. */
  obstacle?: string
  /** What covers it. */
  by?: string
}

/** What a target is needed for: it decides which roles may answer to a name. */
export type Purpose = 'point' | 'fill' | 'tick' | 'select' | 'read' | 'state' | 'region' | 'file'

export type Resolution =
  | {
      status: 'found'
      id: number
      role: string
      name: string
      kind: FieldKind
      matched: string
      /** How well it answers to the name; lower is better. */
      rank?: number
      /** Only a part of its name, or of the name of its place (not `own`), is what was said. */
      part?: Renamed
      /** A frame that may still answer was not read: it may hold another one of that name. */
      unread?: boolean
    }
  | {
      status: 'missing' | 'ambiguous' | 'no_region' | 'ambiguous_region'
      candidates: Candidate[]
      rank?: number
      /** How many elements match, where more do than are listed. */
      count?: number
      /** It is there, but behind a layer that is open. */
      behind?: { what: Candidate; layer: Candidate }
    }

export type Found = Extract<Resolution, { status: 'found' }>

/** What was said, and what bears only a part of that name: the element itself (`own`), or the place that it is in. */
export interface Renamed {
  from: { role?: string; name: string }
  to: { role: string; name: string }
  own: boolean
}

/** An element that answers to a target, and how well. */
export interface Scored {
  element: Element
  rank: number
  matched: string
}

/** How a control takes its value. */
export type FieldKind =
  | 'text'
  | 'value'
  | 'select'
  | 'checkable'
  | 'editable'
  | 'combobox'
  | 'option'
  | 'group'
  | 'other'

export interface Verdict {
  passed: boolean
  actual: string
  /** The check could not be decided: its target is missing, ambiguous … */
  problem?: { target: Target; resolution: Exclude<Resolution, { status: 'found' }> }
  /** The check could not be decided for another reason than its target. */
  reason?: string
  box?: Box
  /** A labelled value that was read from a form field: it may be what the case itself typed. */
  field?: boolean
}

/** A piece of visible text between block borders. */
export interface TextBlock {
  text: string
  /** The texts of the inline elements in it: a message beside its field's label is one of them. */
  parts: string[]
  element: Element
}

/** A text beside a control, and where it stands. */
export interface Beside {
  text: string
  node: Node
}

/** Things of one kind that stand beside one another: the rows of a table, the items of a list, parts of the same shape, controls. */
export interface Collection {
  sort: 'rows' | 'columns' | 'items' | 'options' | 'parts' | 'controls'
  /** What they stand in. */
  holder: Element
  /** The same for collections of the same shape, such as the cards of each board. */
  kind: string
  members: Element[]
  /** It belongs to the page's own matter, not to its menus, head or foot. */
  own: boolean
}

/** A generated file as it is sent to the page: the bytes at both ends (base64), and what fills the middle. */
export interface FilePayload {
  name: string
  mediaType: string
  sizeBytes: number
  head: string
  fill: number
  tail: string
}

/** Takes back what was done to the page. */
export type Undo = () => void

/** What became of a fault that was put into the page. */
export type Trial = 'killed' | 'survived' | 'inconclusive' | 'not_applicable'

/** A list of which only a part is in the document. */
export interface PartList {
  holder: Element
  members: Element[]
  /** How many there are, where it says so. */
  stated?: number
}

/** An element as a model is told of it. */
export interface OutlineEntry {
  depth: number
  role: string
  name: string
  states: string[]
}

/** A field that holds a part of a code, and how many characters. */
export interface CodeBox {
  id: number
  size: number
}

/** A part of a date or time that is typed by itself, and its number as the page knows it. */
export interface DatePart {
  id: number
  part: string
  now: number | null
}
