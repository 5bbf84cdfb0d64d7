import { expect, test } from 'vitest'
import { getRecorderSettings } from '../../../../workers/features/replays/get-recorder-settings.ts'
import { updatePrivacyPolicy } from '../../../../workers/features/websites/update-privacy-policy.ts'
import { updateWebsite } from '../../../../workers/features/websites/update-website.ts'
import { ask, refusal, send } from '../../../support/client.ts'
import { newWebsite } from '../websites/support.ts'

const off = {
  enabled: false,
  replayEnabled: false,
  heatmapEnabled: false,
  sampleRate: 0.15,
  heatmapSampleRate: 0,
  maskLevel: 'strict',
  maxDuration: 300_000,
  blockSelector: '',
  consentRequired: false,
}

test('visits are not recorded until somebody wants it, and then as they say', async () => {
  const { token, websiteId } = await newWebsite()
  expect(await ask(getRecorderSettings, { websiteId })).toEqual(off)
  const replay = { enabled: true, sampleRate: 1, blockSelector: '.private' }
  await ask(updateWebsite, { websiteId, replay }, { token })
  await ask(updatePrivacyPolicy, { websiteId, replayMasking: 'moderate' }, { token })
  const on = { enabled: true, replayEnabled: true, heatmapEnabled: true, sampleRate: 1, heatmapSampleRate: 1 }
  const left = { blockSelector: '.private', maskLevel: 'moderate' }
  expect(await ask(getRecorderSettings, { websiteId })).toEqual({ ...off, ...on, ...left })
})

test('of a website that there is not nothing is told', async () => {
  const answer = send(getRecorderSettings, { websiteId: crypto.randomUUID() })
  expect(await refusal(answer)).toMatchObject({ status: 404 })
})
