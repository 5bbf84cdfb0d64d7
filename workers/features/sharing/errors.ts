import { defineError } from '../../../shared/kernel/errors.ts'
import { mostOpenOffers, mostWaitingOffers } from './rules.ts'

export const publicBaseNotFound = defineError(
  'knowledge_bases.not_found',
  404,
  'There is no public knowledge base of this name',
)
export const offerNotFound = defineError(
  'sharing.offer_not_found',
  404,
  'This knowledge base is not offered to the organization: the offer may have been withdrawn, or answered already',
)
export const offerLimitReached = defineError(
  'sharing.offer_limit_reached',
  409,
  `At most ${mostOpenOffers} offers of an organization may be open: withdraw some, or wait until they are answered`,
)
export const targetLimitReached = defineError(
  'sharing.target_limit_reached',
  409,
  `No more offers may wait at this organization (at most ${mostWaitingOffers.ofEach} of yours, and ${mostWaitingOffers.ofAll} of all): its admins have to answer some first`,
)
