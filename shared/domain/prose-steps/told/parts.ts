/** What is said of a part of the page that comes and goes. */
export interface PartFact {
  /** What kind of thing the words say it is: "window", "calendar"; absent where they only name it. */
  noun?: string
  /** The role that the noun suggests, where it is that of a control or an entry. */
  role?: string
  /** It was not there before, or it was and is not any more; else only how it is now. */
  changes?: boolean
  /** It was so already. */
  stays?: boolean
  /** "A new …": any one of several; "all …": every one. */
  extent?: 'any' | 'all'
  /** The name says what a message is about. */
  about?: boolean
  /** Only what comes with this step. */
  further?: boolean
  /** The name is quoted, so that it stands on the page as written. */
  quoted?: boolean
}

/** The nouns for parts that come and go, by the kind of thing: what a page calls it, and what it looks like, is known per kind. */
export const partKinds = {
  overlay:
    'window dialog dialogue modal popup pop-up overlay lightbox box layer prompt confirmation pane question',
  menu: 'menu submenu dropdown drop-down drop-down-menu flyout',
  suggestions: 'suggestion proposal autocomplete completion',
  calendar: 'calendar datepicker timepicker picker clock',
  notice:
    'toast notification notice snackbar message banner flash alert announcement info note hint feedback',
  error: 'error warning complaint',
  tooltip: 'tooltip bubble balloon popover',
  form: 'form editor',
  panel:
    'panel sidebar drawer cart basket section area column card board block footer header toolbar footnote preview summary details player gallery table list',
  text: 'text content description explanation answer information paragraph passage bit caption sentence line',
  progress: 'spinner loader indicator progress',
  bar: 'bar strip ribbon',
} as const

export type PartKind = keyof typeof partKinds

const kindOf = new Map(
  Object.entries(partKinds).flatMap(([kind, nouns]) =>
    nouns.split(' ').map((noun) => [noun, kind as PartKind] as const),
  ),
)

/** The kind of part that a noun means; undefined for all that is none. */
export const kindOfPart = (noun: string): PartKind | undefined => kindOf.get(noun)
