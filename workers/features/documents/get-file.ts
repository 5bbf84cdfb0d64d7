import { z } from 'zod'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { fileNotFound } from './errors.ts'
import { type Owner, fileIdOf, ofBases, ofProjects } from './owners.ts'
import { readFileRow } from './store.ts'

const declare = <Field extends 'id' | 'projectId', View extends z.ZodType>(owner: Owner<Field, View>) =>
  defineOperation({
    id: `${owner.area}.get`,
    route: `GET ${owner.path}/files/{fileId}`,
    summary: `Get a file of a ${owner.word}, and how far its reading is`,
    access: { role: 'viewer', organization: owner.sharedOrganization, hidden: owner.notFound },
    effect: 'read',
    input: () => ({ ...owner.input(), fileId: z.uuid() }),
    output: owner.view,
    errors: [owner.notFound, fileNotFound],
    mcp: 'listed',
    run: async (context, input) =>
      owner.viewOf(await readFileRow(context, owner.idOf(input), fileIdOf(input))),
  })

export const getFile = declare(ofBases)
export const getProjectFile = declare(ofProjects)
