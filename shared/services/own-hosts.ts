import type { Settings } from './settings.ts'

/** The hosts that lead to this service itself. Background work has no `origin` and knows those of the setting alone. */
export const ownHosts = ({ OWN_HOSTS }: Pick<Settings, 'OWN_HOSTS'>, origin: string): string[] =>
  [origin, ...OWN_HOSTS.split(/\s+/)].filter((named) => named !== '').map(hostOf)

/** Whoever writes an origin means its host. */
const hostOf = (named: string): string => new URL(named.includes('://') ? named : `https://${named}`).host
