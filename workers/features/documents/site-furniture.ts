import { type SiteFurniture, repeatedIn, siteOf } from '../../../shared/domain/content-planning/index.ts'
import { isDriveSource } from '../../../shared/domain/drive/source-address.ts'
import type { Block } from '../../../shared/domain/retrieval/blocks.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { knowledgeBaseFiles } from '../../../shared/kernel/file-prefixes.ts'
import type { FileRow } from './store.ts'

/** What was learned of a site. */
export interface Learned {
  furniture: SiteFurniture
  /** Whether the pages that were read before it was learned are read anew, or on their way. */
  isApplied: boolean
  /** Tells the pages that it was learned of from any others. */
  learnedOf?: string | undefined
}

type Kept = Omit<Learned, 'furniture'> & { furniture: [said: string, address: string][] }

export interface Site {
  kbId: string
  /** As `siteOf` tells it. */
  site: string
}

type Page = Pick<FileRow, 'ownerKind' | 'ownerId' | 'fileType' | 'sourceUrl'>

/** Whether a file is a page of a website. */
export const isPage = <File extends Page>(file: File): file is File & { sourceUrl: string } =>
  file.ownerKind === 'knowledge_base' &&
  file.fileType === 'html' &&
  file.sourceUrl !== null &&
  !isDriveSource(file.sourceUrl)

export const siteOfPage = ({ ownerId, sourceUrl }: Pick<FileRow, 'ownerId' | 'sourceUrl'>): Site => ({
  kbId: ownerId,
  site: siteOf({ ownerId: '', sourceUrl }).trim(),
})

const keyOf = ({ kbId, site }: Site) => `${knowledgeBaseFiles(kbId)}sites/${encodeURIComponent(site)}.json`

export async function readFurniture({ services: { files } }: Context, site: Site): Promise<Learned> {
  const kept = await (await files.get(keyOf(site)))?.json<Kept>()
  return { isApplied: true, ...kept, furniture: new Map(kept?.furniture) }
}

export async function keepFurniture(
  { services: { files } }: Context,
  site: Site,
  learned: Learned,
): Promise<void> {
  const kept: Kept = { ...learned, furniture: [...learned.furniture] }
  await files.put(keyOf(site), JSON.stringify(kept))
}

/** Says of the blocks of a page which are part of what stands on most pages of its site, and are found on another one. */
export async function repeatedOn(
  context: Context,
  row: FileRow,
  text: string,
): Promise<((block: Block) => boolean) | undefined> {
  if (!isPage(row)) return undefined
  const { furniture } = await readFurniture(context, siteOfPage(row))
  return furniture.size === 0 ? undefined : repeatedIn({ sourceUrl: row.sourceUrl, text }, furniture)
}
