import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { contentDisposition, exportFileName } from '../../../shared/domain/test-exports/index.ts'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import type { Answer } from '../../../shared/kernel/operation.ts'
import { counted } from '../quality/index.ts'

export const Project = once(() =>
  z
    .object({ files: z.array(z.object({ path: z.string(), content: z.string() })) })
    .meta({ id: 'ScriptProject' }),
)

export const projectAnswers: readonly Answer[] = [
  { status: 200, mediaType: 'application/json', description: 'The files of the project', schema: Project },
  {
    status: 200,
    mediaType: 'application/zip',
    description: 'The project as an archive, with `Accept: application/zip`',
  },
]

/** How a project of files stands in the list of agent runs. */
export const filesOf = (files: readonly ProjectFile[]) => counted(files.length, 'file')

/** The files as JSON, or as an archive where the client prefers one. */
export function answerProject(request: Request, files: ProjectFile[], name: string): Response {
  if (!prefersZip(request.headers.get('accept') ?? '')) return Response.json(Project().parse({ files }))
  // A fixed date, so that equal content is an equal file.
  const entries = Object.fromEntries(files.map(({ path, content }) => [path, strToU8(content)]))
  return new Response(new Uint8Array(zipSync(entries, { mtime: new Date(1980, 0, 1) })), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(exportFileName(name, 'zip')),
    },
  })
}

/** Whether an archive is named and weighs more than JSON. Source: RFC 9110, section 12.5.1. */
export function prefersZip(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [type, weight === undefined ? 1 : Number(weight) || 0] as const
    }),
  )
  const zip = weights.get('application/zip') ?? 0
  const json = weights.get('application/json') ?? 0
  return zip > 0 && zip >= json
}
