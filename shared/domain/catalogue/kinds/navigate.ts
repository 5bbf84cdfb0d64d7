import { controlName } from '../controls.ts'
import { doneFor, givenIn, isDeed, quotedOf } from '../doings.ts'
import type { Phrase } from '../clauses.ts'
import type { Idea, Kind } from '../idea.ts'
import { keptAddressIdeas } from '../kept-addresses.ts'
import type { Slots } from '../slots.ts'
import { theOf, thingOf, type Thing } from '../things.ts'
import { guessed, refused, tried, usual } from '../tried.ts'

/** Where one gets to. Needs a page, or a control that is clicked. The own address is tried for pages, not for dialogs; sign-in pages are returned from. */
export const navigate: Kind = {
  kind: 'navigate',
  ideas: (slots) => {
    if (/\bunsaved|changes?\b.*\b(?:lost|saved|leav)|\bleav\w*\b.*\bchanges?\b/i.test(slots.sentence))
      return unsavedIdeas()
    const kept = keptAddressIdeas(slots)
    if (kept.length > 0) return kept
    const target = targetOf(slots)
    const isStep = slots.clauses.every(({ tag }) => tag === 'evt' || tag === 'ctx')
    if (slots.isNegated || (isStep && !/\blink\b/i.test(slots.sentence))) return []
    return target && going.test(slots.sentence) ? wayIdeas(target, slots) : controlIdeas(slots)
  },
}

const going =
  /\b(?:redirect\w*|returns?|returned|opens?|opened|goes|go|leads?|taken|takes|lands?|navigat\w+|links?|brought|forward\w*|click\w*|press\w*|taps?|selects?|selecting|proceeds?|moves?|back|sent|directed|jumps?|switch\w*)\b/i

function targetOf({ clauses }: Slots): Thing | undefined {
  const pages = clauses
    .filter(({ tag }) => tag === 'eff' || tag === 'def' || tag === 'lim')
    .flatMap(({ phrases, text, start }) =>
      phrases.filter(({ tag, start: from }) => tag === 'P' && !isPlaceOf(text.slice(0, from - start))),
    )
  const thing = thingOf((pages.findLast(isAim(clauses)) ?? pages.at(-1))?.text)
  return thing?.isPlural ||
    /^(?:page|screen|website|site|browser tab|app|system|url|address|link)$/i.test(thing?.noun ?? '')
    ? undefined
    : thing
}

const article = '(?:the |an? |any |my |their |your |his |her )?(?:["“]?)$'
/** Where something is, and not where it leads: "a button on the cart page". */
const isPlaceOf = (before: string): boolean =>
  new RegExp(`\\bfrom ${article}`, 'i').test(before) ||
  (new RegExp(`\\b(?:on|in|at|of) ${article}`, 'i').test(before) &&
    !new RegExp(
      `\\b(?:lands?|landed|arrives?|is|are|be|back|get|gets|ends? up|stays?) (?:on|in|at) ${article}`,
      'i',
    ).test(before))

/** "to the home page", "opens the settings". */
const isAim =
  (clauses: Slots['clauses']) =>
  ({ start }: Phrase): boolean => {
    const clause = clauses.find((own) => own.start <= start && start < own.end)
    const before = clause?.text.slice(0, start - clause.start) ?? ''
    return new RegExp(`\\b(?:to|into|onto|opens?|shows?|displays?|lands? on) ${article}`, 'i').test(before)
  }

const inPage =
  /\b(?:dialog|modal|popup|pop-up|section|tab|panel|drawer|sidebar|menu|step|form|view|map|screen|sheet)$/i
const signIn = /\b(?:log-?in|sign-?in|login)\b/i
const pageName = ({ noun }: Thing): string =>
  /\b(?:page|site|view|screen|dashboard|form|list|tab|section|dialog|modal|panel|menu|panel|board|overview|website|portal|app|application|database|editor|window)s?$/i.test(
    noun,
  )
    ? `the ${noun}`
    : `the page "${noun}"`

