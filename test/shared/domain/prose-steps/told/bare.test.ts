import { describe, expect, test } from 'vitest'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'

const seeing = (expectedResult: string, action = 'Press Enter') => compileStep({ action, expectedResult })
const unread = (prose: string) => seeing(prose).problems.map(({ part }) => part)

describe('what names a thing beside words that say something is not expected to be shown', () => {
  test.each<[prose: string, name: string]>([
    ['The banner fades away, the text below it too', 'text below it'],
    ['Nothing but a Save button', 'Save'],
    ['Everything but the Save button', 'Save'],
    ['absence of a message', 'absence of a'],
  ])('%s', (prose, name) => {
    const shown = seeing(prose).checks.filter(
      ({ negated, target, expected }) => negated !== true && [target?.name, expected].includes(name),
    )
    expect(shown).toEqual([])
  })
})

describe('what may be no name is left unread', () => {
  test.each(['Calendar', 'back Home'])('%s', (prose) => {
    expect(unread(prose)).toEqual([prose])
  })
})

describe('a thing of which nothing is said is shown', () => {
  test.each<[prose: string, check: object]>([
    ['Tab Billing', { kind: 'assert_visible', target: { role: 'tab', name: 'Billing' }, unquoted: true }],
    [
      '"Required" under the Name question',
      { kind: 'assert_text', expected: 'Required', target: { role: 'near' } },
    ],
    ['gift message For Ben', { kind: 'assert_text', expected: 'For Ben', unquoted: true }],
    [
      'room Double',
      { kind: 'assert_labelled', target: { name: 'room' }, expected: 'Double', unquoted: true },
    ],
    ['an error', { kind: 'assert_part', part: { noun: 'error' } }],
  ])('%s', (prose, check) => {
    expect(seeing(prose)).toMatchObject({ checks: [check], problems: [] })
  })

  test('beside other things, too', () => {
    expect(seeing('1 of 14: Travel Mug, $10 a month, and a Choose button')).toMatchObject({
      checks: [
        { expected: '1 of 14' },
        { expected: 'Travel Mug', unquoted: true },
        { expected: '$10 a month' },
        { target: { name: 'Choose' } },
      ],
      problems: [],
    })
    expect(seeing('A form opens, with a text box and the buttons Submit and Cancel').problems).toEqual([])
    expect(seeing('heading "Welcome", a text box').checks).toMatchObject([
      { target: { role: 'heading', name: 'Welcome' } },
      { part: { role: 'textbox', extent: 'any' } },
    ])
  })
})

describe('who sees something says nothing of it', () => {
  test.each<[prose: string, plain: string]>([
    ['What you get is an error', 'an error'],
    ['I’d expect Milk to be in the list', 'Milk is in the list'],
    ['You only see Milk in the list', 'Only Milk is shown in the list'],
    ['That leaves 3 items in the list', '3 items in the list'],
  ])('%s', (prose, plain) => {
    expect(seeing(prose)).toMatchObject({ checks: seeing(plain).checks, problems: [] })
    expect(seeing(plain).checks.length).toBeGreaterThan(0)
  })
  test.each(['You have to press Enter', 'You can’t see Milk'])('%s', (prose) => {
    expect(unread(prose)).toEqual([prose])
  })
})

describe('what could be looked up on the page is no explanation', () => {
  test.each([
    ['Nothing should move', ', the order stays A, B, C'],
    ['Only Monday has moved', ': Tuesday, Wednesday, Monday'],
    ['The end doesn’t care', ', it says "A"'],
    ['This one is bigger', ': "A"'],
    ['It is red', ', it says "A"'],
    ['It gets stuck 50 short of its neighbour', ', so the minimum is $650'],
    ['It is greyed in', ': "A"'],
    ['The order goes through', ' - "A" is shown'],
    ['It refuses to budge', ' and "A" is shown'],
    ['It refuses to budge', ': the Save button is disabled'],
    ['It refuses to budge', ': whatever'],
    ['It refuses to budge', ''],
  ])('%s%s', (clause, rest) => {
    expect(unread(`${clause}${rest}`)[0]).toContain(clause)
  })
})

describe('what only introduces a fact is no fact', () => {
  test.each([
    'Those two have simply traded places: West, East, South from top to bottom',
    'We’ve gone up by one, it says "26"',
    'No chance, the number stays at 80',
    'It works, so "Saved" is shown',
  ])('%s', (prose) => {
    const { checks, problems } = seeing(prose)
    expect(problems).toEqual([])
    expect(checks.length).toBeGreaterThan(0)
  })
})

describe('what is asked', () => {
  test('is shown as somebody would ask it', () => {
    expect(seeing('A window pops up and asks whether you are sure')).toMatchObject({
      checks: [
        { kind: 'assert_part', part: { noun: 'window' } },
        { kind: 'assert_text', expected: 'Are you sure', unquoted: true },
      ],
      problems: [],
    })
    expect(seeing('You are asked whether you have saved').checks).toMatchObject([
      { expected: 'Have you saved' },
    ])
  })

  test('is no condition', () => {
    expect(unread('A message is shown whether you are sure or not')).toHaveLength(1)
    expect(unread('It asks whether the box is ticked')).toHaveLength(1)
  })
})
