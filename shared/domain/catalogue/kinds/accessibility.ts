import type { Idea, Kind } from '../idea.ts'
import { tried } from '../tried.ts'

const checked = ['accessibility', 'Checklist-based Testing'] as const
const items: [RegExp, () => Idea][] = [
  [
    /\bkeyboard\b|\btab(?:bing)?\b|\bfocus/i,
    () =>
      tried('Everything works by keyboard alone', checked, [
        [
          'Put the mouse away and use Tab, Shift+Tab, Enter, Space and Escape',
          'Each control is reached in reading order, can be used and left again',
        ],
        ['Look at the focus at each step', 'It is always visible'],
      ]),
  ],
  [
    /\blabel|\bnames?\b|\balt(?:ernative)?\b|\baria\b/i,
    () =>
      tried('Each control and picture has a name', checked, [
        [
          'Read the page with a screen reader, or look at the accessibility tree',
          'Each control is told by its visible label, and each picture that says something by a text',
        ],
      ]),
  ],
  [
    /\bcontrast\b|\bcolou?rs?\b/i,
    () =>
      tried('Contrast and colour', checked, [
        [
          'Measure the contrast of texts and controls',
          'It is at least 4.5 : 1 for texts and 3 : 1 for large texts and controls',
        ],
        ['Look at the page in shades of grey', 'Nothing is told by colour alone'],
      ]),
  ],
  [
    /\berrors?\b|\bannounc|\blive region/i,
    () =>
      tried('Errors are announced', checked, [
        [
          'Send the form with a wrong entry, with a screen reader on',
          'The error is read out, names its field, and the focus leads there',
        ],
      ]),
  ],
  [
    /\bscreen[- ]?reader/i,
    () =>
      tried('A screen reader tells the page', checked, [
        [
          'Go through the page with a screen reader',
          'Headings, regions, controls and their states are told in a meaningful order',
        ],
      ]),
  ],
  [
    /\bzoom|\b200 ?%|\btext size\b|\benlarg|\bresiz/i,
    () =>
      tried('The page at 200 % zoom', checked, [
        ['Zoom to 200 %', 'Everything can be read and used, and nothing is cut off'],
      ]),
  ],
  [
    /\bcaption|\bsubtitle|\btranscript/i,
    () =>
      tried('Videos have captions', checked, [
        ['Play a video without sound', 'Captions tell all that is said'],
      ]),
  ],
  [
    /\bwcag\b|\b508\b|\bEN 301 549\b|\bADA\b/i,
    () =>
      tried('A check by tool and by hand finds nothing', checked, [
        [
          'Check each page with a tool for the named standard and go through what tools cannot decide by hand',
          'There is no violation at the named level',
        ],
      ]),
  ],
]

/** Use by everybody. Each item needs its thing in the sentence. */
export const accessibility: Kind = {
  kind: 'accessibility',
  ideas: ({ sentence }) => items.flatMap(([cue, idea]) => (cue.test(sentence) ? [idea()] : [])).slice(0, 4),
}
