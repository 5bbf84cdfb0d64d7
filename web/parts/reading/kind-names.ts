import { type Kind, kinds as names } from '../../texts/en/reading.ts'

/** What a kind of demand is called. */
export const kindName = (kind: string): string => (kind in names ? names[kind as Kind][0] : kind)

export const kindNames = (kinds: readonly string[]): string[] => kinds.map(kindName)
