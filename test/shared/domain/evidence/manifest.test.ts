import { expect, test } from 'vitest'
import { buildManifest } from '../../../../shared/domain/evidence/manifest.ts'
import { buildTimeline } from '../../../../shared/domain/evidence/timeline.ts'

test('a manifest adds up the sizes and keeps what is missing', () => {
  const file = { kind: 'video' as const, mediaType: 'video/webm', sha256: 'ab', sizeBytes: 10 }
  const manifest = buildManifest({
    executionId: 'e',
    baseUrl: 'https://site.test/',
    browser: null,
    files: [
      { ...file, key: 'a' },
      { ...file, key: 'b', sizeBytes: 32 },
    ],
    warnings: ['case-1: There is no video.'],
    now: 0,
  })
  const createdAt = '1970-01-01T00:00:00.000Z'
  expect(manifest).toMatchObject({ version: 1, totalSizeBytes: 42, createdAt })
  expect(manifest.warnings).toEqual(['case-1: There is no video.'])
  expect(manifest.files.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('a timeline gives each step its place in the video, and null where it never ran', () => {
  const open = { stepNumber: 1, action: 'Open', status: 'failed', durationMs: 7, screenshotKey: 'shot' }
  const click = { stepNumber: 2, action: 'Click', status: 'skipped', durationMs: 0 }
  const played = { testCaseId: 'c', title: 'C', status: 'failed', durationMs: 9, videoKey: 'v' }
  const steps = [{ ...open, interpretedAction: { interpretedBy: 'model' } }, click]
  const timeline = buildTimeline('e', [{ ...played, startedAt: 1000, stepOffsetsMs: [3], steps }])
  expect(timeline.cases[0]).toEqual({
    ...played,
    startedAt: '1970-01-01T00:00:01.000Z',
    steps: [
      { ...open, videoOffsetMs: 3, interpretedBy: 'model' },
      { ...click, videoOffsetMs: null, screenshotKey: null, interpretedBy: null },
    ],
  })
})
