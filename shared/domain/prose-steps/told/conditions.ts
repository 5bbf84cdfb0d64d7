/** How a thing looks or stands. */
export type Condition =
  | 'ticked'
  | 'selected'
  | 'enabled'
  | 'focused'
  | 'expanded'
  | 'struck'
  | 'highlighted'
  | 'bold'
  | 'masked'
  | 'editable'
  /** A box that is ticked for some of what it stands for. */
  | 'partly'
  /** A star of a rating that counts. */
  | 'lit'
  | 'coloured'
  /** Of a bar that shows how far something has come. */
  | 'full'

/** What is said of how one thing or several look. */
export interface ConditionFact {
  is: Condition
  /** Of all of several things, of none, of this one alone, of all but this one, of as many as are counted, of nothing in a place; without it, of one. */
  of?: 'all' | 'none' | 'only' | 'others' | 'some' | 'nothing'
  /** How many there have to be. */
  count?: number
  /** The words say that it is of no more than that many. */
  exactly?: boolean
  /** Of which colour, and whether its letters, its background or what is around it. */
  colour?: string
  where?: 'text' | 'background' | 'border'
  /** That it is not so proves nothing: something else may be meant. */
  loosely?: boolean
  /** How full, from 0 to 1. */
  share?: number
  /** What the several are: the role of their noun, or those of one kind. */
  role?: string
}
