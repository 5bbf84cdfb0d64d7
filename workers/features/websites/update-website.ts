import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changeWebsite } from './change-website.ts'
import { websiteChange } from './website-change.ts'

export const updateWebsite = defineOperation({
  id: 'websites.update',
  route: 'PATCH /api/websites/{websiteId}',
  ...websiteChange,
  mcp: 'listed',
  run: (context, asked) => changeWebsite(context, 'websites.update', asked),
})
