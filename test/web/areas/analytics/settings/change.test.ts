import { expect, test } from 'vitest'
import { policyIn, recordingIn } from '../../../../../web/areas/analytics/settings/change.ts'

test('of a policy only what was changed is sent, as the service takes it', () => {
  expect(policyIn({})).toEqual({})
  expect(
    policyIn({
      respectDnt: 'on',
      respectGpc: null,
      retentionDays: '90',
      blockedCountries: 'de, fr',
      text: null,
    }),
  ).toEqual({
    respectDnt: true,
    respectGpc: false,
    retentionDays: 90,
    blockedCountries: ['DE', 'FR'],
    text: null,
  })
  expect(policyIn({ ipHandling: 'truncate', visitorPeriod: 'week', retentionDays: null })).toEqual({
    ipHandling: 'truncate',
    visitorPeriod: 'week',
    retentionDays: null,
  })
})

test('of how visits are recorded percent and minutes become what the service takes', () => {
  expect(recordingIn({})).toEqual({})
  expect(
    recordingIn({ enabled: 'on', sampleRate: '12.5', maxDurationMs: '1.5', blockSelector: null }),
  ).toEqual({
    enabled: true,
    sampleRate: 0.125,
    maxDurationMs: 90_000,
    blockSelector: null,
  })
  expect(recordingIn({ enabled: null })).toEqual({ enabled: false })
  expect(policyIn({ replayMasking: 'moderate' })).toEqual({ replayMasking: 'moderate' })
})
