import type { Idea, Kind } from '../idea.ts'
import { movedIdeas } from '../focus-ideas.ts'
import { ideasFor, trial, type Template } from '../trial.ts'

const check = (title: string, action: string, expected: string): Idea =>
  trial(title, 'accessibility', 'Checklist-based Testing', [action, expected])

const templates: readonly Template[] = [
  [
    /\b(?:keyboard(?! shortcuts?)|tab key|arrow keys?|tabbing)\b|\bwithout (?:a |the )?mouse\b/i,
    () => [
      check(
        'everything can be done with the keyboard alone',
        'Put the mouse away and go through the task with Tab, Shift+Tab, Enter, Space and the arrow keys',
        'Every control can be reached and used, in a sensible order, and nothing holds the focus captive',
      ),
    ],
  ],
  [
    /\b(?:keyboard(?! shortcuts?)|tab key|tabbing|focusable)\b|\bfocus\b.{0,60}\b(?:visible|seen|indicators?|ring|outline|styles?)\b/i,
    () => [
      check(
        'the focus can always be seen',
        'Go through the page with Tab',
        'At each moment it can be seen which control has the focus',
      ),
    ],
  ],
  [
    /\b(?:Escape|Esc)\b.{0,40}\bclos/i,
    () => [
      check(
        'Escape closes what was opened, and the focus goes back',
        'Open it with the keyboard, change something in it and press Escape',
        'It is closed, nothing of the change is kept, and the focus is on the control that opened it',
      ),
    ],
  ],
  [
    /\breduced?s?[- ]motion\b/i,
    () => [
      check(
        'animations stop where the system asks for less motion',
        'Switch on reduced motion in the settings of the system and load the page again',
        'Nothing moves by itself; all that the motion told can still be seen',
      ),
      check(
        'animations are back where the system no longer asks for it',
        'Switch off reduced motion and load the page again',
        'The animations run as before',
      ),
    ],
  ],
  [
    /\b(?:screen readers?|aria\b|aria-\w+|role|announce\w*|accessible names?|labels?|labelled)/i,
    () => [
      check(
        'a screen reader says what each control is',
        'Go through the page with a screen reader',
        'Each control is announced with its name, its role and its state',
      ),
    ],
  ],
  [
    /\b(?:alt|alternative) texts?\b|\balt (?:tag|attribute)|\bimages?\b/i,
    () => [
      check(
        'pictures are told in words',
        'Look at the alternative text of every picture',
        'Pictures with a meaning have a fitting text; pictures for decoration have an empty one',
      ),
    ],
  ],
  [
    /\bcontrast\b|\bcolou?rs?\b/i,
    () => [
      check(
        'contrast is enough everywhere',
        'Measure the contrast of texts, icons and borders of fields in every state: usual, pointed at, focused, wrong',
        'Each reaches the demanded ratio',
      ),
      check(
        'nothing is told by colour alone',
        'Look at the page in shades of grey',
        'All that is told can still be told apart',
      ),
    ],
  ],
  [
    /\b(?:zoom|200\s?%|text size|font size|magnif)/i,
    () => [
      check(
        'the page at 200 %',
        'Enlarge the page to 200 %',
        'Everything can be read and used; nothing is cut off or overlaps',
      ),
    ],
  ],
  [
    /\b(?:touch targets?|tap targets?)\b/i,
    () => [
      check(
        'targets are large enough to touch',
        'Measure the smallest buttons and links on a phone, and the gaps between them',
        'Each has the demanded size',
      ),
    ],
  ],
  [
    /\b(?:WCAG|Section 508|EN 301 549|BITV|a11y|accessib|disabilit|impair)/i,
    () => [
      check(
        'an automatic check finds nothing',
        'Run an automatic check of accessibility on every page, with messages and dialogs open',
        'It reports no violation of the demanded level',
      ),
      check(
        'the most important tasks with keyboard and screen reader',
        'Do the most important tasks with the keyboard and a screen reader alone',
        'All of them can be done to the end',
      ),
    ],
  ],
]

/** Use by everybody. Cue of each item: its thing is named in a clause that demands something. */
export const accessibility: Kind = {
  kind: 'accessibility',
  ideas: (slots) => {
    const [ratio] = /\b\d{1,2}(?:\.\d)?:1\b/.exec(slots.sentence) ?? []
    const [size] = /\b\d{2,3} ?(?:px )?[x×] ?\d{2,3} ?(?:px|pixels|pt|dp)?/i.exec(slots.sentence) ?? []
    const measured = (idea: Idea): Idea => ({
      ...idea,
      steps: idea.steps.map((step) => ({
        ...step,
        expected: step.expected
          .replace('the demanded ratio', ratio === undefined ? 'the demanded ratio' : `at least ${ratio}`)
          .replace(
            'Each has the demanded size',
            size === undefined ? '$&' : `Each has at least ${size.trim()}`,
          ),
      })),
    })
    return [...movedIdeas(slots), ...ideasFor(templates, slots)].slice(0, 5).map(measured)
  },
}
