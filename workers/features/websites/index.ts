import type { Operation } from '../../../shared/kernel/operation.ts'
import { createWebsite } from './create-website.ts'
import { deleteWebsite } from './delete-website.ts'
import { eraseVisitor } from './erase-visitor.ts'
import { exportVisitor } from './export-visitor.ts'
import { getPrivacyPolicy } from './get-privacy-policy.ts'
import { getWebsiteLedger } from './get-website-ledger.ts'
import { getShare } from './get-share.ts'
import { getWebsite } from './get-website.ts'
import { listReceipts } from './list-receipts.ts'
import { listMyWebsites } from './list-my-websites.ts'
import { listTeamWebsites } from './list-team-websites.ts'
import { listWebsites } from './list-websites.ts'
import { resetWebsite } from './reset-website.ts'
import { transferWebsite } from './transfer-website.ts'
import { updatePrivacyPolicy } from './update-privacy-policy.ts'
import { updateWebsiteByPost } from './update-website-by-post.ts'
import { updateWebsite } from './update-website.ts'

export { change } from './change.ts'
export { policyOf, rulesOf } from './policy.ts'
export { namedWebsiteOrganization, websiteOrganization } from './access.ts'
export { askStore } from './ask-store.ts'
export { linkReads } from './link-reads.ts'
export { prompts } from './prompts.ts'
export { publishedOf } from './published.ts'
export { resources } from './resources.ts'
export { websiteStays } from './website-stays.ts'
export { publishSite } from './site-config.ts'
export { readRecordings } from './read-recordings.ts'
export { publicRow, readWebsite, replaySettings } from './store.ts'
export { namedWebsiteNotFound, websiteNotFound } from './errors.ts'

export const operations: Operation[] = [
  createWebsite,
  listWebsites,
  listMyWebsites,
  listTeamWebsites,
  getWebsite,
  updateWebsite,
  updateWebsiteByPost,
  deleteWebsite,
  resetWebsite,
  getWebsiteLedger,
  getPrivacyPolicy,
  updatePrivacyPolicy,
  getShare,
  transferWebsite,
  eraseVisitor,
  exportVisitor,
  listReceipts,
]
