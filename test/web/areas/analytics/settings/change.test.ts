import { expect, test } from 'vitest'
import { policyIn, recordingIn } from '../../../../../web/areas/analytics/settings/change.ts'

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
