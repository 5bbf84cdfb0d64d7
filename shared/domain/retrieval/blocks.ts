/**
 * A piece of a text's structure, as the reader of a format found it. `start` and `end` are UTF-16 units into the finished text.
 * The blocks of a text stand in order and do not overlap; what lies between two of them belongs to none.
 */
export interface Block {
  kind: 'heading' | 'paragraph' | 'list_item' | 'table_row' | 'code'
  /** Of a heading: 1 is the outermost. */
  level?: number
  start: number
  end: number
  /** From 1; null where the format has no pages. */
  page: number | null
  /** What the markup says of it beyond its text; absent where that is nothing. */
  hints?: BlockHints
}

/** The part of a page outside of its content. `notice` is what asks for consent. */
export type Region = 'navigation' | 'header' | 'footer' | 'aside' | 'notice'

/** What the markup of a web page tells of a block, and of the caption of a table what every format does. All texts are as they were read, blanks in one. */
export interface BlockHints {
  region?: Region
  /** Its innermost element, where that says what it is. */
  element?: 'dt' | 'dd' | 'caption' | 'figcaption' | 'address' | 'button'
  /** Names that its author gave to the elements around it (`itemprop`, else the first of `class`, else `id`), the outermost first. */
  within?: string[]
  /** The same for blocks whose element, and the one around it, are written alike: by name and look (classes, styles). Absent where neither has a look. */
  place?: string
  links?: { text: string; href: string }[]
  /** Parts of its text that have an element with a name of their own; `time` is named so, and `b` is one without a name that begins a line of it, or stands right behind such a one; `line` is a line of a cell. */
  parts?: { text: string; name: string }[]
  /** A picture that this is the caption of, or that stands in the same figure. */
  image?: { alt: string; src: string }
}
