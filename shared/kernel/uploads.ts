import type { Extractor, NotExtracted } from '../services/extractor.ts'
import { logError } from '../services/log.ts'
import type { Context } from './context.ts'
import { defineError, type ErrorDefinition, validationFailed } from './errors.ts'
import { inTime } from './in-time.ts'

const unsupported = defineError('uploads.unsupported', 415, 'This kind of file cannot be read here')
const typeMismatch = defineError('uploads.type_mismatch', 415, 'The file is not what its name says')
const malformed = defineError('uploads.malformed', 400, 'The file is damaged and cannot be read')
const encrypted = defineError('uploads.encrypted', 400, 'The file is protected by a password')
const empty = defineError('uploads.empty', 400, 'The file holds no text')
export const uploadTooLarge = defineError('uploads.too_large', 413, 'The file is too large')

const refusals: Record<NotExtracted['code'], ErrorDefinition> = {
  unsupported,
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
    logError({ at: 'uploads.readFile', requestId, error })
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

export interface Upload<Field extends string> {
  file: File
  fields: Partial<Record<Field, string>>
}

/**
 * The one file of a multipart form, in its part `file`, and its text parts among `names`. Throws `validation_failed` for a body that is
 * no form, no or several files, an unknown or repeated part, and `uploads.too_large` for a file over 10 MB.
 * @example
 * const { file, fields } = await readUpload(request, ['format'])
 */
export async function readUpload<Field extends string = never>(
  request: Request,
  names: readonly Field[] = [],
): Promise<Upload<Field>> {
  const form = await request.formData().catch(() => null)
  if (!form)
    throw validationFailed({ message: 'Send the file as multipart/form-data, in a part named "file"' })
  refuseUnknown(form, ['file', ...names])
  const files = form.getAll('file')
  const [file] = files
  if (files.length !== 1 || !(file instanceof File)) {
    throw validationFailed({
      message: 'Send exactly one file, in a part named "file"',
      details: [{ path: 'file', message: 'Required' }],
    })
  }
  if (file.size > maxFileBytes) throw uploadTooLarge({ message: 'The file has more than 10 MB' })
  const entries = names.flatMap((name) => (form.has(name) ? [[name, textOf(form, name)] as const] : []))
  return { file, fields: Object.fromEntries(entries) as Upload<Field>['fields'] }
}

function refuseUnknown(form: FormData, known: readonly string[]): void {
  const unknown = [...new Set(form.keys())].filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const parts = known.map((name) => `"${name}"`).join(', ')
  throw validationFailed({
    message:
      known.length > 1 ? `Send no other parts than ${parts}` : `Send nothing but the part named ${parts}`,
    details: unknown.slice(0, 100).map((path) => ({ path, message: 'This field is not known here' })),
  })
}

function textOf(form: FormData, name: string): string {
  const [value, second] = form.getAll(name)
  if (typeof value === 'string' && second === undefined) return value.trim()
  throw validationFailed({
    message: `${name}: Send one text`,
    details: [{ path: name, message: 'Send one text' }],
  })
}

/** The part `file` of a form, for the description of a request. */
export const filePart = { type: 'string', format: 'binary' }
