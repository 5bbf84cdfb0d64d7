import { relocate } from '../../../shared/domain/answering/index.ts'
import { nameOf } from '../../../shared/domain/retrieval/exams/questions/choose-questions.ts'
import { type Context, actorId } from '../../../shared/kernel/context.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import type { Ids } from '../../../shared/services/ids.ts'
import { type FileRow, readReading } from '../documents/index.ts'
import { wordsAt } from './rules.ts'
import type { GivenQuestion } from './schemas.ts'
import { type QuestionRow, liveFiles } from './store.ts'

interface Asked {
  organizationId: string
  kbId: string
  given: readonly GivenQuestion[]
  ids: Ids
}

type Fault = { path: string; message: string }
type Found = Pick<QuestionRow, 'answerable' | 'fileId' | 'fileName' | 'quote' | 'before' | 'after'>

const unanswerable: Found = {
  answerable: false,
  fileId: null,
  fileName: '',
  quote: '',
  before: '',
  after: '',
}

/** Rows of questions that people give, each with its words as they stand in its file; of questions that are given twice the first. Throws `validation_failed` where a file or its words are not there. */
export async function newQuestions(context: Context, { organizationId, kbId, given, ids }: Asked) {
  const fileIds = [...new Set(given.flatMap(({ fileId }) => fileId ?? []))]
  const rows = await liveFiles(context, kbId, { fileIds })
  const byFile = new Map(rows.map((row) => [row.fileId, row]))
  const found: (Found | Fault)[] = []
  let known: { fileId: string; text: string | undefined } | undefined
  for (const [at, one] of given.entries()) {
    const file = byFile.get(one.fileId ?? '')
    // Questions of one file mostly come together: one text at a time is held.
    if (file && known?.fileId !== file.fileId)
      known = { fileId: file.fileId, text: (await readReading(context, file, 'whole'))?.text }
    found.push(foundOf(one, `questions.${at}`, file && { row: file, text: known?.text }))
  }
  const details = found.filter((one) => 'message' in one)
  if (details.length > 0) throw validationFailed({ details })
  const made = given.map((one, at): QuestionRow => ({
    ...(found[at] as Found),
    questionId: ids.uuid(),
    organizationId,
    kbId,
    question: one.question,
    name: nameOf(one.question),
    origin: 'own',
    createdBy: actorId(context.actor),
    // The newest is listed first: what is given together stays in its order.
    createdAt: context.now() - at,
  }))
  return [...new Map(made.toReversed().map((row) => [row.name, row])).values()].toReversed()
}

function foundOf(
  { fileId, start, end, quote }: GivenQuestion,
  path: string,
  file: { row: FileRow; text: string | undefined } | undefined,
): Found | Fault {
  const isNamed = quote !== undefined || start !== undefined || end !== undefined
  if (fileId === undefined) {
    const message = 'Name the file that the words stand in, or leave them out where nothing answers it'
    return isNamed ? { path: `${path}.fileId`, message } : unanswerable
  }
  if (!file) return { path: `${path}.fileId`, message: 'File not found' }
  const { row, text } = file
  if (text === undefined)
    return { path: `${path}.fileId`, message: 'This file is not read yet. Wait until it is.' }
  if (quote !== undefined) {
    const place = relocate({ quote }, text)
    const words = place?.exact ? wordsAt(text, place.start, place.end) : undefined
    const message = 'These words do not stand in the file. Copy them from its text.'
    return words ? answeredBy(row, words) : { path: `${path}.quote`, message }
  }
  const words = wordsAt(text, start ?? 0, end ?? 0)
  const message =
    'Must be behind `start`, at most 2,000 characters on, within the text; there must be words between'
  return words ? answeredBy(row, words) : { path: `${path}.end`, message }
}

const answeredBy = (
  { fileId, fileName }: FileRow,
  words: Pick<Found, 'quote' | 'before' | 'after'>,
): Found => ({ answerable: true, fileId, fileName, ...words })
