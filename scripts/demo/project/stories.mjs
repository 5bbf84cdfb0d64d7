const account = `The page has the fields "Name", "Email" and "Age" and the button "Create account".

- The field "Name" is required and must have 2 to 40 characters. If it has fewer than 2 or more than 40 characters, the page shows "Name must have 2 to 40 characters".
- The field "Email" is required and must hold a valid email address. If it does not, the page shows "Enter a valid email address".
- The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".
- When all fields are valid and the visitor clicks the "Create account" button, the page shows "Welcome".
- The form should feel friendly.
`

const shipping = `The page has the number field "Order total", the checkbox "Member" and the button "Calculate".

| | R1 | R2 | R3 | R4 |
|---|---|---|---|---|
| **Conditions** | | | | |
| Order total | under 50 | under 50 | 50 or more | 50 or more |
| Member | no | yes | no | yes |
| **Actions** | | | | |
| The page shows | "Shipping: 6 euros" | "Shipping: 3 euros" | "Shipping: 2 euros" | "Free shipping" |
`

const order = `The page shows the status of the order.
An order is always in exactly one of the states Placed, Packed, Sent and Returned.
A new order is in the state Placed.

- When the clerk clicks the "Pack" button on a Placed order, the order becomes Packed.
- When the clerk clicks the "Send" button on a Packed order, the order becomes Sent.
- When the clerk clicks the "Take back" button on a Sent order, the order becomes Returned.
- Every other action is refused with the message "Not possible now", and the order keeps its state.
`

const newsletter = `The page has the text field "E-mail" and the button "Subscribe".

- "E-mail" is required and must be a valid e-mail address. If it is not, the message "Enter a valid e-mail address." is shown.
- When the reader clicks "Subscribe" and the e-mail is valid, the page shows "Check your inbox".
- Subscriptions are confirmed the way the law of the reader's country asks for.
`

const criterion = (given, when, then) => ({ given, when, then })

/**
 * The stories of the demo, in the order of their sprints. `generates` has cases designed from what the story says; `blockedBy` names stories that come first, by key.
 */
export const stories = [
  {
    key: 'account',
    sprint: 'first',
    title: 'Create an account',
    userStory: 'As a visitor, I want to create an account, so that my orders are kept.',
    description: account,
    priority: 'critical',
    status: 'done',
    storyPoints: 5,
    tags: ['account'],
    generates: true,
  },
  {
    key: 'signIn',
    sprint: 'first',
    title: 'Sign in',
    userStory:
      'As a customer, I want to sign in with my e-mail address and password, so that I see my orders.',
    acceptanceCriteria: [
      criterion(
        'an account',
        'the customer enters its e-mail address and password',
        'the page shows the orders',
      ),
      criterion(
        'an account',
        'the customer enters a wrong password five times',
        'signing in is locked for 15 minutes',
      ),
    ],
    priority: 'critical',
    status: 'done',
    storyPoints: 3,
    tags: ['account'],
    generates: true,
  },
  {
    key: 'reset',
    sprint: 'first',
    title: 'Reset a forgotten password',
    userStory:
      'As a customer, I want to choose a new password by a link, so that I get back into my account.',
    acceptanceCriteria: [
      criterion(
        'a link that is older than one hour',
        'the customer opens it',
        'the page says that it has expired',
      ),
    ],
    priority: 'high',
    status: 'done',
    storyPoints: 3,
    tags: ['account', 'mail'],
    generates: true,
  },
  {
    key: 'confirm',
    sprint: 'first',
    title: 'Confirm an e-mail address',
    userStory:
      'As the shop, I want addresses to be confirmed, so that orders reach the people who placed them.',
    priority: 'medium',
    status: 'done',
    storyPoints: 2,
    tags: ['account', 'mail'],
  },
  {
    key: 'shipping',
    sprint: 'second',
    title: 'Shipping costs',
    userStory:
      'As a customer, I want to see what shipping costs before I order, so that nothing surprises me.',
    description: shipping,
    priority: 'high',
    status: 'testing',
    storyPoints: 5,
    tags: ['checkout'],
    generates: true,
  },
  {
    key: 'order',
    sprint: 'second',
    title: 'Life of an order',
    userStory: 'As a clerk, I want an order to go through its states one by one, so that no parcel is lost.',
    description: order,
    priority: 'high',
    status: 'in_progress',
    storyPoints: 8,
    tags: ['orders'],
    generates: true,
  },
  {
    key: 'newsletter',
    sprint: 'second',
    title: 'Subscribe to the newsletter',
    userStory: 'As a reader, I want to subscribe to the newsletter, so that I hear of new books.',
    description: newsletter,
    priority: 'medium',
    status: 'in_review',
    storyPoints: 3,
    tags: ['mail'],
    generates: true,
  },
  {
    key: 'history',
    sprint: 'second',
    title: 'Look at earlier orders',
    userStory: 'As a customer, I want to see my earlier orders, so that I can order a book again.',
    priority: 'low',
    status: 'done',
    storyPoints: 3,
    tags: ['orders'],
  },
  {
    key: 'cancel',
    sprint: 'third',
    title: 'Cancel an order',
    userStory:
      'As a customer, I want to cancel an order that is not packed yet, so that I need not send it back.',
    priority: 'high',
    status: 'ready',
    storyPoints: 5,
    tags: ['orders'],
    blockedBy: ['order'],
  },
  {
    key: 'invoice',
    sprint: 'third',
    title: 'Pay by invoice',
    userStory: 'As a company, I want to pay by invoice within 14 days, so that our accounting can check it.',
    priority: 'medium',
    status: 'ready',
    storyPoints: 8,
    tags: ['checkout'],
    blockedBy: ['shipping'],
  },
  {
    key: 'export',
    title: 'Export my data',
    userStory: 'As a customer, I want a copy of all that the shop knows of me, so that I can check it.',
    priority: 'medium',
    status: 'backlog',
    tags: ['privacy'],
  },
  {
    key: 'delete',
    title: 'Delete my account',
    userStory: 'As a customer, I want to delete my account, so that the shop forgets me.',
    priority: 'medium',
    status: 'backlog',
    tags: ['privacy', 'account'],
    blockedBy: ['export'],
  },
]

/** Three sprints of two weeks. Days count from today. */
export const sprints = [
  { key: 'first', name: 'Sprint 1 · Accounts', goal: 'Visitors become customers.', from: -21, to: -8 },
  { key: 'second', name: 'Sprint 2 · Orders', goal: 'An order finds its way.', from: -7, to: 6 },
  { key: 'third', name: 'Sprint 3 · Payment', goal: 'Companies can buy.', from: 7, to: 20 },
]
