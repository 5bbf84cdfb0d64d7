import type { Idea, Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

const items: [RegExp, () => Idea][] = [
  [
    /\bmobile|\bphones?\b|\btablets?\b|\bresponsive|\bscreen sizes?\b|\bviewport|\bpixels?\b|\bpx\b/i,
    () =>
      tried('Smallest and largest screen', usual, [
        [
          'Open it 320 pixels wide, then 1,920 pixels wide',
          'Everything can be read and used without scrolling sideways',
        ],
      ]),
  ],
  [
    /\bbrowsers?\b|\bchrome\b|\bfirefox\b|\bsafari\b|\bedge\b/i,
    () =>
      tried('Each browser', usual, [
        ['Go through it in each browser that is named', 'It looks and works the same'],
      ]),
  ],
  [
    /\bprint/i,
    () =>
      tried('Printed', guessed, [
        ['Print it, or look at the preview', 'All of it is on paper and can be read'],
      ]),
  ],
  [
    /\bdark\b/i,
    () =>
      tried('Dark and light', usual, [
        ['Switch between dark and light', 'Texts, icons and pictures can be read in both'],
      ]),
  ],
]

/** Screens, browsers, print. Each item needs its thing in the sentence. */
export const layout: Kind = {
  kind: 'layout',
  ideas: ({ sentence }) => items.flatMap(([cue, idea]) => (cue.test(sentence) ? [idea()] : [])),
}
