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

export const operations: readonly Operation[] = [
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
