import { withoutOpening } from '../clauses.ts'
import { isSentence, plainOf } from '../plain-sentences.ts'
import { besideOf, withUnit } from '../bounded.ts'
import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { ideasFor, trial } from '../trial.ts'

const templates: readonly [cue: RegExp, ideas: (slots: Slots) => Idea[]][] = [
  [/\b(?:up[- ]?time|availab\w*|down[- ]?time)\b/i, availabilityIdeas],
  [
    /\b(?:offline|no (?:internet )?connection|without (?:an? )?(?:internet|network|connection)|connectivity|air-gapped)\b/i,
    () => [
      trial('work goes on without a connection', 'functional', 'Use Case Testing', [
        'Cut the connection and go on working',
        'What has to work without a connection works, and the missing connection can be seen',
      ]),
      trial('the connection comes back', 'functional', 'State Transition Testing', [
        'Change something without a connection, then restore it',
        'The change arrives once; nothing is lost or doubled',
      ]),
    ],
  ],
  [
    /\bback-?ups?\b|\brestor\w+ (?:of |the |all |an? )?(?:data|database|snapshots?|state)\b/i,
    () => [
      trial('a backup brings everything back', 'functional', 'Use Case Testing', [
        'Make a backup, change and remove some entries, and restore it',
        'All entries are as they were at the time of the backup',
      ]),
      trial('a damaged backup is refused', 'negative', 'Error Guessing', [
        'Cut the end off a backup and restore it',
        'It is refused, and the present data is unchanged',
      ]),
    ],
  ],
  [
    /\b(?:retr(?:y(?!-after)|ies|ied|ying)|try again|tries again)\b/i,
    (slots) =>
      slots.isNegated
        ? []
        : [
            trial('a failure that passes is made up for', 'functional', 'State Transition Testing', [
              'Let the first attempt fail and the next succeed',
              'In the end it has been done once, and no error stays behind',
            ]),
            trial('a failure that stays is told', 'negative', 'Error Guessing', [
              'Let every attempt fail',
              'The attempts come to an end, and the failure can be seen',
            ]),
          ],
  ],
  [
    /\b(?:transactions?|roll(?:ed|s)? ?back|atomic\w*|all or nothing|partial(?:ly)?)\b/i,
    () => [
      trial('broken off in the middle, nothing is half done', 'negative', 'Error Guessing', [
        'Let the last part of the action fail',
        'Everything is as it was before the action began',
      ]),
    ],
  ],
  [
    /\b(?:(?<!not |never |without )crash\w*|(?<!without )restart\w*|reboot\w*|recover\w*|power (?:loss|failure|outage)|interrupt\w*)\b/i,
    () => [
      trial('nothing is lost over a restart', 'functional', 'Error Guessing', [
        'End the process hard in the middle of an action and start it again',
        'What was confirmed before is there once; what was not confirmed is whole or not there',
      ]),
    ],
  ],
  [
    /\b(?:fall-?back|falls back|fails? over|failover|redundan\w+|unavailable|goes down|gracefully|continues? (?:to (?:work|operate|run)|normal)|(?:not|never|without) crash\w*)\b/i,
    otherWayIdeas,
  ],
]

/** Availability, interruption and recovery. Cues: a field term of one of the templates in a clause that demands something. */
export const reliability: Kind = {
  kind: 'reliability',
  ideas: (slots) => ideasFor(templates, withoutTexts(slots)),
}

function availabilityIdeas({ limits, sentence }: Slots): Idea[] {
  const percent = /\b(9\d(?:\.\d+)?)\s?(?:%|percent\b)/.exec(sentence)?.[1]
  const limit = limits.find(({ low, unit }) => low && (unit || low.amount.after).includes('%'))
  const least = limit?.low
    ? withUnit(limit.low.amount, limit.unit)
    : percent === undefined
      ? undefined
      : `${percent}%`
  if (least === undefined) return []
  const under = limit?.low
    ? besideOf({ ...limit.low, inclusive: true }, 'low', limit.unit).outside
    : `less than ${least}`
  return [
    trial(`the service is there ${least} of the time`, 'performance', 'Checklist-based Testing', [
      'Call the service every minute over the period that counts and write down each failure',
      `The share of calls that succeed is at least ${least}; ${under} is a failure`,
    ]),
    trial('an outage is noticed and counted', 'functional', 'Error Guessing', [
      'Stop the service for some minutes',
      'The outage is reported and appears in the measured share of time',
    ]),
  ]
}

/** Texts that are shown say nothing of what happens: "Please try again". */
const withoutTexts = (slots: Slots): Slots => ({
  ...slots,
  clauses: slots.clauses.map((clause) => ({
    ...clause,
    text: [...slots.messages, ...slots.all('C')].reduce(
      (text, message) => text.replace(message, ''),
      clause.text,
    ),
  })),
})

/** Something goes on although a part is gone: the part is told where the condition is a sentence. */
function otherWayIdeas({ clauses, isNegated }: Slots): Idea[] {
  const isKept = clauses.some(({ text: own }) => /\b(?:not|never|without) crash|continues?\b/i.test(own))
  if (isNegated && !isKept) return []
  const text = clauses.find(({ tag, text: own }) => tag === 'cond' && gone.test(own))
  const part = text && plainOf(withoutOpening(text.text))
  const isTold = part !== undefined && part.length <= 80 && isSentence(part, ['goes', 'fails'])
  return [
    trial(
      isTold ? `the work goes on although ${part}` : 'the other way takes over where the first fails',
      'functional',
      'State Transition Testing',
      [
        isTold
          ? `Bring it about that ${part}, and go on working`
          : 'Make the first way unavailable and go on working',
        'The work goes on, no crash or error of the server is shown, and nothing is lost',
      ],
      ['Undo that', 'The work goes on as before'],
    ),
  ]
}

const gone = /\b(?:fails?|unavailable|unreachable|goes down|is down)\b/i
