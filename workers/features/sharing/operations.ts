import type { Operation } from '../../../shared/kernel/operation.ts'
import { acceptShare } from './accept-share.ts'
import { declineShare } from './decline-share.ts'
import { endShare } from './end-share.ts'
import { getPublicBase } from './get-public-base.ts'
import { leaveShare } from './leave-share.ts'
import { listReceived } from './list-received.ts'
import { listShares } from './list-shares.ts'
import { searchPublicBase } from './search-public-base.route.ts'
import { shareBase } from './share-base.ts'

export const operations: readonly Operation[] = [
  listShares,
  shareBase,
  endShare,
  listReceived,
  acceptShare,
  declineShare,
  leaveShare,
  getPublicBase,
  searchPublicBase,
]
