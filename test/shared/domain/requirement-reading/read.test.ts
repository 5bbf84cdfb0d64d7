import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements } from '../../../../shared/domain/requirement-reading/read.ts'
import { atMost } from '../../../support/sample.ts'
import { said } from '../../../support/said-model.ts'

const read = (text: string): string[] => said(readRequirements(text).model)
const accounts = (text: string): string[] => readRequirements(text).model.accounts.map(({ is }) => is)

test('a limit and the message behind it are one rule', () => {
  expect(
    read(
      'The nickname is entered. The nickname shall be 4 to 16 characters long. Otherwise the page shall show "4 to 16 please."',
    ),
  ).toEqual([
    'nickname: text',
    'constraint if not (length of nickname >= 4 and length of nickname <= 16): refused, shows "4 to 16 please."',
  ])
})

test.each<[text: string, ...said: string[]]>([
  ['The code is entered. The code must start with "DE".', 'code: text', 'constraint if not pattern: refused'],
  ['The size must be one of S, M and L.', 'size: choice S|M|L'],
  [
    'The email is entered. The email must be a valid email address.',
    'email: text',
    'constraint if not email is e-mail: refused',
  ],
  [
    '"Lot number": required, whole number from 1 to 9999, must be unique.',
    'Lot number: number',
    'constraint if empty: refused',
    'constraint if repeats: refused',
    'constraint if not Lot number is whole: refused',
    'constraint if not (Lot number >= 1 and Lot number <= 9999): refused',
  ],
  [
    'Weight shall be given in kilograms, with no more than one decimal, and shall lie between 0.5 and 80 (both included).',
    'Weight: number',
    'constraint if not (Weight >= 0.5 and Weight <= 80): refused',
  ],
  ['Up to 10 searches can be saved.', 'searches: list', 'constraint if not count <= 10: refused'],
  ['The fee is 5.00 EUR.', 'fee: number', 'computation: fee := 5.00'],
  ['The total is the price plus 19 %.', 'price: text', 'total: number', 'computation: total := +'],
  [
    'If the weight is more than 20 kg, the page shows "Heavy".',
    'weight: number',
    'reaction if weight > 20: shows "Heavy"',
  ],
  [
    'When the user clicks "Save", the page shows "Saved" and the "Save" button is disabled.',
    'reaction when press Save: shows "Saved", control',
  ],
  [
    'The age is entered. The age must be at least 18. Any other number shall be answered with "Too young".',
    'age: number',
    'constraint if not age >= 18: refused, shows "Too young"',
  ],
])('%s', (text, ...expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  'The system must be secure.',
  'The page must be easy to use.',
  'Transfers over €5,000.00 have to be confirmed with a TAN.',
  'The server will support 350 concurrent users without any degradation.',
])('nothing is invented where no limit is understood: %s', (text) => {
  expect(read(text)).toEqual([])
  expect(accounts(text)).toEqual(['not-read'])
})

test.each(['the page shows ', '"x" and ', 'the system shall send an e-mail and '])(
  'a flood of words is cut off by the budget: %s',
  (words) => {
    expect(() => readRequirements(`When the user clicks "Save", ${words.repeat(2000)}`)).not.toThrow()
  },
)

test('a message for any limit reaches those before it, and what follows is for right entries', () => {
  expect(
    read(
      'The rows and the seats are entered. The rows may be from 5 to 40 and the seats from 6 to 30. If any of these limits is not kept, the plan is refused with the message "No". Otherwise the page shows "Yes".',
    ),
  ).toEqual([
    'rows: number',
    'seats: number',
    'constraint if not (rows >= 5 and rows <= 40): refused, shows "No"',
    'constraint if not (seats >= 6 and seats <= 30): refused, shows "No"',
    'reaction if valid: shows "Yes"',
  ])
})

test('a state before a thing is what it is in, and every other action is closed', () => {
  expect(
    read(
      'A ticket is always in exactly one of the states Open, Taken and Closed.\nA new ticket is in the state Open.\nWhen an agent takes an Open ticket, the ticket becomes Taken.\nEvery other action is refused with the message "No".',
    ),
  ).toEqual([
    'ticket: state Open|Taken|Closed, first Open',
    'transition when take ticket if ticket in Open: ticket := Taken',
    'transition closes ticket: refused, shows "No"',
  ])
})

test('a table of transitions names its states, events and guards', () => {
  expect(
    read(
      'A claim starts in the state New.\n\n| Current state | Event | Guard | Next state |\n|---|---|---|---|\n| New | send | | Sent |\n| Sent | accept | days are at most 5 | Done |\n',
    ),
  ).toEqual([
    'claim: state New|Sent|Done, first New',
    'days: number',
    'transition when send claim if claim in New: claim := Sent',
    'transition when accept claim if (claim in Sent and days <= 5): claim := Done',
  ])
})

