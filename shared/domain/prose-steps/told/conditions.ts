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

/** What is said of how one thing or several look. */
export interface ConditionFact {
  is: Condition
  /** Of all of several things, of none, of this one alone, of all but this one; without it, of one. */
  of?: 'all' | 'none' | 'only' | 'others'
  /** How many there have to be. */
  count?: number
  /** What the several are: the role of their noun, or those of one kind. */
  role?: string
}
