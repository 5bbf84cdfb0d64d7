import { describe, expect, test } from 'vitest'
import { questionsOf } from '../../../../shared/domain/catalogue/questions/questions-of.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'

const questions = (line: string) => {
  const { text, marks } = readMarks(line)
  return questionsOf(text, marks)
}

/** A sentence that lacks a piece, what is asked, and the same sentence with the piece. */
const missing: [lacking: string, question: string, complete: string][] = [
  [
    '{eff The {E account} {V is locked}} {evt after {N 4} failed logins}. ## lockout',
    'How long does the lock last?',
    '{eff The {E account} {V is locked} for {N 10} {U minutes}} {evt after {N 4} failed logins}. ## lockout',
  ],
  [
    '{eff The {E account} {V is locked} for {N a} {U while}} {evt after repeated failed logins}. ## lockout',
    'After how many failed attempts does the lock begin, and how long does it last?',
    '{eff The {E account} {V is locked} until a reset} {evt after three failed logins}. ## lockout',
  ],
  [
    '{lim The {E voucher} expires}. ## expiry',
    'After what time does the voucher expire?',
    '{lim The {E voucher} expires after {N 90} {U days}}. ## expiry',
  ],
  [
    '{lim The {P timetable} must load quickly}. ## performance',
    'Within what time, and with how many users at once?',
    '{lim The {P timetable} must load quickly, {LT under} {N 2} {U seconds}}. ## performance',
  ],
  [
    '{eff {A Tenants} can {V upload} {T photos of the damage}}. ## upload',
    'Which file types and what size are accepted for photos?',
    '{eff {A Tenants} can {V upload} {T photos of the damage} as {FMT PNG}} {lim of {MAX up to} {N 4} {U MB}}. ## upload',
  ],
  [
    '{eff {A Tenants} can {V upload} {T a PDF document}}. ## upload',
    'How large may a file be?',
    '{eff {A Tenants} can {V upload} {T a PDF document}} {lim of {MAX up to} {N 4} {U MB}}. ## upload',
  ],
  [
    '{cond For {A pupils}} {eff the {F ticket price} {V is reduced} by {X 15 %}}. ## calculation',
    'How is the amount rounded?',
    '{cond For {A pupils}} {eff the {F ticket price} {V is reduced} by {X 15 %}, rounded to cents}. ## calculation',
  ],
  [
    '{def {F Colour} is {O red}, {O blue}, etc}. ## options',
    'What else belongs to the list ("etc")?',
    '{def {F Colour} is {O red} or {O blue}}. ## options',
  ],
  [
    '{eff The {A shop} {V supports} {T multiple currencies}}. ## payment',
    'Which currencies exactly ("multiple currencies")?',
    '{eff The {A shop} {V supports} {T multiple currencies} such as {O EUR} and {O CHF}}. ## payment',
  ],
  [
    '{lim The {F delay} must be {MAX at most} {N 30}}. ## limit',
    'In what unit is "delay" given?',
    '{lim The {F delay} must be {MAX at most} {N 30} {U seconds}}. ## limit',
  ],
  [
    '{lim The {F quantity} must be {MIN at least} {N 2}}. ## limit',
    'Is there a largest value of "quantity"?',
    '{lim The {F quantity} must be {MIN at least} {N 2} and {MAX at most} {N 9}}. ## limit',
  ],
  [
    '{cond If the {F parcel} weighs {LT less than} {N 2} {U kg}}, {eff {F delivery} {V is} {X free}}. ## combination',
    'What is the price where this condition is not met?',
    '{cond If the {F parcel} weighs {LT less than} {N 2} {U kg}}, {eff {F delivery} {V is} {X free}}, {cond otherwise} {eff it {V costs} {N 6} {U euros}}. ## combination',
  ],
  [
    '{evt When the {E lease} {V ends}}, {eff a {T reminder e-mail} {V is sent}}. ## notify',
    'Who gets it?',
    '{evt When the {E lease} {V ends}}, {eff a {T reminder e-mail} {V is sent} to the {A tenant}}. ## notify',
  ],
  [
    '{eff The {A system} {V sends} the {A tenant} a {T reminder}}. ## notify',
    'What makes it go out, and when?',
    '{eff The {A system} {V sends} the {A tenant} a {T reminder}} {evt when the {E rent} {V is} late}. ## notify',
  ],
  [
    '{eff {A Readers} can {V search} the {E catalogue}}. ## search',
    'In which order do hits come, and what is shown when there are none?',
    '{eff {A Readers} can {V search} the {E catalogue}}; {cond with no hit} {eff {M "Nothing here"} {V is shown}}. ## search',
  ],
  [
    '{eff An {T error message} {V is shown}}. ## message',
    'What does the message say?',
    '{eff The {T error message} {M "Wrong date"} {V is shown}}. ## message',
  ],
  [
    '{eff {A Editors} can {V delete} {E articles}}. ## delete',
    'Can a deleted article be brought back?',
    '{eff {A Editors} can {V delete} {E articles} permanently}. ## delete',
  ],
  [
    '{lim The {F house number} {REQ must be filled in}}. ## required',
    'What is shown when "house number" is left empty?',
    '{lim The {F house number} {REQ must be filled in}}, {cond otherwise} {eff {M "Number?"} {V is shown}}. ## required',
  ],
  [
    '{lim The {F nickname} must be {UNI unique}}. ## unique',
    'Do capitals and blanks make a difference for "nickname"?',
    '{lim The {F nickname} must be {UNI unique}, whatever its case}. ## unique',
  ],
  [
    '{eff The {A caretaker} {V checks} the {T lifts} regularly}. ## ',
    'How often ("regularly")?',
    '{eff The {A caretaker} {V checks} the {T lifts} every {N 14} {U days}}. ## ',
  ],
  [
    '{evt When the {F date} {V is} in the past}, {eff the {E booking} {V is rejected}}. ## when',
    'What does the person see who is refused?',
    '{evt When the {F date} {V is} in the past}, {eff the {E booking} {V is rejected} with {M "Too late"}}. ## when',
  ],
  [
    '{eff {A Landlords} can {V see} a {T list of viewings}}. ## show',
    'In which order do the entries stand, and what is shown while there are none?',
    '{eff {A Landlords} can {V see} a {T list of viewings}, the newest first}. ## show',
  ],
  [
    '{eff {A Landlords} can {V manage} {E viewings}}. ## edit',
    'What does "manage" allow?',
    '{eff {A Landlords} can {V manage} {E viewings}: create and cancel them}. ## edit',
  ],
  [
    '{lim All {T bank details} must be encrypted}. ## security',
    'Encrypted where: on the way, where it is stored, or both?',
    '{lim All {T bank details} must be encrypted at rest}. ## security',
  ],
  [
    '{eff The {A system} {V sends} the {A tenant} {T a reset link}}. ## sign-in',
    'How long is the link good for, and can it be used twice?',
    '{eff The {A system} {V sends} the {A tenant} {T a reset link} that is valid for {N 20} {U minutes}}. ## sign-in',
  ],
  [
    '{eff {A Landlords} can {V export} {E viewings}}. ## export',
    'In which format, and with which columns or parts?',
    '{eff {A Landlords} can {V export} {E viewings} as {FMT CSV}}. ## export',
  ],
  [
    '{eff {T Failed payments} {V are retried} automatically}. ## reliability',
    'How many times, at what distance, and what happens after the last failure?',
    '{eff {T Failed payments} {V are retried} automatically {N 4} times}. ## reliability',
  ],
  [
    '{eff {T Rent changes} {V are logged}}. ## log',
    'What does an entry hold, and how long is it kept?',
    '{eff {T Rent changes} {V are logged} with {F person} and {F time}}. ## log',
  ],
  [
    '{eff The {T import} {V runs} daily}. ## schedule',
    'At what time, and what if a run fails ("daily")?',
    '{eff The {T import} {V runs} daily at {N 04:00}}. ## schedule',
  ],
  [
    '{lim The {F phone} must be {FMT a valid phone number}}. ## format',
    'Which form has a valid phone number?',
    '{lim The {F phone} must be {FMT a valid phone number}, {N 10} {U digits}}. ## format',
  ],
  [
    '{eff {E Viewings} {V are shown} in a {T paginated table}}. ## show',
    'How many entries stand on a page, and in which order?',
    '{eff {E Viewings} {V are shown} in a {T paginated table}, {N 30} per page}. ## show',
  ],
  [
    '{eff A {A manager} can {V approve} {E leave requests}}. ## permission',
    'What happens when somebody who is not "manager" tries it?',
    '{eff Only a {A manager} can {V approve} {E leave requests}}. ## permission',
  ],
  [
    '{eff {A Authorized staff} can {V open} the {P archive}}. ## permission',
    'Who exactly belongs to "Authorized staff"?',
    '{eff {A Librarians} can {V open} the {P archive}}. ## permission',
  ],
]

