import type { Technique } from '../../../texts/en/generator-samples.ts'

/** What comes out of a sample. A test holds it against the engine, with the marks of its tagger. */
export interface Makes {
  cases: number
  /** How many of them a browser can run. */
  ready: number
  /** The most frequent first. */
  techniques: readonly Technique[]
}

/** How many techniques are named. */
export const mostTechniques = 3

/** A text to try the generator with. */
export interface Sample {
  id: 'stories' | 'rules' | 'table' | 'states' | 'interface'
  name: string
  /** What kind of text it is. */
  hint: string
  text: string
  makes: Makes
  /** What a language model once wrote for it (`recorded-samples.json`): how many cases, and the ISO date. */
  recorded?: { cases: number; at: string }
  /** It describes the demo form. */
  isOfDemo?: true
}

const stories = `# Newsletter

## Subscribe
As a reader, I want to subscribe to the newsletter, so that I hear of new articles.

The page has the text field "E-mail" and the button "Subscribe".

Acceptance criteria:
- "E-mail" is required and must be a valid e-mail address. If it is not, the message "Enter a valid e-mail address." is shown.
- When the reader clicks "Subscribe" and the e-mail is valid, the page shows "Check your inbox".
- The page must load quickly.

## Unsubscribe
As a reader, I want to unsubscribe, so that I get no more mails.

Scenario: Unsubscribe from the newsletter
  Given the reader is on the page "Preferences"
  When the reader clicks "Unsubscribe"
  Then the page shows "You are unsubscribed"
`

const rules = `# Create an account

The page has the fields "Name", "Email" and "Age" and the button "Create account".

- The field "Name" is required and must have 2 to 40 characters. If it does not, the page shows "Name must have 2 to 40 characters".
- The field "Email" is required and must hold a valid email address. If it does not, the page shows "Enter a valid email address".
- The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".
- When all fields are valid and the visitor clicks the "Create account" button, the page shows "Welcome".
- The form should feel friendly.
`

const table = `# Shipping costs

The page has the number field "Order total", the checkbox "Member" and the button "Calculate".

| | R1 | R2 | R3 | R4 |
|---|---|---|---|---|
| **Conditions** | | | | |
| Order total | under 50 | under 50 | 50 or more | 50 or more |
| Member | no | yes | no | yes |
| **Actions** | | | | |
| The page shows | "Shipping: 6 euros" | "Shipping: 3 euros" | "Shipping: 2 euros" | "Free shipping" |
`

const states = `# Life of a ticket

The page shows the status of the ticket.
A ticket is always in exactly one of the states Open, In progress, Resolved and Closed.
A new ticket is in the state Open.

- When the user clicks the "Start" button on an Open ticket, the ticket becomes In progress.
- When the user clicks the "Resolve" button on an In progress ticket, the ticket becomes Resolved.
- When the user clicks the "Reopen" button on a Resolved ticket, the ticket becomes Open.
- When the user clicks the "Close" button on a Resolved ticket, the ticket becomes Closed.
- Every other action is refused with the message "Not allowed", and the ticket keeps its state.
`

const description = `openapi: 3.0.3
info:
  title: Bookings
  version: 1.0.0
paths:
  /bookings:
    post:
      summary: Book a table
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name, guests]
              properties:
                name: { type: string, minLength: 2, maxLength: 40 }
                guests: { type: integer, minimum: 1, maximum: 12 }
                area: { type: string, enum: [inside, terrace] }
      responses:
        '201': { description: The table is booked }
        '400': { description: The booking is not valid }
  /bookings/{bookingId}:
    get:
      summary: Get a booking
      parameters:
        - { name: bookingId, in: path, required: true, schema: { type: integer, minimum: 1 } }
      responses:
        '200': { description: The booking }
        '404': { description: No such booking }
`

export const samples: readonly Sample[] = [
  {
    id: 'rules',
    name: 'Rules of a form',
    hint: 'Limits and messages',
    text: rules,
    makes: {
      cases: 14,
      ready: 14,
      techniques: ['Equivalence Partitioning', 'Boundary Value Analysis', 'Decision Table Testing'],
    },
    recorded: { cases: 10, at: '2026-11-30' },
    isOfDemo: true,
  },
  {
    id: 'stories',
    name: 'User stories',
    hint: 'Criteria and a scenario',
    text: stories,
    makes: {
      cases: 8,
      ready: 4,
      techniques: ['Equivalence Partitioning', 'Use Case Testing', 'Error Guessing'],
    },
    recorded: { cases: 8, at: '2026-11-30' },
  },
  {
    id: 'table',
    name: 'Decision table',
    hint: 'What follows from what',
    text: table,
    makes: {
      cases: 5,
      ready: 5,
      techniques: ['Boundary Value Analysis', 'Decision Table Testing', 'Use Case Testing'],
    },
  },
  {
    id: 'states',
    name: 'States',
    hint: 'The life of a ticket',
    text: states,
    makes: { cases: 17, ready: 12, techniques: ['State Transition Testing', 'Use Case Testing'] },
  },
  {
    id: 'interface',
    name: 'API description',
    hint: 'OpenAPI',
    text: description,
    makes: {
      cases: 40,
      ready: 0,
      techniques: ['Equivalence Partitioning', 'Boundary Value Analysis', 'Checklist-based Testing'],
    },
  },
]

/** The page that the cases of a sample run against: the demo form where it describes that, and never where it does not. */
export function targetOf({ isOfDemo }: Pick<Sample, 'isOfDemo'>, target: string, demo?: string): string {
  if (isOfDemo) return demo ?? target
  return target === demo ? '' : target
}
