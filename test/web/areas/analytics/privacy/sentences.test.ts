import { expect, test } from 'vitest'
import { sentencesOf } from '../../../../../web/areas/analytics/privacy/sentences.ts'

const policy = {
  ipHandling: 'full',
  visitorPeriod: 'day',
  retentionDays: null,
  respectDnt: false,
  respectGpc: false,
  requireConsent: false,
  blockedCountries: [],
  contactEmail: null,
  text: null,
  updatedAt: null,
} as const

test('a policy names who is not counted', () => {
  const strict = {
    ...policy,
    respectGpc: true,
    requireConsent: true,
    blockedCountries: ['DE', 'FR'],
    retentionDays: 30,
  }
  expect(sentencesOf(strict).slice(2)).toEqual([
    'What was counted is kept for 30 days.',
    'Who objects to tracking (Global Privacy Control) is not counted.',
    'Only who has agreed is counted.',
    'Visits from these countries are not counted: Germany, France.',
  ])
})
