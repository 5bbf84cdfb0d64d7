import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'

const leave = `# Leave request

The form "Leave request" has the fields Leave type (Annual leave, Special leave, Unpaid leave), Days (a number from 1 to 30) and Remark (up to 200 characters).

`
const parcel = `# Parcel order

- Service: Standard, Express or Overnight (selection list)
- Weight: 0.1 to 30 kg
- Age: 0 to 120 years

`

/** The rules and conditional limits of a text in short: conditions => outcome. */
function told(text: string): string[] {
  const found = readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      if (fact.kind === 'rule')
        return `${fact.otherwise ? 'else' : fact.anyOf.map((atoms) => atoms.map(({ text: one }) => one).join(' & ')).join(' | ')} => ${fact.outcome}`
      if (fact.kind !== 'conditional' || !fact.constraints.number || fact.when.is.kind !== 'value') return []
      const { min, max, scale } = fact.constraints.number
      const shown = (units?: bigint) => (units === undefined ? '' : Number(units) / 10 ** scale)
      return `${fact.when.is.value}: ${fact.label} ${shown(min)}..${shown(max)}${fact.message ? ` "${fact.message}"` : ''}`
    }),
  )
  return [...new Set(found)]
}

const unpaid = 'Leave type is Unpaid leave & Days is more than 10 days'
const decided = [
  `${unpaid} => the request is decided by the HR director`,
  'else => the request is decided by the line manager',
]

describe('a decision by the value of a selection', () => {
  test.each([
    'Unpaid leave of more than 10 days is decided by the HR director, everything else by the line manager.',
    'Requests for unpaid leave of more than 10 days are decided by the HR director; all other requests are decided by the line manager.',
    'Unpaid leave of more than 10 days is decided by the HR director. Everything else is decided by the line manager.',
    'All requests are decided by the line manager, except unpaid leave of more than 10 days, which is decided by the HR director.',
    'Every request is decided by the line manager. The only exception is unpaid leave of more than 10 days, which is decided by the HR director.',
  ])('%s', (sentence) => {
    expect(new Set(told(leave + sentence))).toEqual(new Set(decided))
  })

  test('a clause tells who decides', () => {
    expect(
      told(
        `${leave}For unpaid leave of more than 10 days the HR director decides. In all other cases the line manager decides.`,
      ),
    ).toEqual([`${unpaid} => the HR director decides`, 'else => the line manager decides'])
  })

  test('values that share their last word are a list of values', () => {
    expect(
      told(`${leave}Annual and special leave is approved by the team lead, unpaid leave by the director.`),
    ).toEqual([
      'Leave type is Special leave | Leave type is Annual leave => the request is approved by the team lead',
      'Leave type is Unpaid leave => unpaid leave is approved by the director',
    ])
  })

  test.each([
    'Unpaid leave that starts before Easter is decided by the HR director.',
    'Unpaid leave of more than 10 characters is decided by the HR director.',
    'Unpaid leave is not decided by the HR director if the works council objects.',
    'Leave type is mandatory.',
    'Parental leave is decided by the HR director, everything else by nobody.',
  ])('a condition that the form does not know gives no rule: %s', (sentence) => {
    expect(told(leave + sentence).filter((rule) => rule.includes('Leave type is'))).toEqual([])
  })
})

