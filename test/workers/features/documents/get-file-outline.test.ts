import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  getFileOutline,
  getProjectFileOutline,
} from '../../../../workers/features/documents/get-file-outline.ts'
import { getFileText } from '../../../../workers/features/documents/get-file-text.route.ts'
import { ask, expectRefusal, send } from '../../../support/client.ts'
import { newOwner } from '../../../support/people.ts'
import { newProject } from '../content-planning/support.ts'
import { newBase, uploaded, uploadedToProject } from './support.ts'

const owner = await newOwner()
const content = '# Leave\n\n28 days a year.\n\n## Carrying <b>over</b>\n\nFive days, until March.\n'

test('the headings of a file lead to the places of its text where they stand', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'leave.md', content }, owner)
  const { headings, pages, isCut } = await ask(getFileOutline, { id, fileId }, owner)
  const text = await (await send(getFileText, { id, fileId }, owner)).text()
  expect(headings.map(({ level, start, end }) => [level, text.slice(start, end)])).toEqual([
    [1, 'Leave'],
    [2, 'Carrying <b>over</b>'],
  ])
  expect([pages, isCut]).toEqual([[], false])
})

test('a file that was read before outlines were kept has one all the same', async () => {
  const id = await newBase(owner)
  const { fileId } = await uploaded(id, { fileName: 'leave.md', content }, owner)
  const before = await ask(getFileOutline, { id, fileId }, owner)
  await env.FILES.delete(`knowledge-bases/${id}/files/${fileId}/outline`)
  expect(await ask(getFileOutline, { id, fileId }, owner)).toEqual(before)
})

test('a file of a project has an outline, and one without headings an empty one', async () => {
  const projectId = await newProject(owner)
  const file = { fileName: 'a.txt', content: 'The shop opens in March.' }
  const { fileId } = await uploadedToProject(projectId, file, owner)
  expect(await ask(getProjectFileOutline, { projectId, fileId }, owner)).toEqual({
    headings: [],
    pages: [],
    isCut: false,
  })
})

test('a file that could not be read has none', async () => {
  const id = await newBase(owner)
  const broken = await uploaded(id, { fileName: 'a.pdf', content: 'no PDF' }, owner)
  await expectRefusal(send(getFileOutline, { id, fileId: broken.fileId }, owner), 409, 'files.not_ready')
})
