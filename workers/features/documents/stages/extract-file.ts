import type { Context } from '../../../../shared/kernel/context.ts'
import { inTime } from '../../../../shared/kernel/in-time.ts'
import type { Attachment, ReadDocument } from '../../../../shared/services/extractor.ts'
import { keepAttachments } from '../keep-attachments.ts'
import { keyOf } from '../keys.ts'
import { gone } from '../rules.ts'
import type { FileRow } from '../store.ts'
import { writeReading } from './reading.ts'
import type { Step } from './step.ts'

/** More than the processor time that one file has, with room for those that are read before it. */
const patienceMs = 90_000

/** Reads the text of a file and its structure; what comes with a mail becomes files of their own. */
export async function extractFile(context: Context, row: FileRow): Promise<Step> {
  const { extract, files } = context.services
  const original = await files.get(keyOf(row, 'original'))
  if (!original) return { fault: gone }
  const { fileName } = row
  const read = await inTime(extract.readDocument({ bytes: original.body, fileName }), patienceMs)
  if (!read.ok) return { fault: { error: `uploads.${read.code}`, message: read.message } }
  const { attachments, ...document } = read
  await writeReading(context, row, read.scans.length > 0 ? 'draft' : 'whole', document)
  const left = await keepAll(context, row, attachments)
  const { fileType, pages = null, scans } = read
  const warnings = [...read.warnings, ...left]
  const set = { fileType, pages, warnings }
  return scans.length > 0 ? { stage: 'reading_images', set } : { stage: 'chunking', set }
}

const keepAll = (context: Context, row: FileRow, attachments: ReadDocument['attachments']) =>
  attachments.length > 0
    ? keepAttachments(context, row, attachments satisfies Attachment[])
    : Promise.resolve([])
