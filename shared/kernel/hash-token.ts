import { createHash } from 'node:crypto'

/** What a token is stored as: its SHA-256 in base64url. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
