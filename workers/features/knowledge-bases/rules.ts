import type { KnowledgeBase } from './schemas.ts'

const mostWordCharacters = 40

/** A public address made of a name: its Latin letters and digits in lower case, and a part that no other base has. */
export function publicSlugOf(name: string, unique: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostWordCharacters)
    .replace(/^-+|-+$/g, '')
  return `${words || 'knowledge-base'}-${unique.replaceAll('-', '').slice(0, 12)}`
}

/** What the files of a base come to. */
export interface FileFigures {
  files: number
  bytes: number
  underWay: number
  failed: number
  /** 1 where their vectors are of another model than the configured one, and are made anew. */
  outdated: number
}

export const noFiles: FileFigures = { files: 0, bytes: 0, underWay: 0, failed: 0, outdated: 0 }

/** How a base is doing: people archive it, and for the rest its files speak. */
export function statusOf(
  decided: 'active' | 'archived',
  { files, underWay, failed, outdated }: FileFigures,
): KnowledgeBase['status'] {
  if (decided === 'archived') return 'archived'
  if (underWay > 0) return 'indexing'
  if (files > 0 && failed === files) return 'error'
  return files > 0 && outdated > 0 ? 'indexing' : 'active'
}
