import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { designTests } from '../../../../../shared/domain/test-design/index.ts'

const read = (text: string) =>
  readDocument(text).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'threshold'))
const expected = (requirements: string) =>
  designTests({ requirements, mode: 'agentic' }).testCases.map(({ expectedResult }) => expectedResult)

describe('what happens after failed attempts', () => {
  test.each([
    [
      'The system shall lock the account after 5 failed logins within 10 minutes.',
      { attempts: 5, outcome: 'the account is locked', window: { amount: 10, unit: 'minute' } },
    ],
    [
      'The login shall be locked for 30 minutes after 3 wrong attempts.',
      { attempts: 3, outcome: 'The login is locked for 30 minutes', lasting: { amount: 30, unit: 'minute' } },
    ],
    [
      'The card is blocked after 4 wrong PIN entries for one day.',
      { attempts: 4, outcome: 'The card is blocked for one day', lasting: { amount: 1, unit: 'day' } },
    ],
    [
      'After 6 failed login attempts within an hour the portal must suspend the user account.',
      { attempts: 6, outcome: 'the user account is suspended', window: { amount: 1, unit: 'hour' } },
    ],
  ])('is a state: %s', (text, found) => {
    expect(read(text)).toMatchObject([found])
  })

  test.each([
    'The system shall lock the account after 5 failed logins within 10 minutes.',
    'The login shall be locked for 30 minutes after 3 wrong attempts.',
    'The card is blocked after 4 wrong PIN entries for one day.',
  ])('is expected in words, and its contrary too: %s', (text) => {
    const results = expected(text)
    expect(results.join()).toMatch(/is (?:locked|blocked)/)
    expect(results.join()).toMatch(/is not (?:locked|blocked)/)
    for (const result of results) expect(result).not.toMatch(/It is not so that|^(?:Within|For) /)
  })
})