describe('questions to the author', () => {
  test.each(missing)('%s', (lacking, question, complete) => {
    expect(questions(lacking).map((each) => each.question)).toEqual([question])
    expect(questions(complete)).toEqual([])
  })

  test('each has two or three whole sentences to take over', () => {
    for (const [lacking] of missing)
      for (const { completions } of questions(lacking)) {
        expect([2, 3]).toContain(completions.length)
        for (const completion of completions) expect(completion).toMatch(/^["A-Z0-9].*[.!?]["”]?$/s)
      }
  })

  test('a plain sentence is completed in its own words', () => {
    const [question] = questions(
      '{evt After {N 4} failed logins} {eff the {E account} {V is locked}}. ## lockout',
    )
    expect(question?.completions[0]).toBe('After 4 failed logins the account is locked for 15 minutes.')
  })

  test.each([
    '{ctx We want it fast, easy, etc}. ## performance',
    '{eff The {E account} {V is} {NEG never} {V locked}} {evt after failed logins}. ## lockout',
    '{cond When the {E token} has expired}, {eff the {P start page} {V opens}}. ## expiry, navigate',
    '{def {F Level} is {O Easy} or {O Hard}}. ## options',
    '{eff {M "Please search quickly, etc."} {V is shown}}. ## message',
    '{lim {F Priority} is {MAX at most} {N 5}}. ## limit',
    '{cond If {MIN at least} {N 3} {F alarms} come {MAX within} {N 1} {U hour}}, {eff the {A hub} {V limits} the {F rate}}. ## condition',
    '{eff {A I} want to {V log} my {T working hours} every day}. ## log, create',
    '{ctx As a tenant}, {eff {A I} want to {V manage} {E repairs}} {ctx so that I can add, view and remove them}. ## edit',
    '{eff {A Landlords} may {V send} {T notifications} to {A tenants}}. ## notify',
    '{eff {A System} {V sends} a {T confirmation mail} to the {A tenant}}. ## notify',
    '{lim {F Password policy}: no required minimum length beyond being non-empty}. ## format',
    '{eff {A Landlords} {V see} the {F rent} before the {T list of viewings}}. ## show',
  ])('nothing is missing in %s', (line) => {
    expect(questions(line)).toEqual([])
  })
})
