import { expect, test } from 'vitest'
import { writeStories } from '../../../../../shared/domain/stories/writing/index.ts'
import { marksOf } from '../../../../support/marked-request.ts'

const first = (text: string) => writeStories(text, { maxStories: 10 }).stories[0]

test.each([
  ["As an owner I'd like to see bills, so I can pay.", 'As an owner, I want to see bills, so I can pay.'],
  ['As the treasurer I want a list in order to plan.', 'As the treasurer, I want a list in order to plan.'],
  ['I want to see which rooms are free.', 'I want to see which rooms are free.'],
  ['Parents book slots for their child.', 'As a parent, I want to book slots for my child.'],
  ['Applicants identify themselves with an eID.', 'As an applicant, I want to identify myself with an eID.'],
  [
    'Holders of a badge are exempt from the fee.',
    'As a holder of a badge, I want to be exempt from the fee.',
  ],
  ['Officers and leaders can mute a member.', 'As an officer or leader, I want to mute a member.'],
  ['The camera reads the plate and matches it to a booking.', 'I want the camera to read the plate and match it to a booking.'], // prettier-ignore
  ['Each query is logged; the log is deleted after 14 days.', 'I want each query to be logged.'],
  ['The name must have 2 to 40 characters and shall contain letters.', 'I want the name to have 2 to 40 characters and contain letters.'], // prettier-ignore
])('"%s" is said as "%s"', (text, story) => {
  expect(first(text)?.userStory).toBe(story)
})

test.each([
  'A window may be moved free of charge.',
  'Weekly report per carrier: on-time share, average stay.',
  'She will need the same thing on her desk.',
])('what would be no English stays in its own words: "%s"', (text) => {
  const said = text.charAt(0).toLowerCase() + text.slice(1)
  expect(first(text)?.userStory).toBe(`I want this: ${said}`)
})

test('conditions are what is given or what happens, the rest is what is then so', () => {
  const text =
    'Rules:\n- If the account lacks cover, the order is rejected.\n- When a certificate is uploaded, the leave is credited back.\n- Each order is logged; the log is kept for a year.'
  expect(writeStories(text, { maxStories: 10 }).stories.flatMap((one) => one.acceptanceCriteria)).toEqual([
    { given: 'the account lacks cover', when: '', then: 'the order is rejected' },
    { given: '', when: 'a certificate is uploaded', then: 'the leave is credited back' },
    { given: '', when: '', then: 'Each order is logged' },
    { given: '', when: '', then: 'the log is kept for a year' },
  ])
})

test.each([
  [
    'an event',
    '{evt Once the {E kiln} {V cools}}, {eff the {C door} {V unlocks}}, {ctx so that nobody burns}.',
    [{ given: '', when: 'the kiln cools', then: 'the door unlocks' }],
  ],
  [
    'no condition',
    '{ctx As we know}, {eff the {C door} {V is} shut} and {eff the {C lamp} {V is} red}.',
    [
      { given: '', when: '', then: 'the door is shut' },
      { given: '', when: '', then: 'the lamp is red' },
    ],
  ],
])('the marks say what is given, what happens and what is then so: %s', (_, line, criteria) => {
  const marks = marksOf([line])
  const { stories } = writeStories([...marks.keys()].join(' '), { maxStories: 10, marks })
  expect(stories.flatMap((one) => one.acceptanceCriteria)).toEqual(criteria)
})

test('scenarios below a story are its criteria', () => {
  const text =
    'As a parent I want to book a slot.\n\nGiven I am signed in\nWhen I choose a free slot\nThen I see "Booked"\nAnd an e-mail is sent\n'
  const { stories } = writeStories(text, { maxStories: 10 })
  expect(stories).toHaveLength(1)
  expect(stories[0]?.acceptanceCriteria).toEqual([
    { given: 'I am signed in', when: 'I choose a free slot', then: 'I see "Booked" and an e-mail is sent' },
  ])
})

test('what a list says only with its lead is told with it', () => {
  const text = 'The password must contain:\n- at least 8 characters\n- a digit\n'
  expect(first(text)?.acceptanceCriteria.map(({ then }) => then)).toEqual([
    'The password must contain: at least 8 characters',
    'The password must contain: a digit',
  ])
})

test.each([
  ['Urgent: members must be able to leave a group.', 'critical'],
  ['Members must be able to leave a group.', 'high'],
  ['Members should be able to leave a group.', 'medium'],
  ['Members could leave a group by a link.', 'low'],
])('"%s" is of priority %s', (text, priority) => {
  expect(first(text)?.priority).toBe(priority)
})
