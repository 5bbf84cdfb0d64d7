import { expect, test } from 'vitest'
import { trialsOf } from '../../../../../shared/domain/model-based-testing/stated/capable.ts'

/** "What has to be so | … > what is done = what is seen". */
const tried = (sentence: string): string[] =>
  trialsOf(sentence).map(({ preconditions, steps }) =>
    [
      ...preconditions.map((one) => `${one} >`),
      steps.map(({ action, expectedResult }) => `${action} = ${expectedResult}`).join(' > '),
    ].join(' '),
  )

test.each([
  [
    'what is made is among its like',
    'As a camp administrator, I want to be able to add campers, so that I can keep track of them.',
    ['You are signed in as a camp administrator > Add a camper = The camper is among the campers'],
  ],
  [
    'what is removed has to be there before',
    'As a moderator, I want to delete a game.',
    ['You are signed in as a moderator > There is a game > Delete a game = The game is no longer there'],
  ],
  [
    'what is seen is shown, and belongs to whoever looks',
    'As a parent, I want to be able to see a schedule of the activities my children are involved in.',
    [
      'You are signed in as a parent > View a schedule of the activities your children are involved in = The schedule of the activities your children are involved in is shown',
    ],
  ],
  [
    'what is changed is so again when it is opened',
    'Customers can change their address.',
    [
      'You are signed in as a customer > Change your address = Your address is shown with the change, also when it is opened again',
    ],
  ],
  [
    'a question is answered',
    'As a parent, I want to be able to see if I made all payments.',
    [
      'You are signed in as a parent > Check whether you made all payments = It is shown whether you made all payments',
    ],
  ],
  [
    'a search shows what matches',
    'As a user, I want to find a person by name.',
    ['Find a person by name = Only what matches the search is shown'],
  ],
  [
    'what comes of the first deed is seen of it',
    'As a user, I want to enter my zip code and get a list of nearby shops.',
    ['Enter your zip code = The list of nearby shops is shown'],
  ],
  [
    'what something is pressed for is seen',
    "Coordinators can click a 'Cancel' button to return to the home page.",
    ["You are signed in as a coordinator > Click a 'Cancel' button = The home page is shown"],
  ],
  [
    'to manage is to add, change and remove',
    'As a clerk, I want to manage bonds.',
    [
      'You are signed in as a clerk > Add a bond = The bond is among the bonds > Change the bond = The bond is shown with the change, also when it is opened again > Remove the bond = The bond is no longer there',
    ],
  ],
  [
    'whoever signs in is not signed in yet',
    'The website shall let customers log in with their email address.',
    ['You are not signed in > Log in with your email address = You are signed in'],
  ],
  [
    'what only some may do is refused to others',
    'Only administrators can activate a card.',
    [
      'You are signed in as an administrator > There is a card > Activate a card = The card has been activated, and this can be seen',
      'You are signed in, but not as an administrator > There is a card > Try to activate a card = The card has not been activated',
    ],
  ],
  [
    'titles become sentences',
    'As an Applicant, I want to Submit Supporting Documentation, so that I can satisfy my needs.',
    [
      'You are signed in as an applicant > Submit the supporting documentation = The supporting documentation has been submitted, and this can be seen',
    ],
  ],
])('%s', (_, sentence, cases) => {
  expect(tried(sentence)).toEqual(cases)
})

test.each([
  ['two things are named', 'Admins can send users the newsletter.'],
  ['nothing says what is meant', 'As a user, I want to change it.'],
  ['the verb is another one', 'As a patron, I want to check a book out.'],
])('nothing is tried where %s', (_, sentence) => {
  expect(tried(sentence)).toEqual([])
})
