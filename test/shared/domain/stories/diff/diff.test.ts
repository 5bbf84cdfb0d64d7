import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Criterion,
  criterionKey,
  diffCriteria,
  textCriteria,
} from '../../../../../shared/domain/stories/diff/index.ts'

const outcome = (then: string): Criterion => ({ given: '', when: '', then })
const texts = (before: string[], after: string[]) => diffCriteria(before.map(outcome), after.map(outcome))

test.each([
  ['A link is sent', 'a  link is\tsent.'],
  ['"Link expired" is shown', '“Link expired” is shown!'],
  ['the sign-in page', 'the sign in page'],
  ['at most 1,000 rows', 'at most 1000 rows'],
  ['ﬁve files', 'five files'],
])('%s and %s are the same', (before, after) => {
  expect(texts([before], [after])).toEqual({
    unchanged: [{ before: 0, after: 0 }],
    updated: [],
    added: [],
    removed: [],
  })
})

test.each([
  ['is > 5', 'is >= 5', [{ from: '', to: '=' }]],
  ['at least 5 °C', 'at least -5 °C', [{ from: '', to: '-' }]],
  ['at least 5 °C', 'at least −5 °C', [{ from: '', to: '−' }]],
  ['costs 5 €', 'costs 5 $', [{ from: '€', to: '$' }]],
  ['before 14:00', 'before 12:00', [{ from: '14:00', to: '12:00' }]],
  ['takes 4.5 hours', 'takes 45 hours', [{ from: '4.5', to: '45' }]],
  ['he can order', 'he cannot order', [{ from: 'can', to: 'cannot' }]],
  [
    'the list is shown',
    'the list is shown and the total is kept',
    [{ from: '', to: 'and the total is kept' }],
  ],
  ['the big red button is shown', 'the button is shown at once', [{ from: 'big red', to: '' }, { from: '', to: 'at once' }]], // prettier-ignore
  ['注文は三日以内に届く', '注文は五日以内に届く', [{ from: '三', to: '五' }]],
])('of "%s" and "%s" the words that changed are told', (before, after, changes) => {
  const { updated } = texts([before], [after])
  expect(updated).toEqual([{ before: 0, after: 0, condition: [], outcome: changes }])
})

test('what is given or done is told apart from what follows; where one begins does not count', () => {
  const before = [{ given: 'a cart', when: 'I pay', then: 'a receipt is sent' }]
  const after = [{ given: '', when: 'A cart, I pay by card', then: 'a receipt is shown' }]
  expect(diffCriteria(before, after).updated).toMatchObject([
    { condition: [{ from: '', to: 'by card' }], outcome: [{ from: 'sent', to: 'shown' }] },
  ])
  expect(
    diffCriteria(before, [{ given: 'a cart I', when: 'pay', then: 'a receipt is sent' }]).unchanged,
  ).toHaveLength(1)
})

test('criteria are paired so that all of them fit best, not one after the other', () => {
  const before = ['the invoice lists article, price and tax', 'the invoice lists article and price']
  const after = [
    'the invoice lists article, price, tax and total',
    'the invoice lists article, price and tax of each',
  ]
  const { updated } = texts(before, after)
  expect(updated.map(({ before: was, after: is }) => [was, is])).toHaveLength(2)
  // The first alone fits either as well; the second fits neither better, so the sum decides.
  expect(texts(before.toReversed(), after).updated.map((pair) => [1 - pair.before, pair.after])).toEqual(
    updated.map((pair) => [pair.before, pair.after]),
  )
})

test('one of several equal ones that is gone is gone once', () => {
  const diff = texts(
    ['a total is shown', 'A total is shown.', 'rows are sorted'],
    ['rows are sorted', 'a total is shown'],
  )
  expect(diff).toMatchObject({ updated: [], added: [], removed: [1] })
})

test('what has little in common is gone and new', () => {
  expect(texts(['a video of the founder is played'], ['both serial numbers are stored'])).toEqual({
    unchanged: [],
    updated: [],
    added: [0],
    removed: [0],
  })
})

const criterionOf = (told: string): Criterion => {
  const [given = '', when = '', then = ''] = told.split(' / ')
  return { given, when, then }
}

test.each([
  [
    'a locked account / the user signs in / the message "Locked" is shown',
    'an expired password / the user signs in / the page "Change password" opens',
  ],
  [
    'the cart is empty / the customer clicks "Pay" / the message "Your cart is empty" is shown',
    'the card has expired / the customer clicks "Pay" / the message "Use another card" is shown',
  ],
  [
    'the user is logged in / the user opens the start page / the dashboard is shown',
    'the user is not logged in / the user opens the start page / the login form is shown',
  ],
  [
    'I am on the settings page / I click "Export" / a file is downloaded',
    'I am on the settings page / I click "Delete" / the account is gone',
  ],
  [
    'a Gold member / I pay / the price is reduced',
    'a closed shop / I search for a book / the price is reduced',
  ],
])('two changed parts that have little in common make another criterion: "%s" and "%s"', (before, after) => {
  const diff = diffCriteria([criterionOf(before)], [criterionOf(after)])
  expect(diff).toEqual({ unchanged: [], updated: [], added: [0], removed: [0] })
})

