import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../../shared/domain/catalogue/ideas-of.ts'
import { readMarks } from '../../../../../shared/domain/marking/inline.ts'

/** Titles of a marked line's ideas; with `kind`, those of one kind. */
function titlesOf(line: string, kind?: string): string[] {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks)
    .filter((idea) => kind === undefined || idea.kind === kind)
    .map(({ title }) => title)
}

function stepsOf(line: string, title: string): string[] {
  const { text, marks } = readMarks(line)
  const idea = ideasOf(text, marks).find((found) => found.title === title)
  return (idea?.steps ?? []).map(({ action, data, expected }) =>
    [action, ...(data === undefined ? [] : [`{${data}}`]), '⇒', expected].join(' '),
  )
}

const ideas: [line: string, titles: string[]][] = [
  [
    '{eff Only {A trainers} may {V cancel} a {E course}}. ## permission',
    [
      'Somebody who is not a trainer cannot cancel a course',
      'Without signing in nobody can cancel a course',
      'A trainer can cancel a course, and no longer once the role is taken away',
    ],
  ],
  [
    '{eff {A Members} {NEG cannot} {V rename} a {E course}}. ## permission',
    ['A member cannot rename a course'],
  ],
  [
    '{def The {P course page} shows {F title}, {F room} and {F price}}. ## show',
    ['Title, room and price each show their own value'],
  ],
  [
    '{eff The {P start page} {V lists} all {E courses}}. ## show',
    ['Without any course the page says that there is none', 'One and very many courses are shown completely'],
  ],
  [
    '{evt When {A the trainer} {V closes} the {E course}}, {eff {E it} {V is} {S Full}}. ## state',
    [
      'The course is "Full" after this and not before',
      'Done twice, the course stays "Full" and nothing else happens',
    ],
  ],
  [
    '{eff A {S Full} {E course} {NEG cannot} {V be booked}}. ## state',
    ['A course that is "Full" cannot be booked', 'It is not refused for a course that is not "Full"'],
  ],
  [
    '{def {S Open} -> {S Full}}. ## state',
    [
      'A record goes from "Open" to "Full"',
      'A record that is not "Open" does not become "Full" this way',
      'The change from "Open" to "Full" tried twice happens once',
    ],
  ],
  [
    '{eff {A Members} {V log in} with {F e-mail} and {F password}}. ## sign-in',
    [
      'A wrong password is refused without saying what was wrong',
      'An unknown e-mail gets the same answer as a wrong password',
      'The right password signs in, and signing out closes everything',
      'An empty password is refused',
    ],
  ],
  [
    '{evt After {N 4} wrong {F codes} in a row} {eff the {E door} {V is} {S locked}} {lim for {N 20} {U minutes}}. ## lockout',
    [
      'After 3 wrong codes the right code still succeeds',
      'Failed attempt number 4 locks, and the right code is refused then',
      'The right code is refused just before 20 minutes are over and succeeds after',
      'A success between failures starts the count again',
    ],
  ],
  [
    '{eff {A Trainers} can {V add} a {E course}}. ## create',
    [
      'A new course shows up where it belongs',
      'Breaking off leaves no course behind',
      'Two quick clicks make one course',
    ],
  ],
  [
    '{evt {V Deleting} a {E course}} {eff also {V removes} its {E bookings}}. ## delete',
    [
      'With the course its bookings go, and those of others stay',
      'A deleted course is gone everywhere, and nothing else is',
      'Deleting the same course in two windows does no harm',
    ],
  ],
  [
    '{eff The {C "Book" button} {V is disabled}} {cond until a {T day} is chosen}. ## enable',
    [
      '"Book" can be used once this holds and cannot be used before: a day is chosen',
      '"Book" cannot be used again when its condition is taken back',
      'Nobody gets around "Book" while it cannot be used',
    ],
  ],
  [
    '{evt When {A I} {V click} {C "Courses"}}, {eff the {P course page} {V opens}}. ## navigate',
    ['The way to the course page and back', 'The course page opens by its own address as well'],
  ],
  [
    '{cond If the {F code} is unknown or} {cond the {E course} is {S over}}, {eff {M "Ask at the desk"} {V is shown}}. ## message',
    [
      '"Ask at the desk" is shown for one cause alone: the code is unknown',
      '"Ask at the desk" is shown for one cause alone: the course is over',
      '"Ask at the desk" stays away where its cause is missing',
    ],
  ],
  [
    '{lim {F Room} is {REQ mandatory}}; {cond otherwise} {eff the {P form} {V shows} {M "Choose a room"}}. ## message',
    [
      '"Choose a room" is shown where its rule is broken',
      '"Choose a room" stays away where the rule is kept',
    ],
  ],
  [
    '{eff {F Passwords} {V are stored} with bcrypt}. ## security',
    ['No password is stored in plain text', 'Two accounts with one password have different hashes'],
  ],
]

const silent = [
  // What has no cue gives nothing: a pronoun as noun, a goal, a rule for passwords, a step alone.
  '{eff {A They} can {V see} {T it}}. ## permission, show',
  '{eff The {A app} must {V be} secure}. ## security',
  '{evt When {A I} {V click} {C "Log in"}} ## sign-in, create',
]

describe('Ideas for access, messages and the life of things', () => {
  test.each(ideas)('%s', (line, titles) => {
    expect(titlesOf(line)).toEqual(titles)
  })

  test.each(silent)('nothing for: %s', (line) => {
    expect(titlesOf(line)).toEqual([])
  })

  test("one's own data is tried with a foreign record, and possessives fit the person who is told", () => {
    const line = '{eff A {A member} can {V change} their own {E booking}}. ## permission'
    expect(titlesOf(line)[0]).toBe('What belongs to somebody else is closed to a member')
    expect(stepsOf(line, 'Without signing in nobody can change their own booking')).toEqual([
      'Without being signed in, try to change your own booking by its address ⇒ One has to sign in first; nothing is shown or changed',
    ])
  })

  test('what is done is told as a step, what has to be so is a precondition', () => {
    const line =
      '{cond If the {E course} is {S Full}} {evt when {A a member} {V presses} {C "Book"}}, {eff {M "No place left"} {V is shown}}. ## message'
    const { text, marks } = readMarks(line)
    expect(ideasOf(text, marks)[0]).toMatchObject({
      preconditions: ['The course is Full'],
      steps: [{ action: 'Press "Book"', expected: 'The text reads exactly "No place left"' }],
    })
  })

  test('a reply for a whole class of faults carries its status', () => {
    const line = '{eff The {A service} {V answers} {N 422}} {cond when a {F field} is {S missing}}. ## answer'
    expect(stepsOf(line, 'Each single fault gets its answer: a field is missing')).toEqual([
      'Bring about one fault of this kind after the other, everything else in order: "a field is missing" ⇒ The answer is 422 each time',
    ])
  })
})
