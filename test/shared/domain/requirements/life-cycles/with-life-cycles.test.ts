import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { readDocument } from '../../../../../shared/domain/requirements/read-document.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const movesOf = (text: string) =>
  readDocument(text).flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'transition'
        ? [`${fact.entity}: ${fact.from.join()} [${fact.event}] ${fact.to ?? fact.guard ?? 'allowed'}`]
        : [],
    ),
  )

describe('a life cycle told with states that are no names', () => {
  test('goes on from sentence to sentence, and "otherwise" leaves the same state', () => {
    expect(
      movesOf(
        'New tickets are open. An agent takes an open ticket and it becomes in progress. When the agent resolves it, the customer gets an e-mail and the ticket is resolved. If the customer answers within 7 days, the ticket is reopened, otherwise it is closed.',
      ),
    ).toEqual([
      'ticket:  [] open',
      'ticket: open [An agent takes the ticket] in progress',
      'ticket: in progress [the agent resolves the ticket] resolved',
      'ticket: resolved [the customer answers within 7 days] reopened',
      'ticket: resolved [the customer does not answer within 7 days] closed',
    ])
  })

  test('names what leaves a state in a relative clause, and what comes of two decisions', () => {
    expect(
      movesOf(
        'A new order is pending. Once it is paid, it becomes confirmed. Pending orders that are not paid within 24 hours are cancelled automatically.',
      ),
    ).toEqual([
      'order:  [] pending',
      'order: pending [the order is paid] confirmed',
      'order: pending [the order is not paid within 24 hours] cancelled',
    ])
    expect(
      movesOf(
        'New leave requests are submitted. A submitted request is approved or rejected by the manager.',
      ),
    ).toEqual([
      'leave request:  [] submitted',
      'leave request: submitted [the manager approves the request] approved',
      'leave request: submitted [the manager rejects the request] rejected',
    ])
  })

  test('expects what happens beside the change of state', () => {
    const { testCases } = designTests({
      mode: 'generate',
      requirements:
        'Every invoice starts as a draft. When the accountant sends the invoice, its status changes to sent and the customer gets an e-mail.',
    })
    expect(testCases.map(({ title, expectedResult }) => [title, expectedResult])).toContainEqual([
      'Invoice: draft → sent',
      'The customer gets an e-mail and "sent" is visible',
    ])
  })

  test('says what a state refuses or allows', () => {
    expect(movesOf('A paused membership cannot be cancelled.')).toEqual([
      'membership: paused [is cancelled] forbidden',
    ])
    expect(movesOf('A blocked card can be unblocked by a bank employee.')).toEqual([
      'card: blocked [is unblocked by a bank employee] allowed',
    ])
  })
})

describe('where the next sentence goes on', () => {
  test('is the state before a time-out for what happens within that time', () => {
    expect(
      movesOf(
        'Repairs are created as reported. The dispatcher assigns the repair and it becomes done. Done repairs are closed automatically after 14 days. If the tenant complains within 14 days, the repair is reopened.',
      ).slice(2),
    ).toEqual([
      'repair: done [after 14 days] closed',
      'repair: done [the tenant complains within 14 days] reopened',
    ])
  })

  test('is not guessed where "if" follows "if"', () => {
    const text = 'New claims are open. If the clerk checks the claim, it becomes checked. '
    expect(movesOf(`${text}If the customer calls, it becomes urgent.`)).toHaveLength(2)
    expect(movesOf(`${text}If nothing else happens then, it becomes urgent.`).at(-1)).toBe(
      'claim: checked [nothing else happens then] urgent',
    )
  })
})

describe('no life cycle', () => {
  test.each([
    'When the form is submitted, the order is saved. If the total is above 100 EUR, the order is free of shipping.',
    'When all fields are filled, the button becomes active. If a field is empty, the button becomes inactive.',
    'New customers are asked for their address. The parcel is sent to the address.',
    'If the amount is above 500 EUR, the application is rejected. If it is below, the application is approved.',
    'Saturdays and Sundays cannot be booked.',
    'A new customer is greeted by name. When the customer pays, the receipt is printed.',
  ])('is read from: %s', (text) => {
    expect(movesOf(text)).toEqual([])
  })

  test('goes on from a state that the text leaves open', () => {
    expect(
      movesOf(
        'New claims are open. If the clerk accepts the claim, it becomes accepted. If the clerk declines it, it becomes declined. When the money is paid, it becomes settled.',
      ),
    ).toEqual([
      'claim:  [] open',
      'claim: open [the clerk accepts the claim] accepted',
      'claim: open [the clerk declines the claim] declined',
    ])
  })
})

test('reading never throws, whatever the words and their order', () => {
  const word = fc.constantFrom(
    ...'when if once new open a an the ticket tickets it is are becomes , ; . otherwise and which then closed sent to in progress after 7 days not does can be by agent who that'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      expect(readDocument(words.join(' ')).length).toBeGreaterThanOrEqual(0)
    }),
  )
})
