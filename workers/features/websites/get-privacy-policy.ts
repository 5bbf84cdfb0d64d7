import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { websiteNotFound } from './errors.ts'
import { policyViewOf } from './policy-view.ts'
import { PrivacyPolicy } from './schemas.ts'
import { publicRow } from './store.ts'

export const getPrivacyPolicy = defineOperation({
  id: 'websites.getPrivacyPolicy',
  route: 'GET /api/websites/{websiteId}/privacy-policy',
  summary: 'Get what a website promises its visitors',
  description: 'Open to everybody: visitors may ask what is collected of them, and how.',
  access: 'public',
  effect: 'read',
  input: () => ({ websiteId: z.uuid() }),
  output: PrivacyPolicy,
  errors: [websiteNotFound],
  mcp: 'listed',
  async run(context, { websiteId }) {
    const row = await publicRow(context, websiteId)
    if (!row) throw websiteNotFound()
    return policyViewOf(row)
  },
})
