import { z } from 'zod'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { fileNotFound, fileUnreadable } from './errors.ts'
import { keyOf } from './keys.ts'
import { type Owner, fileIdOf, ofBases, ofProjects } from './owners.ts'
import { readFileRow } from './store.ts'

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineRoute({
    id: `${owner.area}.getText`,
    route: `GET ${owner.path}/files/{fileId}/text`,
    summary: `Read the text of a file of a ${owner.word}`,
    description:
      'Plain text as it was read; `start` and `end` of search results and citations count its UTF-16 units.',
    access: { role: 'viewer', organization: owner.sharedOrganization, hidden: owner.notFound },
    effect: 'read',
    input: () => ({ ...owner.input(), fileId: z.uuid() }),
    produces: [{ status: 200, mediaType: 'text/plain', description: 'The text, in UTF-8' }],
    errors: [owner.notFound, fileNotFound, fileUnreadable],
    mcp: 'listed',
    async run(context, input) {
      const row = await readFileRow(context, owner.idOf(input), fileIdOf(input))
      const text = await context.services.files.get(keyOf(row, 'text'))
      if (!text) throw fileUnreadable()
      return new Response(text.body, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
      })
    },
  })

export const getFileText = declare(ofBases)
export const getProjectFileText = declare(ofProjects)
