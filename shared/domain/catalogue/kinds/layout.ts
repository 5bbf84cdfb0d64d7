import { listed } from '../../english/listed.ts'
import { withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { joined, speaksOf, trial } from '../trial.ts'

const browsers = /\b(?:Chrome|Firefox|Safari|Edge|Opera|Internet Explorer)\b/g

/** A width that is named and not compared. */
const plainWidth = (slots: Slots): Idea[] => {
  const px = /\b(\d{3,4}) ?(?:px|pixels?)\b/i.exec(slots.sentence)?.[1]
  return px === undefined || !speaksOf(slots, /\bwidth|\bwide\b|viewport|screen|scroll/i)
    ? []
    : [
        trial(`the page at a width of ${px} px`, 'boundary', 'Boundary Value Analysis', [
          `Set the window to a width of ${px} px and go through the page`,
          'Everything can be read and used; nothing is cut off, and no scrolling sideways is needed',
        ]),
      ]
}

/** How pages look. Cues: names of browsers; a width in pixels; small screens; dark mode; print; text that is cut off. */
export const layout: Kind = {
  kind: 'layout',
  ideas: (slots) => {
    if (slots.isNegated) return plainWidth(slots)
    const named = [...new Set(slots.sentence.match(browsers) ?? [])]
    const width = slots.limits.find(({ unit, low, high }) => /^(?:px|pixels?)$/i.test(unit) && (low ?? high))
    const bound = width?.low ?? width?.high
    return [
      ...(named.length > 0
        ? [
            trial(`it works the same in ${joined(named)}`, 'functional', 'Equivalence Partitioning', [
              `Go through the most important tasks in ${named.length === 1 ? named[0] : joined(named)}, in the oldest version that counts and in the newest`,
              'All tasks can be done, and nothing is cut off or overlaps',
            ]),
          ]
        : []),
      ...(bound && /width|wide|screen|viewport|display/i.test(slots.sentence)
        ? [
            trial(
              `the page at a width of ${withUnit(bound.amount, width?.unit ?? '')}`,
              'boundary',
              'Boundary Value Analysis',
              [
                `Set the window to ${withUnit(bound.amount, width?.unit ?? '')}, then to one pixel more and to one pixel less`,
                'The layout changes at that width as described; nothing is cut off',
              ],
            ),
          ]
        : []),
      ...(bound ? [] : plainWidth(slots)),
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
      ...(speaksOf(slots, /\b(?:dark mode|dark theme|themes?)\b/i)
        ? [
            trial('every text can be read in the other theme', 'functional', 'Checklist-based Testing', [
              'Change the theme and look at every page, its messages and its icons',
              'All of them can be read, and the choice is still there after the page is loaded again',
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
