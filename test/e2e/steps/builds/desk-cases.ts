/** The builds of the order desk, in the order in which they were made: the same behaviour, in other elements and nestings, at last with other names. */
export const builds = ['/desk-1', '/desk-2', '/desk-3'] as const

export interface DeskCase {
  steps: [action: string, expected?: string][]
  /** What must come of it on each build. */
  verdict: 'passed' | 'failed'
  /** Names that the last build has given to what the case acts on. */
  heals: [from: string, to: string][]
  /** The case of the same actions that has passed before, with other expectations. */
  learned?: string
}

const saved: [string, string] = ['button "Save order"', 'button "Save the order"']
// What the last build calls in more words, for all who act on it: the whole names are gone.
const worded: [string, string][] = [
  ['field "Quantity"', 'number field "Quantity ordered"'],
  ['"Express delivery"', 'checkbox "Express delivery wanted"'],
]
const both: [string, string] = [`${worded[0]?.[0]}; ${saved[0]}`, `${worded[0]?.[1]}; ${saved[1]}`]
const withdrawn: [string, string] = ['button "Withdraw order"', 'button "Withdraw this order"']
const filled: [string, string?][] = [
  ['Open the page'],
  ['Enter "Dora Dean" in the "Customer" field and select "Rope" from "Article"'],
  ['Enter "3" in the "Quantity" field'],
  ['Check "Express delivery"'],
]

export const deskCases: Record<string, DeskCase> = {
  'an order is saved': {
    steps: [
      ...filled,
      ['Click the "Save order" button', 'The message "Order saved." is shown and the page shows "4 orders"'],
      [
        'Look at the table',
        'The "Total" of the row "Dora Dean" is "42.50 EUR" and the "Status" of the row "Dora Dean" is "Open"',
      ],
    ],
    verdict: 'passed',
    heals: [...worded, saved],
  },
  'the quantity has limits': {
    steps: [
      ...filled,
      [
        'Enter "100" in the "Quantity" field and click the "Save order" button',
        'The message "Quantity must be from 1 to 99." is shown and the page shows "3 orders"',
      ],
      [
        'Enter "99" in the "Quantity" field and click the "Save order" button',
        'The message "Order saved." is shown',
      ],
      // A step fails only where all of it can be decided, and without an order there is no row.
      ['Look at the row "Dora Dean"', 'The "Total" of the row "Dora Dean" is "1242.50 EUR"'],
    ],
    verdict: 'passed',
    heals: [...worded, both, both],
  },
  'an order without a customer is refused': {
    steps: [
      ['Open the page'],
      [
        'Click the "Save order" button',
        'The message "Enter a customer." is shown and the page shows "3 orders"',
      ],
    ],
    verdict: 'passed',
    heals: [saved],
  },
  'orders are filtered by customer': {
    steps: [
      ['Open the page', 'The page shows "3 orders"'],
      [
        'Enter "bob" in the "Filter" field',
        'The page shows "1 order", "Bob Boyd" is shown in the "Orders" table and "Ann Ames" is not shown in the "Orders" table',
      ],
      ['Clear the "Filter" field', 'The page shows "3 orders"'],
    ],
    verdict: 'passed',
    heals: [],
  },
  'an order is withdrawn': {
    steps: [
      ['Open the page'],
      ['Click "Withdraw" in the row "Bob Boyd"', 'The "Withdraw the order of Bob Boyd?" dialog is open'],
      [
        'Click "Withdraw order" in the dialog',
        'The "Status" of the row "Bob Boyd" is "Withdrawn" and the "Status" of the row "Ann Ames" is "Open"',
      ],
      ['Look at the page', 'The "Withdraw the order of Bob Boyd?" dialog is closed'],
    ],
    verdict: 'passed',
    heals: [withdrawn],
  },
  'an order is kept': {
    steps: [
      ['Open the page', 'The "Withdraw" button in the row "Cy Cole" is disabled'],
      ['Click "Withdraw" in the row "Bob Boyd" and click "Keep it" in the dialog'],
      [
        'Look at the page',
        'The "Status" of the row "Bob Boyd" is "Open" and "Withdraw the order of" is not shown',
      ],
    ],
    verdict: 'passed',
    heals: [],
  },
  'another message is expected than is shown': {
    steps: [...filled, ['Click the "Save order" button', 'The message "Order stored." is shown']],
    verdict: 'failed',
    heals: [...worded, saved],
    learned: 'an order is saved',
  },
  'another total is expected than is shown': {
    steps: [
      ...filled,
      ['Click the "Save order" button', 'The "Total" of the row "Dora Dean" is "42.00 EUR"'],
    ],
    verdict: 'failed',
    heals: [...worded, saved],
    learned: 'an order is saved',
  },
}

/** A fault of the application itself, the same in every build: the case must fail on each of them. */
export const deskFaults: { name: string; failing: string; from: string; to: string }[] = [
  ['another limit', 'the quantity has limits', 'quantity > 99', 'quantity > 100'],
  ['a limit that takes none', 'the quantity has limits', 'quantity > 99', 'quantity >= 99'],
  ['express delivery for nothing', 'an order is saved', 'express ? 5 : 0', 'express ? 0 : 0'],
  ['another price', 'an order is saved', 'Rope: 12.5', 'Rope: 12.4'],
  ['another first status', 'an order is saved', "status: 'Open' })", "status: 'Sent' })"],
  ['an order that is lost', 'an order is saved', 'orders.push({', 'void ({'],
  ['another message', 'an order is saved', "'Order saved.'", "'Order was saved.'"],
  [
    'another demand',
    'an order without a customer is refused',
    "'Enter a customer.'",
    "'Enter the customer.'",
  ],
  ['no demand', 'an order without a customer is refused', "customer.trim() === ''", 'false'],
  [
    'a filter that heeds case',
    'orders are filtered by customer',
    'wanted.trim().toLowerCase()',
    'wanted.trim().toUpperCase()',
  ],
  ['a wrong counter', 'orders are filtered by customer', "number + ' orders'", "number + 1 + ' orders'"],
  [
    'the wrong order withdrawn',
    'an order is withdrawn',
    "order.status = 'Withdrawn'",
    "orders[0].status = 'Withdrawn'",
  ],
  ['nothing withdrawn', 'an order is withdrawn', "order.status = 'Withdrawn'", 'void order'],
  [
    'withdrawn in other words',
    'an order is withdrawn',
    "order.status = 'Withdrawn'",
    "order.status = 'Cancelled'",
  ],
].map(([name = '', failing = '', from = '', to = '']) => ({ name, failing, from, to }))
