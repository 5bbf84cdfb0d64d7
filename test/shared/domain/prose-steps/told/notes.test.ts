import { describe, expect, test } from 'vitest'
import { compileCase } from '../../../../../shared/domain/prose-steps/compile-case.ts'
import { compileStep } from '../../../../../shared/domain/prose-steps/compile-step.ts'
import { partsOfNotes } from '../../../../../shared/domain/prose-steps/told/note-lists.ts'
import type { Target, TypedAction } from '../../../../../shared/domain/prose-steps/types.ts'

const doing = (action: string) => compileStep({ action, expectedResult: '' }, { baseUrl: 'https://x.test' })

/** What each action is about, as a line of its own. */
const told = (action: TypedAction): string => {
  const target: Target | undefined = 'target' in action ? action.target : undefined
  const value = 'value' in action ? ` = ${action.value}` : ''
  const within = target?.within ? ` of ${target.within.name ?? ''}` : ''
  return `${action.action} ${target?.name ?? ''}${value}${within}`.trim()
}
const done = (action: string) => {
  const { actions, problems } = doing(action)
  expect(problems).toEqual([])
  return actions.map(told)
}

describe('a name and nothing else is what is pressed, chosen or ticked', () => {
  test.each([
    ['next', ['check next']],
    ['"Forgot password?"', ['check Forgot password?']],
    ['Terms and Conditions', ['check Terms and Conditions']],
    ['13 stripes', ['check 13 stripes']],
    ['Lincoln only', ['check Lincoln']],
    ['the login button', ['click login']],
    ['Terms checkbox', ['check Terms']],
  ])('%s', (action, actions) => {
    expect(done(action)).toEqual(actions)
  })

  test('a box goes before what is pressed, and that before what a closed list offers; nothing is unticked', () => {
    expect(doing('Next').actions).toEqual([
      {
        action: 'check',
        target: { name: 'Next', whole: true },
        otherwise: [
          {
            action: 'click',
            target: {
              role: 'control',
              name: 'Next',
              whole: true,
              or: [{ role: 'button', name: 'Next', whole: true }],
            },
            otherwise: [{ action: 'select', target: { role: 'offering', name: 'Next' }, value: 'Next' }],
          },
        ],
      },
    ])
  })

  test.each([
    'Avoid the Delete button',
    'Ann is logged in',
    'Quickly',
    'Note',
    'Terms NOT Accepted',
    'OK, whack the button',
    'In the meantime',
    'Add 5 to 7',
    'Samuel Adams has a beard',
  ])('“%s” is none', (action) => {
    expect(doing(action).problems.length).toBeGreaterThan(0)
  })
})

describe('a list of notes is read note by note', () => {
  test('at commas, semicolons, plus signs, arrows and “then”, and never within brackets', () => {
    expect(partsOfNotes('A, B; C then D + E -> F, then G (x, y). H').map(({ text }) => text)).toEqual(
      'A,B,C,D,E,F,G (x, y),H'.replaceAll(',', '|').replace('x| y', 'x, y').split('|'),
    )
  })

  test.each([
    ['1861-1865, then Next, Next, Preview', ['check 1861-1865', 'check Next', 'check Next', 'click Preview']],
    ['1810-1814 + Samuel Adams', ['check 1810-1814', 'check Samuel Adams']],
    ['tick Ham, then Clear Page', ['check Ham', 'clear Page']],
    ['Settings -> users', ['check Settings', 'check users of Settings']],
  ])('%s', (action, actions) => {
    expect(done(action)).toEqual(actions)
  })

  test('what stands behind a comma may belong to the name, and be the next to press', () => {
    expect(doing('tick Franklin, Next').actions).toMatchObject([
      {
        action: 'check',
        target: { name: 'Franklin, Next' },
        otherwise: [{ target: { name: 'Franklin' } }, { target: { name: 'Next' } }],
      },
    ])
  })

  test.each(['Lincoln, whatever you like', 'Lincoln, make coffee, Next'])(
    '“%s” is none: each note has to be read',
    (action) => {
      expect(doing(action).problems.length).toBeGreaterThan(0)
    },
  )
})

