/** What is said of a collection: of what people call rows, items, cards, employees. All that is absent is not said. */
export interface CollectionFact {
  /** What its members are called, in the singular: "card", "employee". */
  noun?: string
  /** How many there are; compared by `comparison` of the check. */
  count?: number
  /** What follows the number in a text of the page itself: "left" of "2 items left", "in total". */
  tail?: string
  /** The noun says nothing of what is meant: "items", "entries". */
  anything?: boolean
  /** The noun is measured, not counted: only what the page says of it in words of its own is meant. */
  stated?: boolean
  /** Only what goes by the noun is meant, not whatever the page has one of. */
  byName?: boolean
  /** The number is of all there are, shown or not, as a page tells it in words of its own: said so, or likely by the verb. */
  total?: 'said' | 'likely'
  /** Names of members, as written. */
  members?: string[]
  /** Every member is in words that the page must have: in quotes, or used before in this case. */
  surely?: boolean
  /** How the named members stand to those that are there: these and perhaps others, exactly these, no others, none of these. */
  extent?: 'some' | 'these' | 'only' | 'none'
  /** The named members stand in this order. */
  ordered?: boolean
  /** The first of the named members stands between the other two. */
  between?: boolean
  /** How often the one named member is there. */
  times?: number
  /** The place of the one named member, from 1; -1 is the last. */
  at?: number
  /** In which order the members stand, by a column or by what they say; `clicked` is the heading that was clicked before. */
  sorted?: { direction: 'ascending' | 'descending'; by?: string; clicked?: string }
  /** What every member shows, in a column if one is named. */
  each?: {
    text: string
    column?: string
    /** In words of the prose: the value, the column and the value, or either. */
    words?: 'value' | 'both' | 'any'
  }
  /** The members are the values of a field that takes several. */
  tokens?: boolean
  /** All that stood there with the named member before the step still does. */
  kept?: boolean
}
