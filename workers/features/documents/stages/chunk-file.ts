import { createHash } from 'node:crypto'
import { chunkText } from '../../../../shared/domain/retrieval/chunking/chunk-text.ts'
import { furnitureOf } from '../../../../shared/domain/retrieval/page-furniture.ts'
import type { FileFault } from '../../../../shared/db/tables/knowledge.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { indexFull, mostChunks } from '../index-full.ts'
import { gone } from '../rules.ts'
import { repeatedOn } from '../site-furniture.ts'
import type { FileRow } from '../store.ts'
import { readReading } from './reading.ts'
import type { Step } from './step.ts'

const chunksAtOnce = 500

/** Cuts the text of a file along its structure, and lays the pieces into the index, where nobody finds them yet. */
export async function chunkFile(context: Context, row: FileRow): Promise<Step> {
  const reading = await readReading(context, row, 'whole')
  if (!reading) return { fault: gone }
  const { text } = reading
  // What a page shows around its content answers no question, and would be found on each page of its site.
  const chunks = chunkText(reading, furnitureOf(reading, row.sourceUrl, await repeatedOn(context, row, text)))
  if (chunks.length === 0) return { fault: noTextOf(row) }
  const full = await refusalOf(context, row, chunks.length)
  if (full) return { fault: full }
  const sourceHash = createHash('sha256').update(text).digest('hex')
  const { fileId, generation, fileName, fileType, createdAt: updatedAt } = row
  const index = context.services.knowledgeIndexes.getByName(row.ownerId)
  const file = { fileId, generation, fileName, fileType, updatedAt }
  for (let from = 0; from < chunks.length; from += chunksAtOnce) {
    const staged = await index.stage({ file, sourceHash, chunks: chunks.slice(from, from + chunksAtOnce) })
    if (!staged.ok) return { superseded: true }
  }
  const set = { characters: text.length, chunkCount: chunks.length }
  const isEmbedded = context.services.settings.EMBEDDINGS === 'embedded'
  return { stage: isEmbedded ? 'indexing' : 'embedding', set }
}

/** Why the base or project has no room for so many pieces, if it has none. */
async function refusalOf(context: Context, row: FileRow, chunks: number): Promise<FileFault | undefined> {
  const { knowledgeIndexes, settings } = context.services
  const { ownerId, ownerKind, fileId } = row
  const most = mostChunks(settings)
  const { chunks: others } = await knowledgeIndexes.getByName(ownerId).figures({ beside: fileId })
  return others + chunks > most ? indexFull(ownerKind, { chunks, others, most }) : undefined
}

/** What kept a page that is a picture from being read says what to do. */
function noTextOf({ warnings }: FileRow): FileFault {
  const ofPage = warnings.find((warning) => /^Page \d/.test(warning))
  const message = ofPage
    ? `No text could be read of the file. ${ofPage}`
    : 'The file holds no text. Check the file and upload it again.'
  return { error: 'uploads.empty', message }
}
