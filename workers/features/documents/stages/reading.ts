import type { Block } from '../../../../shared/domain/retrieval/blocks.ts'
import { type Outline, outlineOf } from '../../../../shared/domain/retrieval/outline.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import type { ReadDocument } from '../../../../shared/services/extractor.ts'
import { keyOf } from '../keys.ts'
import type { FileRow } from '../store.ts'

/** What reading a file gave, beside its text: it lies next to it in the store of files. */
export interface Structure {
  blocks: Block[]
  scans: { page: number }[]
}

/** What readings keep for themselves until they have come to their end lies here, by their generations. */
export const draftsPart = 'drafts/'

export const draftPart = ({ generation }: Pick<FileRow, 'generation'>, part: string): string =>
  `${draftsPart}${generation}/${part}`

/**
 * Where the two lie. A reading that waits for its pictures is a draft: the text that citations lead into stays as it is until all is read, and a
 * message that comes again finds the pictures still named.
 */
const parts = {
  whole: () => ({ text: 'text', structure: 'structure' }),
  draft: (row: FileRow) => ({ text: draftPart(row, 'text'), structure: draftPart(row, 'structure') }),
}

type State = keyof typeof parts

/** Keeps the text of a file and its structure. Done again, it gives the same. */
export async function writeReading(
  context: Context,
  row: FileRow,
  state: State,
  { text, blocks, scans }: Pick<ReadDocument, 'text' | 'blocks' | 'scans'>,
): Promise<void> {
  const { files } = context.services
  const httpMetadata = { contentType: 'text/plain; charset=utf-8' }
  const names = parts[state](row)
  await files.put(keyOf(row, names.structure), JSON.stringify({ blocks, scans } satisfies Structure))
  if (state === 'whole') await files.put(keyOf(row, 'outline'), JSON.stringify(outlineOf({ text, blocks })))
  // The pages alone, because the structure of a long text is much to read for whoever reads one page.
  else await files.put(keyOf(row, draftPart(row, 'scans')), JSON.stringify(scans.map(({ page }) => page)))
  await files.put(keyOf(row, names.text), text, { httpMetadata })
}

/** The same again; undefined when it is not there, because the file is gone or was not read yet. */
export async function readReading(
  context: Context,
  row: FileRow,
  state: State,
): Promise<({ text: string } & Structure) | undefined> {
  const { files } = context.services
  const names = parts[state](row)
  const [text, structure] = await Promise.all([
    files.get(keyOf(row, names.text)),
    files.get(keyOf(row, names.structure)),
  ])
  if (!text || !structure) return undefined
  return { text: await text.text(), ...(await structure.json<Structure>()) }
}

/** The numbers of the pages of a draft that are pictures, ascending; undefined when it is not there. */
export async function readScans(context: Context, row: FileRow): Promise<number[] | undefined> {
  const kept = await context.services.files.get(keyOf(row, draftPart(row, 'scans')))
  return kept ? kept.json<number[]>() : undefined
}

/** The headings and pages of a text; undefined where there is no text. They lie apart, because the structure of a long text fills the memory of whoever only looks. */
export async function readOutline(context: Context, row: FileRow): Promise<Outline | undefined> {
  const kept = await context.services.files.get(keyOf(row, 'outline'))
  if (kept) return kept.json<Outline>()
  // A text that was read before outlines were kept.
  const reading = await readReading(context, row, 'whole')
  return reading && outlineOf(reading)
}