describe('a limit while a value is selected', () => {
  test.each([
    [
      'Overnight is only possible up to 5 kg. Otherwise "Too heavy for overnight" is displayed.',
      'Overnight: Weight ..5 "Too heavy for overnight"',
    ],
    [
      'Overnight parcels above 5 kg are rejected with "Too heavy for overnight".',
      'Overnight: Weight ..5 "Too heavy for overnight"',
    ],
    [
      'Overnight is for persons of at least 18 years only. Younger people see "Adults only".',
      'Overnight: Age 18.. "Adults only"',
    ],
    [
      'Only people aged 18 or older can order Overnight. Anyone younger gets "Adults only".',
      'Overnight: Age 18.. "Adults only"',
    ],
    [
      'If Overnight is selected and the weight is more than 5 kg, the error "Too heavy for overnight" appears.',
      'Overnight: Weight ..5 "Too heavy for overnight"',
    ],
  ])('%s', (sentence, limit) => {
    expect(told(parcel + sentence)).toContain(limit)
  })

  test.each(['Overnight is delivered within 12 hours.', 'Overnight is not available on Sundays.'])(
    'what limits no input stays as it is: %s',
    (sentence) => {
      expect(told(parcel + sentence).filter((one) => one.startsWith('Overnight:'))).toEqual([])
    },
  )
})

test('no text makes the reading fail', () => {
  const words = fc.constantFrom(
    'unpaid',
    'leave',
    'Express',
    'for',
    'of more than',
    '10',
    'days',
    'kg',
    ',',
    ';',
    'else',
    'all other',
    'by',
    'is',
    'except',
    '"',
    '(',
    'a-b',
    '*',
    '.',
    '\n- ',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      expect(
        readDocument(`${leave}- Kind: A-b, C* or D(e (list)\n${parts.join(' ')}`).length,
      ).toBeGreaterThan(0)
    }),
    { numRuns: 150 },
  )
})

const tickets = `# New ticket

- Category: Hardware, Software or Network (selection list)
- Affected users: 1 to 5000

`
describe('what is left of a value', () => {
  test('others of a value are those for which the clause before does not hold', () => {
    const found = readDocument(
      `${tickets}Network tickets with more than 100 affected users go to the crisis team, other network tickets to the network group. All remaining tickets are handled by the service desk.`,
    ).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'rule'))
    expect(found.map(({ outcome }) => outcome)).toEqual([
      'the ticket goes to the crisis team',
      'the ticket goes to the network group',
      'the ticket is handled by the service desk',
    ])
    expect(found[1]?.anyOf[0]?.map(({ negated }) => negated)).toEqual([false, true])
  })

  test('"all others" is open behind a sentence about a value that was not understood', () => {
    expect(
      told(
        `${tickets}Hardware tickets go to the workshop. Network tickets reported at night go to the standby team. All other tickets are handled by the service desk.`,
      ),
    ).toEqual(['Category is Hardware => the ticket goes to the workshop'])
  })

  test('a value is spoken of by its noun', () => {
    expect(
      told(
        '- Vehicle class: Economy, Compact or SUV (selection list)\n\nEconomy and Compact cars are confirmed at once; all other classes are checked by the branch.',
      ),
    ).toEqual([
      'Vehicle class is Economy | Vehicle class is Compact => the car is confirmed at once',
      'else => the car is checked by the branch',
    ])
  })
})

test.each([
  'For theft a police report number is required ("Please enter it").',
  'For theft the police report number must be given, otherwise "Please enter it" is shown.',
])('an input that a value needs has the message of its sentence: %s', (sentence) => {
  const found = readDocument(
    `- Type: Fire, Theft or Glass (selection list)\n- Police report number: 8 digits\n\n${sentence}`,
  ).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'conditional' || fact.kind === 'message'))
  expect(found).toEqual([
    {
      kind: 'conditional',
      label: 'Police report number',
      when: { subject: 'Type', is: { kind: 'value', value: 'Theft' }, negated: false },
      constraints: { required: true },
      message: 'Please enter it',
    },
  ])
})

test('a value that is spoken of in the plural keeps its verb, a class of things becomes one thing', () => {
  const form =
    '- Episode type: Full, Trailer or Bonus (selection list)\n- Category: Network, Hardware or Other (selection list)\n\n'
  expect(told(`${form}Trailers go live at once.`)).toEqual([
    'Episode type is Trailer => Trailers go live at once',
  ])
  expect(told(`# Tickets\n\n${form}Network tickets go to the network group.`)).toEqual([
    'Category is Network => the ticket goes to the network group',
  ])
})
