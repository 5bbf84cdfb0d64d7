import { expect, test } from 'vitest'
import { readRequirements } from '../../../../../shared/domain/requirement-reading/read.ts'
import { rulesIn as rules, table } from '../../../../support/read-rules.ts'
import { said } from '../../../../support/said-model.ts'

test.each([
  ['3 to 20 characters', ['constraint if not (length of Name >= 3 and length of Name <= 20): refused']],
  ['required; letters only', ['constraint if empty: refused', 'constraint if not characters: refused']],
  ['optional, max. 12 characters, e.g. AB-12', ['constraint if not length of Name <= 12: refused']],
  ['two letters and five stars', []],
  ['whatever the customer likes', []],
])('a cell that says "%s" limits its field by %j', (cell, expected) => {
  expect(rules(table('Field | Rules', `Name | ${cell}`))).toEqual(expected)
})

test('a message of a row answers its limits, and one in brackets what stands before it', () => {
  const text = table(
    'Input | Needed | What we accept | What it says otherwise',
    'Age | yes | 16 to 79 | Runners are 16 to 79',
    'Club | no | at most 60 characters ("Too long") | ',
  )
  expect(rules(text)).toEqual([
    'constraint if not (Age >= 16 and Age <= 79): refused, shows "Runners are 16 to 79"',
    'constraint if not length of Club <= 60: refused, shows "Too long"',
    'constraint if empty: refused, shows "Runners are 16 to 79"',
  ])
})

test('rules that stand in columns are read like rules that stand in rows', () => {
  const turned = table(
    ' | R1 | R2 | R3',
    '**Conditions** | | | ',
    'Policy active | no | yes | yes',
    'Amount | - | up to 250 | over 250',
    '**Actions** | | | ',
    'Decision | Rejected | Paid | Expert',
  )
  const straight = table(
    'Policy active | Amount | Decision',
    'no | - | Rejected',
    'yes | up to 250 | Paid',
    'yes | over 250 | Expert',
  )
  expect(rules(turned)).toEqual([
    'decision if Policy active = false: Decision := Rejected',
    'decision if (Policy active = true and Amount <= 250): Decision := Paid',
    'decision if (Policy active = true and Amount > 250): Decision := Expert',
  ])
  expect(rules(straight)).toEqual(rules(turned))
})

test('a row that only heads those below it asks for nothing, whatever it is called; one that heads none does', () => {
  const text = table(
    ' | R1 | R2',
    '**What we know** | | ',
    'Policy active | no | yes',
    '**What we do** | | ',
    'Decision | Rejected | Paid',
  )
  const fates = (rows: string) => readRequirements(rows).model.accounts.map(({ is }) => is)
  expect(fates(text)).toEqual(['context', 'context', 'read', 'context', 'read'])
  expect(rules(text)).toEqual([
    'decision if Policy active = false: Decision := Rejected',
    'decision if Policy active = true: Decision := Paid',
  ])
  expect(fates(`${text}\n| Letter | | |`).at(-1)).not.toBe('context')
})

test('heads are values of what the text says the price depends on, and "free" is no amount of it', () => {
  const rows = table('Age | Zone A | Zone B', 'under 6 | free | free', '6 and over | 1.20 EUR | 2.00 EUR')
  expect(rules(`The price depends on the age and the zone.\n\n${rows}`)).toEqual([
    'decision if (Age < 6 and zone in Zone A): price := 0.00',
    'decision if (Age < 6 and zone in Zone B): price := 0.00',
    'decision if (Age >= 6 and zone in Zone A): price := 1.20',
    'decision if (Age >= 6 and zone in Zone B): price := 2.00',
  ])
})

test('ranges in heads that nothing names are not read', () => {
  expect(
    rules(table('Zone | up to 1 kg | over 1 kg', 'Inland | 3 EUR | 5 EUR', 'Abroad | 8 EUR | 9 EUR')),
  ).toEqual([])
})

test('whoever may not do something is shown what the text has for it', () => {
  const rows = table('Role | Create order | Delete order', 'Clerk | yes | no', 'Manager | yes | yes')
  const text = `Whoever does what is not allowed gets "Access denied".\n\n${rows}`
  const { model } = readRequirements(text)
  expect(model.rules.map(({ when, then: [effect] }) => [when?.actor, when?.name, effect?.kind])).toEqual([
    ['Clerk', 'create order', 'hides'],
    ['Clerk', 'delete order', 'shows'],
    ['Manager', 'create order', 'hides'],
    ['Manager', 'delete order', 'hides'],
  ])
})

test('a line that begins with the name of a field says of it what a row would', () => {
  const text = [
    '- **Seats** – required, 1 to 8, a whole number. Otherwise: "1 to 8 seats, please."',
    '- **Mail** – optional, a valid e-mail address.',
    '- **Class**: Economy, Business or First (default: Economy).',
    '- **Scope**: the shop by the lake.',
  ].join('\n')
  expect(said(readRequirements(text).model)).toEqual([
    'Seats: number',
    'Mail: text',
    'Class: choice Economy|Business|First default: Economy',
    'constraint if empty: refused, shows "1 to 8 seats, please."',
    'constraint if not Seats is whole: refused, shows "1 to 8 seats, please."',
    'constraint if not (Seats >= 1 and Seats <= 8): refused, shows "1 to 8 seats, please."',
    'constraint if not Mail is e-mail: refused',
  ])
})
