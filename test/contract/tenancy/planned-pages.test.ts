import { beforeAll, expect, test } from 'vitest'
import { projectKnowledgeBases } from '../../../shared/db/tables/projects.ts'
import { table } from '../../../workers/api/table.ts'
import { endShare } from '../../../workers/features/sharing/end-share.ts'
import { updateProject } from '../../../workers/features/projects/update-project.ts'
import { ask, send } from '../../support/client.ts'
import { newContext } from '../../support/context.ts'
import { newOwner } from '../../support/people.ts'
import { newBase } from '../../workers/features/documents/support.ts'
import {
  analysed,
  fetchedPages,
  newProject,
  recipe,
} from '../../workers/features/content-planning/support.ts'
import { sampleInput } from '../sample.ts'
import { inputs } from './inputs.ts'
import { shareWith } from '../../workers/features/sharing/support.ts'

const ours = await newOwner()
const reader = await newOwner()
const secret = `zwp${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
const site = `https://${secret}.example`
const operations = table.filter(({ id }) => id.startsWith('contentPlanning.'))
let [kbId, projectId, jobId, fileId] = ['', '', '', '']

beforeAll(async () => {
  kbId = await newBase(ours, 'Old site')
  const pages = [0, 1, 2].map((nth) => [`${site}/${nth}`, `<p>${secret} ${nth}</p>${recipe(nth).content}`])
  const files = await fetchedPages(kbId, Object.fromEntries(pages), ours)
  fileId = [...files.values()][0] ?? ''
  projectId = await newProject(reader)
})

/** Operations that tell the other organization of the pages, by the project that it has. */
async function telling(): Promise<string[]> {
  const found: string[] = []
  for (const operation of operations) {
    if (operation.effect === 'write') continue
    const input = { ...sampleInput(operation), ...inputs[operation.id], projectId, jobId, fileId }
    const known = Object.keys(operation.input().shape)
    const sent = Object.fromEntries(Object.entries(input).filter(([name]) => known.includes(name)))
    const response = await send(operation, sent, { token: reader.token })
    const text = await response.text()
    if (text.includes(secret) || (response.ok && text.includes(fileId))) found.push(operation.id)
  }
  return found
}

/** Whether the other organization may name a page of the base in a plan of its own. */
async function names(): Promise<string[]> {
  const plans = {
    'contentPlanning.savePages': { projectId, pages: [{ fileId }] },
    'contentPlanning.saveNavigation': { projectId, tree: [{ title: 'Home', fileId }] },
  }
  const taken: string[] = []
  for (const operation of operations) {
    const plan = plans[operation.id as keyof typeof plans]
    if (plan && (await send(operation, plan, { token: reader.token })).ok) taken.push(operation.id)
  }
  return taken
}

test('a base that another organization has is out of reach of a plan, linked by whatever means', async () => {
  await newContext().services.db.insert(projectKnowledgeBases).values({ projectId, kbId, position: 0 })
  jobId = (await analysed(projectId, reader)).jobId
  expect(await telling()).toEqual([])
  expect(await names()).toEqual([])
})

test('shared, its pages are planned; once the share has ended, nothing of them is told or taken', async () => {
  const { organizationId } = reader
  await shareWith(reader, { id: kbId }, ours)
  await ask(updateProject, { projectId, knowledgeBaseIds: [kbId] }, reader)
  const { jobId: shared, mappings } = await analysed(projectId, reader)
  jobId = shared
  expect(mappings).toHaveLength(3)
  expect(await names()).toHaveLength(2)
  expect(await telling()).toEqual(
    expect.arrayContaining([
      'contentPlanning.listFiles',
      'contentPlanning.getAnalysis',
      'contentPlanning.getPages',
      'contentPlanning.getNavigation',
    ]),
  )
  await ask(endShare, { id: kbId, organizationId }, ours)
  expect(await telling()).toEqual([])
  expect(await names()).toEqual([])
})