function wayIdeas(target: Thing, slots: Slots): Idea[] {
  const event = doneFor(slots)
  const control = controlOf(slots)
  const place = pageName(target)
  if (/\bback\b/i.test(control ?? '')) return []
  const preconditions = givenIn(slots).slice(0, 2)
  const go =
    (event !== undefined && (isDeed(event) || control === undefined) ? event : undefined) ??
    (control === undefined ? `Go the way that this speaks of: "${quotedOf(slots)}"` : `Click "${control}"`)
  if (/\b(?:database|app|application)$/i.test(target.noun)) return []
  if (
    signIn.test(target.noun) &&
    /\b(?:redirect|forward|must|required|sent|taken|guest|unauthenticated)/i.test(slots.sentence)
  )
    return [
      tried('After signing in one is where one wanted to go', usual, [
        ['Without being signed in, open the address of a page that needs it', `${place} opens`],
        ['Sign in', 'The page that was asked for opens'],
      ]),
      tried('The back button does not show the page that was refused', refused, [
        [
          'Without being signed in, open such a page and press the back button',
          'Nothing of that page is shown',
        ],
      ]),
    ]
  return [
    tried(
      `The way to ${place} and back`,
      usual,
      [
        [go, `${place} opens`],
        ['Press the back button of the browser', 'The page before is shown as it was left'],
        ['Go forward and reload', `${place} is still there`],
      ],
      preconditions,
    ),
    ...(inPage.test(target.noun)
      ? []
      : [
          tried(`${place} opens by its own address as well`, guessed, [
            [
              `Copy the address of ${place} into a new window`,
              'The same page opens, or one has to sign in first and gets there then',
            ],
          ]),
        ]),
  ]
}

function controlOf({ clauses }: Slots): string | undefined {
  const control = clauses.flatMap(({ phrases }) => phrases).find(({ tag }) => tag === 'C')?.text
  return control === undefined ? undefined : controlName(control)
}

function controlIdeas(slots: Slots): Idea[] {
  const control = controlOf(slots)
  const thing = thingOf(control)
  if (
    control === undefined ||
    slots.kinds.has('accessibility') ||
    /\bfocus\b/i.test(slots.sentence) ||
    !/\b(?:links?|opens?|opened|goes|go|leads?|takes?|back|menu|logo|navigat\w+|breadcrumbs?)\b/i.test(
      slots.sentence,
    )
  )
    return []
  const name =
    thing && /\b(?:link|button|icon|logo|menu|tab|row|card|arrow|breadcrumb)s?$/i.test(thing.noun)
      ? theOf(thing)
      : `"${control}"`
  return [
    tried(`${name} leads to its place by mouse and by keyboard`, usual, [
      [`Click ${name}`, 'What it names opens'],
      ['Press the back button of the browser', 'The page before is shown as it was left'],
      [`Reach ${name} with the tab key and press Enter`, 'The same opens'],
    ]),
    ...(/\blink\b/i.test(slots.sentence)
      ? [
          tried(`${name} can be opened in a new window`, guessed, [
            [
              `Open ${name} with the middle button of the mouse`,
              'The right page opens in a new window; the first one stays as it was',
            ],
          ]),
        ]
      : []),
  ]
}

function unsavedIdeas(): Idea[] {
  return [
    tried('Staying keeps what was changed', usual, [
      [
        'Change something, leave the page, and choose to stay',
        'The page is still there with the change in it',
      ],
    ]),
    tried('Leaving drops what was changed', usual, [
      ['Change something, leave the page, and choose to leave', 'The other page opens'],
      ['Come back', 'The values are those from before'],
    ]),
    tried('Without a change nothing is asked', refused, [
      ['Open the page, change nothing, and leave', 'It leaves without a question'],
      ['Change something, save it, and leave', 'It leaves without a question'],
    ]),
    tried('The question comes on every way out', guessed, [
      [
        'Change something and leave by a link, by the back button, by reloading, and by closing the window',
        'It asks each time',
      ],
    ]),
  ]
}