test('ranges in the headers of a matrix are conditions of its cells', () => {
  expect(
    read(
      'The fee depends on the class and the weight.\n\n| Class | weight under 50 kg | weight 50 kg and more |\n|---|---|---|\n| Standard | 0 % | 4 % |\n',
    ),
  ).toEqual([
    'Class: choice Standard',
    'weight: number',
    'fee: number',
    'decision if (Class in Standard and weight < 50): fee := 0',
    'decision if (Class in Standard and weight >= 50): fee := 4',
  ])
})

test('a scenario is a flow of its own', () => {
  const { model } = readRequirements(
    'The page has the field "Item" and the button "Add".\n\nGiven the list is empty, when I enter "Eggs" into "Item" and press "Add", then the list shows "Eggs".',
  )
  expect(model.flows).toHaveLength(1)
  expect(model.flows[0]?.steps[0]?.events.map(({ action }) => action)).toEqual(['enter', 'press'])
  expect(model.flows[0]?.steps[0]?.effects.map(({ kind }) => kind)).toEqual(['lists'])
})

test('a sentence with a condition that is not understood says nothing', () => {
  const { model } = readRequirements('If the moon hums in G major, the weight must be at most 5 kg.')
  expect(model.rules).toEqual([])
  expect(model.accounts[0]?.is).toBe('not-read')
})

test('a term that the text says something of is one word wherever it stands', () => {
  const { model } = readRequirements(
    'The page shall offer the fields Crates moved and Contact e-mail, and the buttons Send notice and Clear.\nCrates moved shall be a whole number from 1 to 60.\nContact e-mail shall be optional.\nThe button Send notice shall be disabled at first.',
  )
  expect(model.controls.map(({ role, name }) => [role, name])).toEqual([
    ['textbox', 'Crates moved'],
    ['textbox', 'Contact e-mail'],
    ['button', 'Send notice'],
    ['button', 'Clear'],
  ])
})

test('verbs, people and pages are no fields', () => {
  for (const text of [
    'The user shall log in.',
    'Makes no offer.',
    'So that I do not lose it.',
    'The page is required.',
    'TYPE: Functional',
  ]) {
    expect(readRequirements(text).model.subjects, text).toEqual([])
  }
})

test('two pages of one text keep fields of the same name apart', () => {
  const { model } = readRequirements(
    '# Sign in\nThe page has the fields "Name" and "Code".\nThe code must be exactly 4 characters.\n# Sign up\nThe page has the fields "Name" and "Code".\nThe code must be exactly 8 characters.\n',
  )
  const codes = model.subjects.filter(({ name }) => name === 'Code')
  expect(codes.map(({ scope }) => scope)).toEqual(['1', '2'])
  expect(new Set(model.rules.map(({ scope }) => scope))).toEqual(new Set(['1', '2']))
})

test('an example that says otherwise makes a gap of the limit', () => {
  const { model } = readRequirements('The code is entered. The code must be 4 digits, for example "12".')
  expect(model.rules.every(({ if: broken }) => JSON.stringify(broken).includes('digits'))).toBe(true)
  expect(model.accounts[1]?.is).toBe('gap')
})

test('every sentence of every text of the corpus has an account', () => {
  const corpus = new URL('../corpus/', import.meta.url)
  const texts = readdirSync(corpus).filter((file) => file.endsWith('.md'))
  for (const name of atMost(texts, 20)) {
    const { sentences, model } = readRequirements(readFileSync(new URL(name, corpus), 'utf8'))
    expect(
      model.accounts.map(({ sentence }) => sentence),
      name,
    ).toEqual(sentences.map(({ number }) => number))
    const ids = new Set([...model.subjects, ...model.controls].map(({ id }) => id))
    for (const { when } of model.rules) if (when?.target) expect(ids.has(when.target), name).toBe(true)
  }
})

test('a heading is context', () => {
  expect(accounts('# A plan\n\nThe field "Rows" must be from 5 to 40.')).toEqual(['context', 'read'])
})

test.each([
  [
    'behind each case',
    'If the total is more than 5 euros, the fee is 3 euros. Otherwise the fee is 4 euros.',
    5,
  ],
  ['again and again', 'Otherwise the fee is 3 euros.', 5],
])('"otherwise" %s asks for the cases before it, and doubles nothing', (_, line, most) => {
  const lines = Array.from({ length: 12 }, (_own, at) => line.replace('5', String(at)))
  const { model } = readRequirements(
    ['If the total is more than 90 euros, the fee is 1 euro.', ...lines].join('\n'),
  )
  expect(Math.max(...model.rules.map((rule) => JSON.stringify(rule.if ?? '').length))).toBeLessThan(
    most * 100,
  )
})

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'what every object has ("%s") is a word like others',
  (word) => {
    const { sentences } = readRequirements(
      `The ${word} must be shown. Users ${word} 5 ${word} in 3 ${word}s.\n\n| ${word} | b |\n|---|---|\n| ${word} | 5 ${word} |\n`,
    )
    expect(sentences[0]?.text).toContain(' must be shown.')
  },
)