test.each([
  ['a cart with 3 items / I pay / the total is 30 EUR', 'a cart with 5 items / I pay / the total is 50 EUR'],
  [
    'a locked account / the user signs in / the message "Locked" is shown',
    'a locked account / the user signs in / a mail is sent',
  ],
  [
    'a locked account / the user signs in / the message "Locked" is shown',
    'an expired password / the user signs in / the message "Locked" is shown',
  ],
  [
    'the user is logged in / the user opens the list / ten rows are shown',
    'the user is logged in / the user opens the list of orders / twenty rows are shown',
  ],
  [' / I pay / a receipt is sent', ' / I pay / a mail goes out'],
])('the same criterion in other words is updated: "%s" and "%s"', (before, after) => {
  const diff = diffCriteria([criterionOf(before)], [criterionOf(after)])
  expect(diff).toMatchObject({ updated: [{ before: 0, after: 0 }], added: [], removed: [] })
})

const words = fc
  .array(
    fc.constantFrom('order', 'paid', 'not', 'the', '5', '6', 'Card', 'card.', '>', '-7', 'ß', '顧客', ''),
    {
      maxLength: 6,
    },
  )
  .map((all) => all.join(' '))
const criterion = fc.record({ given: words, when: words, then: words })
const criteria = fc.array(criterion, { maxLength: 7 })

/** What became of what, whatever its place. */
function contents(before: readonly Criterion[], after: readonly Criterion[]) {
  const { unchanged, updated, added, removed } = diffCriteria(before, after)
  const was = (place: number) => criterionKey(before[place]!)
  const is = (place: number) => criterionKey(after[place]!)
  return {
    unchanged: unchanged.map((pair) => [was(pair.before), is(pair.after)].join(' → ')).toSorted(),
    updated: updated.map((pair) => [was(pair.before), is(pair.after)].join(' → ')).toSorted(),
    added: added.map(is).toSorted(),
    removed: removed.map(was).toSorted(),
  }
}

test('a list beside itself has no change, in whatever order', () => {
  fc.assert(
    fc.property(
      criteria.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        expect(diffCriteria(list, shuffled)).toMatchObject({ updated: [], added: [], removed: [] })
      },
    ),
  )
})

test('each criterion of both lists is in one place, and what is updated has changed words', () => {
  fc.assert(
    fc.property(criteria, criteria, (before, after) => {
      const { unchanged, updated, added, removed } = diffCriteria(before, after)
      const pairs = [...unchanged, ...updated]
      const sorted = (places: number[]) => places.toSorted((a, b) => a - b)
      expect(sorted([...pairs.map((pair) => pair.before), ...removed])).toEqual([...before.keys()])
      expect(sorted([...pairs.map((pair) => pair.after), ...added])).toEqual([...after.keys()])
      for (const { condition, outcome: follows } of updated)
        expect(condition.length + follows.length).toBeGreaterThan(0)
    }),
  )
})

test('the other way round it says the same, turned round', () => {
  fc.assert(
    fc.property(criteria, criteria, (before, after) => {
      const there = contents(before, after)
      const back = contents(after, before)
      const turned = (pairs: string[]) =>
        pairs.map((pair) => pair.split(' → ').toReversed().join(' → ')).toSorted()
      expect(back).toEqual({
        unchanged: turned(there.unchanged),
        updated: turned(there.updated),
        added: there.removed,
        removed: there.added,
      })
    }),
  )
})

test('the order of the criteria changes nothing of what became of them', () => {
  const shuffledTwice = fc
    .tuple(criteria, criteria)
    .chain(([before, after]) =>
      fc.tuple(
        fc.constant([before, after] as const),
        fc.shuffledSubarray(before, { minLength: before.length }),
        fc.shuffledSubarray(after, { minLength: after.length }),
      ),
    )
  fc.assert(
    fc.property(shuffledTwice, ([[before, after], otherBefore, otherAfter]) => {
      expect(contents(otherBefore, otherAfter)).toEqual(contents(before, after))
    }),
  )
})

test('a text is its sentences and lines, and never more than a hundred', () => {
  expect(
    textCriteria('Rows are sorted. The total is 4.5!\n\n- it is kept', '').map(({ then }) => then),
  ).toEqual(['Rows are sorted.', 'The total is 4.5!', '- it is kept'])
  expect(textCriteria('A b. '.repeat(1000))).toHaveLength(100)
  expect(textCriteria('', ' \n…')).toEqual([])
})
