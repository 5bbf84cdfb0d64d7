import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ideasOf } from '../../../../shared/domain/catalogue/ideas-of.ts'
import { kinds } from '../../../../shared/domain/catalogue/kinds/index.ts'
import { readMarks } from '../../../../shared/domain/marking/inline.ts'
import { roleTags, segmentTags } from '../../../../shared/domain/marking/tags.ts'
import { expectLinear } from '../../../support/costs.ts'
import { forAll } from '../../../support/for-all.ts'

const titlesOf = (line: string): string[] => {
  const { text, marks } = readMarks(line)
  return ideasOf(text, marks).map(({ title }) => title)
}

describe('Ideas of a sentence', () => {
  test.each([
    [
      '{lim A {F code} has {N 6} {MAX to} {N 10} {U characters}}. ## length',
      ['A code of 11 characters is refused', 'A code of 6 characters is accepted'],
    ],
    [
      '{lim Only {E orders} of {MIN at least} {N 20} {U euros} can use it}. ## limit',
      ['An order of 19.99 euros is refused', 'An order of 20 euros is accepted'],
    ],
    [
      '{lim The {F weight} is {LT below} {N 5} {U kg}}. ## limit',
      ['A weight of 5 kg is refused', 'A weight of just under 5 kg is accepted'],
    ],
    [
      '{lim The {F deposit} is {MAX never} {GT above} {N one} {U euro}}. ## limit',
      ['A deposit of 1.01 euros is refused', 'A deposit of 1 euro is accepted'],
    ],
    [
      '{cond If the {F order value} {GT exceeds} {N 100} {U euros}}, {eff the {F shipping fee} {V is} {N 0}}. ## calculation',
      [
        'An order value of 100.01 euros: the shipping fee is 0',
        'An order value of 100 euros: the rule does not apply',
      ],
    ],
    [
      '{lim {A Users} can {V upload} {T PDF files} of {MAX up to} {N 5} {U MB}}. ## upload',
      ['A file of 5 MB is taken', 'A file of just over 5 MB is refused', 'A file of another type is refused'],
    ],
    [
      '{eff The {F account} {V is} {S locked} for {N 15} {U minutes}}. ## expiry',
      ['The account is still locked just before 15 minutes are over, and open again after'],
    ],
    [
      '{lim {F Email} is {REQ required} and {UNI unique}}. ## required, unique',
      ['An entry without the Email is refused', 'The same Email is refused'],
    ],
    [
      '{lim {N 95} {U %} of {E requests} are answered {MAX within} {N 300} {U ms} at {N 200} {U concurrent users}}. ## performance',
      [
        'The response: at least 95 of 100 measurements take at most 300 ms',
        'A load beyond 200 concurrent users breaks nothing',
      ],
    ],
    [
      '{eff {T Results} {V are shown} {N 20} per page}. ## filter',
      ['Exactly one full page, and one entry more'],
    ],
    [
      '{eff {P GET /orders/7} {V returns} {N 404}}. ## api',
      ['An id that does not exist is answered with 404'],
    ],
    [
      '{eff The {A customer} {V receives} an {T e-mail}}. ## notify',
      ['The e-mail reaches the customer, once'],
    ],
    [
      '{lim {F Email} must be {FMT a valid e-mail address}}. ## format',
      ['The email "alex.example.com" is refused'],
    ],
    [
      '{def {F Size} is {O Small} or {O Large}}. ## options',
      ['Each choice of Size is kept: "Small", "Large"', 'No other Size is accepted'],
    ],
    [
      '{eff The {F fee} {V is} {X 10 % of the price}}. ## calculation',
      ['10 % of 99.99 is rounded to two places'],
    ],
  ])('are those that a tester tries: %s', (line, expected) => {
    expect(titlesOf(line)).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ['a limit without a number', '{lim The {F stay} must not be {MAX too long}}. ## limit'],
    ['an order that nothing says', '{eff {T Results} {V are shown}}. ## filter'],
    ['a request without method and status', '{eff The {P interface} {V answers}}. ## api'],
  ])('are none for %s', (_what, line) => {
    expect(titlesOf(line)).toEqual([])
  })
})

describe('The other side of a condition', () => {
  const seenOf = (line: string): string[] => {
    const { text, marks } = readMarks(line)
    return ideasOf(text, marks).flatMap(({ steps }) => steps.map(({ expected }) => expected))
  }

  test('denies no more than the condition where the sentence says of it, too, what comes of it', () => {
    const two =
      '{cond {E Orders} {GT over} {N 100}} {eff {V are shipped} {X free}}, {cond {E orders} of {N 100}} {eff {V pay} {N 5} {U euros}}. ## condition'
    expect(seenOf(two)).toContain('It does not fall under: "Orders over 100"')
    expect(seenOf(two).filter((seen) => seen.startsWith('This stays away'))).toEqual([])
  })

  test('lies outside of both ends of a range, however it is introduced', () => {
    const range = '{lim A {F badge} is limited {MAX to} {N 2}{MAX –}{N 8} {U names}}. ## limit'
    const titles = titlesOf(range)
    expect(titles).toContain('A badge of 1 name is refused')
    expect(titles.filter((title) => title.includes(' 3 '))).toEqual([])
  })

  test('of a bound of a refund is no refund that is not paid out', () => {
    const bound = '{lim A {F refund} must {MAX not} be {GT more than} {N 300} {U euros}}. ## payment'
    expect(titlesOf(bound).filter((title) => /paid out/.test(title))).toEqual([])
  })
})

const anyMarks = fc
  .array(
    fc.tuple(
      fc.string({ maxLength: 6 }),
      fc.constantFrom(...segmentTags),
      fc.string({ minLength: 1, maxLength: 30 }),
      fc.option(fc.constantFrom(...roleTags)),
    ),
    { maxLength: 6 },
  )
  .map((parts) => {
    let text = ''
    const segments = []
    const roles = []
    for (const [between, tag, inside, role] of parts) {
      text += between
      const span = { start: text.length, end: text.length + inside.length, confidence: 1 }
      segments.push({ tag, ...span })
      if (role) roles.push({ tag: role, ...span })
      text += inside
    }
    return {
      text,
      marks: { segments, roles, kinds: [...kinds.keys()].map((kind) => ({ kind, confidence: 1 })) },
    }
  })

describe('Any marks of any text', () => {
  test('give at most eight ideas, each with a title and a step', () => {
    forAll([anyMarks], ({ text, marks }) => {
      const ideas = ideasOf(text, marks)
      expect(ideas.length).toBeLessThanOrEqual(8)
      for (const { title, steps } of ideas) {
        expect(title.length).toBeLessThan(1000)
        expect(steps.length).toBeGreaterThan(0)
      }
    })
  })

  test('cost no more than their length', () => {
    const line = '{cond If {F a} {GT exceeds} {N 5}}, {eff the {F b} {V is} {N 3}}. '
    expectLinear(20_000, (length) => {
      const { text, marks } = readMarks(line.repeat(length / line.length))
      ideasOf(text, { ...marks, kinds: [...kinds.keys()].map((kind) => ({ kind, confidence: 1 })) })
    })
  })
})
