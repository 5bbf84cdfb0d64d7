import type { Idea } from './idea.ts'
import type { Slots } from './slots.ts'
import { speaksOf, trial } from './trial.ts'

/** What comes out is what the filter leaves. Cue: an export or a download and a filter in clauses that demand something. */
export const followedIdeas = (slots: Slots): Idea[] =>
  speaksOf(slots, /\b(?:export|download)/i) && speaksOf(slots, /\bfilter/i)
    ? [
        trial(
          'the output follows the filter, beyond the page that is shown',
          'functional',
          'Equivalence Partitioning',
          [
            'Set a filter that leaves more than one page, and produce the output',
            'It holds all entries that match, those of later pages as well, and no other',
          ],
        ),
        ...(speaksOf(slots, /\bsort|\border\b/i)
          ? [
              trial('the output has the order of the screen', 'functional', 'Equivalence Partitioning', [
                'Sort the list the other way round, and produce the output',
                'Its entries stand in the order of the screen',
              ]),
            ]
          : []),
      ]
    : []
