import { defineOperation } from '../../../shared/kernel/operation.ts'
import { changeWebsite } from './change-website.ts'
import { websiteChange } from './website-change.ts'

/** What clients and pages that were made for Umami call. */
export const updateWebsiteByPost = defineOperation({
  id: 'websites.updateByPost',
  route: 'POST /api/websites/{websiteId}',
  ...websiteChange,
  description: 'The same as PATCH, for clients that were made for Umami.',
  run: (context, asked) => changeWebsite(context, 'websites.updateByPost', asked),
})
