import { sessionIdOf as idOf } from '../../shared/domain/analytics/names/session-id.ts'
import type { AcceptedHit } from '../../shared/domain/tracker/hit.ts'

/** The id of a hit's visitor; of one who cannot be told apart that of the visit. */
export const sessionIdOf = ({ visitor, visitId }: Pick<AcceptedHit, 'visitor' | 'visitId'>): string =>
  visitor === undefined ? visitId : idOf(visitor)