describe('notes on one thing', () => {
  test.each([
    ['Enamel Mug: colour Green, qty 2', ['fill colour = Green of Enamel Mug', 'fill qty = 2 of Enamel Mug']],
    [
      'Tee Anchor, no size chosen, Add to cart',
      ['check Tee Anchor', 'wait_until', 'click Add to cart of Tee Anchor'],
    ],
    ['Thermo Cup -> cart', ['check Thermo Cup', 'check cart of Thermo Cup']],
    ['Beer Stein: open Details', ['click Details of Beer Stein']],
  ])('%s', (action, actions) => {
    expect(done(action)).toEqual(actions)
  })

  test.each([
    ['Email: Ann Smith, Age: 30', ['fill Email = Ann Smith', 'fill Age = 30']],
    ['1861-1865, Patrick Henry; Next', ['check 1861-1865', 'check Patrick Henry', 'check Next']],
  ])('“%s” is not', (action, actions) => {
    expect(done(action)).toEqual(actions)
  })
})

test('behind notes on one thing, that of several of a name is meant which stands with it', () => {
  const actions = ['Enamel Mug: colour Green, qty 2', 'Add to cart', 'Next'].map((action, at) => ({
    stepNumber: at + 1,
    action,
    expectedResult: '',
  }))
  const { steps } = compileCase({ steps: actions }, 'https://x.test')
  expect(steps[1]?.compiled.actions).toMatchObject([{ target: { name: 'Add to cart', about: 'Enamel Mug' } }])
  expect(steps[2]?.compiled.actions).toMatchObject([{ target: { name: 'Next', about: 'Enamel Mug' } }])
})

test('what is added may be a thing with what is chosen of it', () => {
  const plans = JSON.stringify(doing('Add Enamel Mug White').actions)
  expect(
    plans.indexOf('"name":"White","whole":true,"within":{"role":"thing","name":"Enamel Mug"}'),
  ).toBeGreaterThan(0)
})

describe('who takes part says by which name', () => {
  test.each(['Start the quiz as "Ben"', 'log in as Ben'])('%s', (action) => {
    const [plan] = doing(action).actions
    expect(plan).toMatchObject({
      action: 'click',
      otherwise: [{ action: 'fill', target: { role: 'typing' }, value: 'Ben' }, { action: 'click' }],
    })
  })

  test.each(['log in as a customer', 'log in as admin user'])('nobody does in “%s”', (action) => {
    expect(JSON.stringify(doing(action).actions)).not.toContain('typing')
  })
})

describe('how things stand is no action', () => {
  test.each([
    ['terms NOT ticked', { kind: 'assert_checked', target: { name: 'terms' }, negated: true }],
    ['no size chosen', { kind: 'assert_value', target: { name: 'size' }, expected: '' }],
  ])('“%s” has to be so', (action, check) => {
    expect(doing(action)).toMatchObject({
      actions: [{ action: 'wait_until', checks: [check] }],
      problems: [],
    })
  })

  test('nothing entered yet is what nobody did', () => {
    const { actions, problems } = compileStep({
      action: 'nothing typed yet',
      expectedResult: '"60 left" is visible',
    })
    expect([actions, problems]).toEqual([[], []])
  })

  test.each(['the shop has no size chosen by anybody', 'no good'])('“%s” says no state', (action) => {
    expect(JSON.stringify(doing(action).actions)).not.toContain('wait_until')
  })
})

describe('a value with what it is for', () => {
  test.each([
    ['True for the thirteenth amendment', ['select thirteenth amendment = True']],
    ['"Blue" for the colour question', ['select colour = Blue']],
    ['colour Green, Next', ['fill colour = Green', 'check Next']],
  ])('%s', (action, actions) => {
    expect(done(action)).toEqual(actions)
  })

  test.each(['Thanks for the fish that I got', 'something for the road'])('“%s” is none', (action) => {
    expect(doing(action).problems.length).toBeGreaterThan(0)
  })
})
