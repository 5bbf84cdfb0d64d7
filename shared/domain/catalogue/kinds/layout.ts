import { listed } from '../../english/listed.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { speaksOf, trial } from '../trial.ts'

const browsers = /\b(?:Chrome|Firefox|Safari|Edge|Opera|Internet Explorer)\b/g

/** Widths that are named, alone or in a list before "px". */
function widthIdeas({ sentence, clauses }: Slots): Idea[] {
  if (!/\bwidths?\b|\bwide\b|viewport|screen|scroll|layout|mobile|tablet|desktop/i.test(sentence)) return []
  if (clauses.every(({ tag }) => tag === 'ctx')) return []
  const widths = [...sentence.matchAll(/((?:\d{3,4}\s*(?:[/,]|or|and)\s*){0,5}\d{3,4}) ?(?:px|pixels?)\b/gi)]
    .flatMap(([, list = '']) => list.match(/\d{3,4}/g) ?? [])
    .filter((width) => Number(width) >= 200 && Number(width) <= 4000)
  return [...new Set(widths)]
    .slice(0, 4)
    .map((width) =>
      trial(`the page at a width of ${width} px`, 'boundary', 'Boundary Value Analysis', [
        `Set the window to ${width} px, then to one pixel more and to one pixel less`,
        'Everything can be read and used each time; nothing is cut off or overlaps, and no scrolling sideways is needed',
      ]),
    )
}

/** How pages look. Cues: names of browsers; a width in pixels; small screens; dark mode; print; text that is cut off. */
export const layout: Kind = {
  kind: 'layout',
  ideas: (slots) => {
    if (slots.isNegated) return widthIdeas(slots)
    const browserNames = [...new Set(slots.sentence.match(browsers) ?? [])]
    return [
      ...(browserNames.length > 0
        ? [
            trial(`it works the same in ${listed(browserNames)}`, 'functional', 'Equivalence Partitioning', [
              `Go through the most important tasks in ${browserNames.length === 1 ? browserNames[0] : listed(browserNames)}, in the oldest version that counts and in the newest`,
              'All tasks can be done, and nothing is cut off or overlaps',
            ]),
          ]
        : []),
      ...widthIdeas(slots),
      ...(speaksOf(
        slots,
        /\b(?:responsive|mobile|phones?|smartphones?|tablets?|screen sizes?|small screens?|devices?)\b/i,
      )
        ? [
            trial('the page on a small screen', 'functional', 'Equivalence Partitioning', [
              'Open the page on a narrow phone, upright and on its side',
              'Everything can be read and used without scrolling sideways',
            ]),
            trial('long texts on a small screen', 'functional', 'Error Guessing', [
              'Fill in the longest texts that are permitted and look at them on a narrow phone',
              'They wrap or are shortened; nothing overlaps',
            ]),
          ]
        : []),
      ...(speaksOf(
        slots,
        /\b(?:dark mode|dark theme|(?:dark|light) ?(?:\/|and|or) ?(?:dark|light) (?:mode|theme)|themes?)\b/i,
      )
        ? [
            trial('every text can be read in the other theme', 'functional', 'Checklist-based Testing', [
              'Change the theme and look at every page, its messages and its icons',
              'All of them can be read, and the choice is still there after the page is loaded again',
            ]),
          ]
        : []),
      ...(speaksOf(slots, /\borientation\b|\blandscape\b/i)
        ? [
            trial('the device is turned in the middle of a task', 'functional', 'State Transition Testing', [
              'Fill in half of a form upright, and turn the device on its side and back',
              'The page follows each time; what was entered is still there, and nothing is cut off',
            ]),
          ]
        : []),
      ...(speaksOf(slots, /\bprint(?:ed|ing|s|able)?\b/i)
        ? [
            trial('the page on paper', 'functional', 'Checklist-based Testing', [
              'Print a short page and one that takes several sheets',
              'Nothing is cut off at the edges, and menus and buttons are left out',
            ]),
          ]
        : []),
    ].slice(0, 5)
  },
}
