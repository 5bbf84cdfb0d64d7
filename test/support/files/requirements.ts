/** The requirement text of `requirements.pdf` and `requirements.docx`: a sign-up page with ranges, exact messages and a success text. */
export type Part =
  | { kind: 'title' | 'heading' | 'text' | 'item'; text: string }
  | { kind: 'table'; rows: string[][] }

export const requirements: Part[] = [
  { kind: 'title', text: 'Sign-up page: requirements' },
  { kind: 'heading', text: 'Purpose' },
  {
    kind: 'text',
    text: 'The sign-up page lets a visitor create an account for the shop. It is the only way to get an account, so its rules and its messages must be exact.',
  },
  { kind: 'heading', text: 'Fields' },
  {
    kind: 'text',
    text: 'REQ-1: The field "Name" is required and must have 2 to 40 characters. If it has fewer than 2 or more than 40 characters, the page shows "Name must have 2 to 40 characters".',
  },
  {
    kind: 'text',
    text: 'REQ-2: The field "Email" is required and must hold a valid email address. If it does not, the page shows "Enter a valid email address".',
  },
  {
    kind: 'text',
    text: 'REQ-3: The field "Age" is required and must be a whole number from 18 to 120. If it is not, the page shows "Age must be a whole number from 18 to 120".',
  },
  { kind: 'heading', text: 'Creating the account' },
  {
    kind: 'text',
    text: 'REQ-4: When all fields are valid and the visitor clicks the "Create account" button, the page shows "Welcome".',
  },
  {
    kind: 'text',
    text: 'REQ-5: If any field is not valid when the visitor clicks the "Create account" button, no account is created and the sign-up page stays open.',
  },
  { kind: 'heading', text: 'Conventions' },
  { kind: 'item', text: 'Every message stands beside its field.' },
  { kind: 'item', text: 'Values that were typed are kept when a message is shown.' },
  { kind: 'heading', text: 'Summary of the fields' },
  {
    kind: 'table',
    rows: [
      ['Field', 'Rule', 'Message'],
      ['Name', '2 to 40 characters', 'Name must have 2 to 40 characters'],
      ['Email', 'a valid email address', 'Enter a valid email address'],
      ['Age', '18 to 120', 'Age must be a whole number from 18 to 120'],
    ],
  },
]
