import { relocate } from '../../../../shared/domain/answering/index.ts'
import type { Expected } from '../../../../shared/domain/retrieval/exams/gains.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { type FileRow, readReading } from '../../documents/index.ts'
import { type QuestionRow, liveFiles } from '../store.ts'

type Sought = Pick<QuestionRow, 'fileId' | 'fileName' | 'quote' | 'before' | 'after'>

/**
 * The files of a base as they are now that a question is asked without: the one that answers it, or newer ones of its name. None of a question that files answer, or that never had
 * one.
 */
export async function leftOutFinder(context: Context, kbId: string, questions: readonly QuestionRow[]) {
  const some = questions.filter(({ answerable, fileId }) => !answerable && fileId !== null)
  const fileIds = some.flatMap(({ fileId }) => fileId ?? [])
  const names = some.map(({ fileName }) => fileName)
  const rows = some.length === 0 ? [] : await liveFiles(context, kbId, { fileIds, names })
  return ({ answerable, fileId, fileName }: QuestionRow): string[] =>
    answerable || fileId === null
      ? []
      : rows.filter((row) => row.fileId === fileId || row.fileName === fileName).map((row) => row.fileId)
}

/**
 * Finds the words of questions in the files of a base as they are now, as citations are found again: in the file that they were taken from, or a newer one of its name.
 * One text at a time is held, so questions of one file should follow each other. Null where they stand there no more.
 */
export async function wordFinder(context: Context, kbId: string, questions: readonly Sought[]) {
  const fileIds = questions.flatMap(({ fileId }) => fileId ?? [])
  const names = questions.flatMap(({ fileName }) => (fileName === '' ? [] : [fileName]))
  const rows = await liveFiles(context, kbId, { fileIds, names })
  let held: { fileId: string; text: string | undefined } | undefined
  async function textOf(file: FileRow): Promise<string | undefined> {
    if (held?.fileId !== file.fileId)
      held = { fileId: file.fileId, text: (await readReading(context, file, 'whole'))?.text }
    return held.text
  }
  return async ({ fileId, fileName, quote, before, after }: Sought): Promise<Expected | null> => {
    if (quote === '') return null
    // The newest of a name comes first.
    const file =
      rows.find((row) => row.fileId === fileId) ??
      rows.find((row) => row.fileName === fileName && row.parentFileId === '')
    const text = file && (await textOf(file))
    const place = text === undefined ? null : relocate({ quote, before, after }, text)
    if (!file || !place || text === undefined) return null
    const { start, end } = place
    return { fileId: file.fileId, start, end, quote: text.slice(start, end) }
  }
}
