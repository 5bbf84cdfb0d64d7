import { expect, test } from 'vitest'
import { createExport } from '../../../../workers/features/website-files/create-export.ts'
import { ask } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { ended, filledWebsite } from './support.ts'

const owner = await newOwner()

test('an export that is completed has a link that ends within the hour', async () => {
  const websiteId = await filledWebsite(owner)
  const { jobId } = await ask(createExport, { websiteId }, owner)
  const file = await ended(websiteId, jobId, owner)
  expect(file).toMatchObject({
    jobId,
    websiteId,
    kind: 'export',
    status: 'completed',
    events: 300,
    error: null,
  })
  expect(file.url).toContain('/api/website-files/')
  expect(Date.parse(file.expiresAt ?? '')).toBeGreaterThan(Date.parse(file.createdAt))
})
