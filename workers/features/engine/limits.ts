import type { Limit } from '../../../shared/kernel/limits.ts'

/** Counts per person or access key. */
export const byPerson: Limit<unknown>['key'] = ({ actor, addressKey }) =>
  actor.kind === 'user' ? actor.userId : actor.kind === 'key' ? actor.keyId : addressKey

/** Generations and extractions cost processor time and, with a model, money: they are counted per person or key. */
export const designLimits: readonly Limit<unknown>[] = [
  { name: 'QA generations', setting: 'QA_GENERATIONS_PER_HOUR', key: byPerson },
]
