import type { Idea } from './idea.ts'
import { shortened } from './clauses.ts'
import type { Slots } from './slots.ts'
import { theAllOf, type Thing } from './things.ts'
import { bounded, guessed, refused, tried, usual } from './tried.ts'

/** How something ends after its time. */
type Ending = 'deleted' | 'kept' | 'session' | 'reserved' | 'locked' | 'valid' | 'lasting'

const endings: readonly (readonly [Ending, RegExp])[] = [
  [
    'session',
    /\bsession\b|\binactiv\w+|\bidle\b|\b(?:signed|logged|log|sign) (?:out|off)\b|\bstay\w* (?:signed|logged) in\b|\bwithout (?:any )?activity\b|\bdoing nothing\b/i,
  ],
  ['locked', /\b(?:lock(?:ed|s)?|blocked|suspended|banned)\b/i],
  ['deleted', /\b(?:delet\w+|remov\w+|purg\w+|eras\w+|anonymi[sz]\w+|destroyed|disappears?)\b/i],
  ['reserved', /\b(?:reserv\w+|held|on hold|holds?|releas\w+|free again)\b/i],
  ['kept', /\b(?:kept|keeps?|retain\w*|retention|stored|preserved|archived)\b/i],
  ['valid', /\b(?:valid\w*|expir\w+|good for|works?|lapses?|runs out|can be used|usable)\b/i],
]

/** The way in which a thing ends, by the words of its clause, else of its sentence; undefined where nothing says that it ends. */
export function endingOf(clause: string, sentence: string): Ending | undefined {
  const of = (text: string) => endings.find(([, words]) => words.test(text))?.[0]
  return of(clause) ?? of(sentence)
}

/** What the ideas of an ending are made of. */
interface End {
  length: string
  /** "20 minutes are over". */
  over: string
  the: string
  is: string
  thing: Thing
  slots: Slots
}

/** Ideas for the end of a length of time. */
export function endingIdeas(
  ending: Ending,
  length: string,
  thing: Thing | undefined,
  slots: Slots,
  clause = slots.sentence,
): Idea[] {
  const over = `${length} ${length.startsWith('1 ') ? 'is' : 'are'} over`
  if (ending === 'session') return sessionIdeas(length, over, clause)
  if (!thing) return []
  return ideasFor[ending]({
    length,
    over,
    the: theAllOf(thing),
    is: thing.isPlural ? 'are' : 'is',
    thing,
    slots,
  })
}

function goneIdeas({ length, over, the, is, slots }: End): Idea[] {
  const isLeast = /\b(?:at least|minimum|no less than)\b/i.test(slots.sentence)
  return [
    tried(`${the} ${is} still there, unchanged, just before ${over}`, bounded, [
      [`Look at ${the} just before ${over}`, 'Everything is there as it was'],
    ]),
    ...(isLeast
      ? []
      : [
          tried(`${the} ${is} gone after ${length}`, bounded, [
            [
              `Look for ${the} just after ${over}, in lists, in search and by the old address`,
              'Nothing of it is there any more',
            ],
            ['Look at what is younger', 'It is still there'],
          ]),
        ]),
  ]
}

const lockedIdeas = ({ over, the, is }: End): Idea[] => [
  tried(`${the} ${is} still locked just before ${over}, and open again after`, bounded, [
    [`Try to use ${the} just before ${over}`, 'It is still refused'],
    [`Try again just after ${over}`, 'It succeeds'],
  ]),
]

const reservedIdeas = ({ length, over, the }: End): Idea[] => [
  tried(`Just before ${over} nobody else gets ${the}`, bounded, [
    [`As somebody else, try to take ${the} just before ${over}`, 'It is refused'],
  ]),
  tried(`After ${length} ${the} can be had by somebody else`, bounded, [
    [`As somebody else, take ${the} just after ${over}`, 'It succeeds'],
  ]),
  tried(`The one who comes too late does not get ${the} as well`, guessed, [
    [
      `Let ${length} pass, have somebody else take ${the}, and finish as the first one without reloading`,
      'It is refused with an explanation; nothing is charged or given away twice',
    ],
  ]),
]

const renewed = /\b(?:link|code|token|invitation|password|pass|pin|key|offer|ticket|card)$/i

function validIdeas({ length, over, the, is, thing, slots }: End): Idea[] {
  const seen =
    slots.messages[0] === undefined ? 'It is refused' : `It is refused; "${slots.messages[0]}" is shown`
  return [
    tried(`${the} still count${thing.isPlural ? '' : 's'} just before ${over}`, bounded, [
      [`Use ${the} just before ${over}`, 'It is accepted'],
    ]),
    tried(`${the} ${is} refused after ${length}`, bounded, [[`Use ${the} just after ${over}`, seen]]),
    ...(renewed.test(thing.single)
      ? [
          tried(`A new ${thing.single} counts, the old one does not come back`, usual, [
            [`Let ${the} expire, get a new ${thing.single}, and use the new one`, 'It is accepted'],
            ['Use the old one again', 'It is refused'],
          ]),
        ]
      : []),
  ]
}

function lastingIdeas({ over, the, slots }: End): Idea[] {
  const outcome = slots.outcomes.join(' ')
  if (outcome === '' || outcome.length > 160) return []
  return [
    tried(`For ${the} it holds until ${over}, and not after`, bounded, [
      [`Look at ${the} just before ${over}`, outcome],
      [`Look again just after ${over}`, `It has ended: ${shortened(outcome, 160)}`],
    ]),
  ]
}

const ideasFor = {
  deleted: goneIdeas,
  kept: goneIdeas,
  locked: lockedIdeas,
  reserved: reservedIdeas,
  valid: validIdeas,
  lasting: lastingIdeas,
} as const

function sessionIdeas(length: string, over: string, clause: string): Idea[] {
  const isIdle = /\b(?:inactiv\w+|idle|activity|doing nothing|no action)\b/i.test(clause)
  const isStay =
    /\b(?:stay|keep|remain|remember)\w*\b[^.]{0,20}\b(?:signed|logged|me)\b/i.test(clause) && !isIdle
  const waiting = isIdle || !isStay ? 'do nothing' : 'close the browser'
  return [
    tried(`One is still signed in just before ${over}`, bounded, [
      [`Sign in, ${waiting}, and go on just before ${over}`, 'The page is shown; nobody has to sign in'],
    ]),
    tried(`One has to sign in again after ${length}`, bounded, [
      [
        `Sign in, ${waiting}, and save something just after ${over}`,
        'One has to sign in; nothing is shown or saved',
      ],
      ['Press the back button of the browser', 'Nothing of the data is shown'],
    ]),
    ...(isIdle
      ? [
          tried('Each action starts the time anew', usual, [
            [
              `Sign in, do something when half of the time is over, and again just before ${length} after that`,
              'One is still signed in',
            ],
          ]),
        ]
      : isStay
        ? [
            tried('Without the choice, closing the browser ends it', refused, [
              [
                'Sign in without choosing it, close the browser, and open the page again',
                'One has to sign in',
              ],
            ]),
          ]
        : []),
  ]
}
