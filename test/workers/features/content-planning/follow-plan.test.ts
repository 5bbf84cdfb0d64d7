import { expect, test } from 'vitest'
import type { ContentPlan } from '../../../../shared/domain/content-planning/index.ts'
import { followPlan } from '../../../../workers/features/content-planning/follow-plan.ts'

const page = (fileId: string | null, ...children: ContentPlan['navigation']) => ({
  id: `page-${fileId}`,
  title: 'Page',
  path: '/page',
  fileId,
  children,
})
const type = { contentTypeId: 't', name: 'Page', machineName: 'page', fields: [], confidence: 1, reasons: [] }
const fields = [{ machineName: 'title', start: 0, end: 5, confidence: 1 }]

const plan: ContentPlan = {
  contentTypes: [{ ...type, fileIds: ['a', 'b'] }],
  mappings: ['a', 'b'].map((fileId) => ({ fileId, contentTypeId: 't', fields })),
  duplicates: [['a', 'b', 'c']],
  notContent: [],
  sites: { site: ['a', 'b', 'c'] },
  repeated: [],
  navigation: [page(null, page('a', page('b')))],
  leftOut: [
    { fileId: 'c', reason: 'A copy', original: 'a' },
    { fileId: 'd', reason: 'A copy', original: 'b' },
  ],
  warnings: ['Before'],
}

test('a file that took the place of another stands where that one stood, and what was found in the earlier text is left out', () => {
  expect(followPlan(plan, new Map([['a', 'new']]))).toEqual({
    ...plan,
    contentTypes: [{ ...type, fileIds: ['new', 'b'] }],
    mappings: [
      { fileId: 'new', contentTypeId: 't', fields: [] },
      { fileId: 'b', contentTypeId: 't', fields },
    ],
    duplicates: [['b', 'c']],
    sites: { site: ['new', 'b', 'c'] },
    navigation: [page(null, { ...page('a', page('b')), fileId: 'new' })],
    leftOut: [plan.leftOut[1]],
    warnings: ['Before', expect.stringMatching(/^1 file has changed since .* Analyse the content again/)],
  })
})

test('a plan of which nothing has changed stays as it is', () => {
  expect(followPlan(plan, new Map())).toBe(plan)
})
