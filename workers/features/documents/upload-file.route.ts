import type { z } from 'zod'
import { readableFormats } from '../../../shared/domain/file-formats/document-formats.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { filePart, uploadErrors } from '../../../shared/kernel/uploads.ts'
import { baseArchived, storageFull } from './errors.ts'
import { type Owner, ofBases, ofProjects } from './owners.ts'
import { upload } from './upload.ts'

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineRoute({
    id: `${owner.area}.upload`,
    route: `POST ${owner.path}/files`,
    summary: `Add a file to a ${owner.word}`,
    description:
      readableFormats +
      ' as the part `file` of a form. Answers when the bytes are stored; the file is read in the background: follow its `stage` and `progress`. The same bytes again answer the file that is there. Another file of the same name takes its place once it is indexed.',
    access: { role: 'member', organization: owner.sharedOrganization, hidden: owner.notFound },
    effect: 'write',
    repeat: 'meets',
    streams: true,
    input: owner.input,
    consumes: {
      mediaType: 'multipart/form-data',
      schema: () => ({ type: 'object', required: ['file'], properties: { file: filePart } }),
    },
    produces: [
      {
        status: 200,
        mediaType: 'application/json',
        description: 'The file, which is read from now on',
        schema: owner.view,
      },
    ],
    errors: [
      owner.notFound,
      ...uploadErrors,
      storageFull,
      ...(owner.kind === 'project' ? [] : [baseArchived]),
    ],
    async run(context, input, request) {
      const row = await upload(context, { owner, ownerId: owner.idOf(input) }, request)
      return Response.json(owner.view().parse(owner.viewOf(row)))
    },
  })

export const uploadFile = declare(ofBases)
export const uploadProjectFile = declare(ofProjects)
