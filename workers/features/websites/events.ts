import { z } from 'zod'
import { defineEvent } from '../../../shared/kernel/organization-events.ts'

export const websiteChanged = defineEvent({
  type: 'website.changed',
  summary: 'A website was created, changed, reset, handed over or deleted',
  data: () =>
    z.object({
      websiteId: z.uuid(),
      change: z.enum(['created', 'updated', 'reset', 'transferred', 'deleted']),
      fields: z.array(z.string()).describe('What changed, of an update; empty otherwise'),
    }),
})

/** Tells of a change that is none of single fields. */
export const changeOf = (websiteId: string, change: 'created' | 'reset' | 'transferred' | 'deleted') =>
  websiteChanged.of({ websiteId, change, fields: [] })
