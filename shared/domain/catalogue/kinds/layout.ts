import { listed } from '../../english/listed.ts'
import { withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { ideasFor, trial, type Template } from '../trial.ts'

const browsers = /\b(?:Chrome|Firefox|Safari|Edge|Opera|Internet Explorer)\b/g

const templates: readonly Template[] = [
  [
    /\b(?:responsive|mobile|phones?|smartphones?|tablets?|screen sizes?|small screens?|devices?)\b/i,
    () => [
      trial('the page on a small screen', 'functional', 'Equivalence Partitioning', [
        'Open the page on a narrow phone, upright and on its side',
        'Everything can be read and used without scrolling sideways',
      ]),
      trial('long texts on a small screen', 'functional', 'Error Guessing', [
        'Fill in the longest texts that are permitted and look at them on a narrow phone',
        'They wrap or are shortened; nothing overlaps',
      ]),
    ],
  ],
  [
    /\b(?:dark mode|dark theme|themes?)\b/i,
    () => [
      trial('every text can be read in the other theme', 'functional', 'Checklist-based Testing', [
        'Change the theme and look at every page, its messages and its icons',
        'All of them can be read, and the choice is still there after the page is loaded again',
      ]),
    ],
  ],
  [
    /\bprint(?:ed|ing|s|able)?\b/i,
    () => [
      trial('the page on paper', 'functional', 'Checklist-based Testing', [
        'Print a short page and one that takes several sheets',
        'Nothing is cut off at the edges, and menus and buttons are left out',
      ]),
    ],
  ],
]

/** How pages look. Cues: names of browsers; a width in pixels; small screens; dark mode; print; text that is cut off. */
export const layout: Kind = {
  kind: 'layout',
  ideas: (slots) =>
    slots.isNegated
      ? []
      : [...browserIdeas(slots), ...widthIdeas(slots), ...ideasFor(templates, slots)].slice(0, 5),
}

function browserIdeas({ sentence }: Slots): Idea[] {
  const names = listed([...new Set(sentence.match(browsers) ?? [])])
  if (names === '') return []
  return [
    trial(`it works the same in ${names}`, 'functional', 'Equivalence Partitioning', [
      `Go through the most important tasks in ${names}, in the oldest version that counts and in the newest`,
      'All tasks can be done, and nothing is cut off or overlaps',
    ]),
  ]
}

function widthIdeas({ limits, sentence }: Slots): Idea[] {
  const limit = limits.find(({ unit, low, high }) => /^(?:px|pixels?)$/i.test(unit) && (low ?? high))
  const bound = limit?.low ?? limit?.high
  if (!limit || !bound || !/width|wide|screen|viewport|display/i.test(sentence)) return []
  const width = withUnit(bound.amount, limit.unit)
  return [
    trial(`the page at a width of ${width}`, 'boundary', 'Boundary Value Analysis', [
      `Set the window to ${width}, then to one pixel more and to one pixel less`,
      'The layout changes at that width as described; nothing is cut off',
    ]),
  ]
}
