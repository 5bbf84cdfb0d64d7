export const scopes = ['read', 'write'] as const
export type Scope = (typeof scopes)[number]

/** Enough for every machine and every rotation; more is a script that forgets what it made. */
export const mostKeys = 200

const longestLifeMs = 5 * 366 * 86_400_000

/** Who may write may read. */
export const scopeOf = (given: readonly Scope[]): Scope => (given.includes('write') ? 'write' : 'read')

export const scopesOf = (scope: Scope): Scope[] => (scope === 'write' ? ['read', 'write'] : ['read'])

/** Says what is wrong with the end of a key's life (milliseconds), or null. */
export function expiryFault(expiresAt: number, now: number): string | null {
  if (expiresAt <= now) return 'Must be in the future'
  return expiresAt > now + longestLifeMs ? 'At most five years ahead' : null
}
