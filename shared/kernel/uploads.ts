import { z } from 'zod'
import type { Extractor, NotExtracted } from '../services/extractor.ts'
import { logError } from '../services/log.ts'
import type { Context } from './context.ts'
import { defineError, type ErrorDefinition, unsupportedMediaType, validationFailed } from './errors.ts'
import { detailsOf, inWords } from './faults.ts'
import { inTime } from './in-time.ts'
import type { Shape } from './operation.ts'

export const unsupportedUpload = defineError(
  'uploads.unsupported',
  415,
  'This kind of file cannot be read here',
)
const typeMismatch = defineError('uploads.type_mismatch', 415, 'The file is not what its name says')
const malformed = defineError('uploads.malformed', 400, 'The file is damaged and cannot be read')
const encrypted = defineError('uploads.encrypted', 400, 'The file is protected by a password')
const empty = defineError('uploads.empty', 400, 'The file holds no text')
export const uploadTooLarge = defineError('uploads.too_large', 413, 'The file is too large')

const refusals: Record<NotExtracted['code'], ErrorDefinition> = {
  unsupported: unsupportedUpload,
  type_mismatch: typeMismatch,
  malformed,
  encrypted,
  empty,
  too_large: uploadTooLarge,
}

/** Every refusal of an uploaded file, for the declaration of an operation. */
export const uploadErrors: readonly ErrorDefinition[] = Object.values(refusals)

/** More than the processor time that one file has, with room for those that are read before it. */
const patienceMs = 90_000

/**
 * What the reader of files gives for an upload. Throws the refusal of a file that it does not read, and of one that it does not survive: by
 * its limit of processor time or memory, or by a silence.
 */
export async function readFile<T extends { ok: true }>(
  { services, requestId }: Pick<Context, 'services' | 'requestId'>,
  call: (extractor: Extractor) => Promise<T | NotExtracted>,
  { limitMs = patienceMs } = {},
): Promise<T> {
  const result = await inTime(call(services.extract), limitMs).catch((error: unknown) => {
    // If it dies on every file, the log tells.
    logError({ kind: 'uploads.readFile', requestId, error })
    throw uploadTooLarge({ message: outrun })
  })
  if (result.ok) return result
  throw refusals[result.code]({ message: result.message })
}

const outrun =
  'The file takes more work to read than one file may. Split it, or save it anew in a simpler form, and upload that.'

export const maxFileBytes = 10 * 1024 * 1024
/** Boundaries and part headers come on top of the file itself. */
export const maxFormBytes = maxFileBytes + 16 * 1024

const formType = 'multipart/form-data'

/**
 * The one file of a multipart form, in its part `file`, and its text parts as `fields` describes them. Throws for another media type, `validation_failed` with all
 * faults of the form at once, and `uploads.too_large` for a file over 10 MB.
 * @example
 * const { file, dryRun } = await readUpload(request, { dryRun: z.enum(['true', 'false']).default('false') })
 */
export async function readUpload<S extends Shape = Record<never, never>>(request: Request, fields?: S) {
  const sent = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (sent !== formType) {
    throw unsupportedMediaType({ message: `Send the file as ${formType}, in a part named "file"` })
  }
  const form = await request.formData().catch(() => null)
  if (!form) throw validationFailed({ details: [{ path: '', message: `Not valid ${formType}` }] })
  const parts = z.strictObject({ ...fields, file: filePartOf() } as S & {
    file: ReturnType<typeof filePartOf>
  })
  const parsed = parts.safeParse(partsOf(form), inWords)
  if (!parsed.success) throw validationFailed({ details: detailsOf(parsed.error).slice(0, 100) })
  if ((parsed.data as { file: File }).file.size > maxFileBytes)
    throw uploadTooLarge({ message: 'The file has more than 10 MB' })
  return parsed.data
}

const filePartOf = () =>
  z.instanceof(File, { error: ({ input }) => (input === undefined ? 'Required' : 'Must be one file') })

/** What was sent under each name, several as a list: whoever takes one refuses that. */
function partsOf(form: FormData): Record<string, unknown> {
  // Read once: to ask for each of a hundred thousand names would look through all parts each time.
  const byName = Map.groupBy(form as unknown as Iterable<[string, string | File]>, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, parts]) => {
      const [value, ...more] = parts.map(([, part]) => part)
      if (more.length > 0) return [name, [value, ...more]]
      return [name, typeof value === 'string' ? value.trim() : value]
    }),
  )
}

/** The part `file` of a form, for the description of a request. */
export const filePart = { type: 'string', format: 'binary' }
