import { createGroupCommit } from '../../../workers/collect/group-commit.ts'

const sendMs = 600
const groups: string[][] = []
let sending: string[] = []

const commit = createGroupCommit(async (names: string[]) => {
  sending = names
  await scheduler.wait(sendMs)
  sending = []
  if (names.includes('refused')) throw new Error('The queue is full')
  groups.push(names)
})

/** Adds the body as one item and answers all groups that were sent so far, or answers what is being sent or was. */
const handler: ExportedHandler = {
  async fetch(request, _env, execution) {
    if (request.method === 'GET') return Response.json([...sending, ...groups.flat()])
    const name = await request.text()
    try {
      await commit.add(name, 1, (work) => execution.waitUntil(work))
      return Response.json(groups)
    } catch (error) {
      return Response.json(String(error), { status: 502 })
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- the platform wants it
export default handler
