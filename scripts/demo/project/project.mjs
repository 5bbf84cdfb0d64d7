import { names } from '../names.mjs'
import { dateIn, newPast } from '../past.mjs'
import { runCases } from './run-cases.mjs'
import { sprints, stories } from './stories.mjs'

const description =
  'A shop that sells books, in the middle of its second sprint. Its sign-up form is the demo form of this service, so its cases can run.'

const manualCase = {
  title: 'A locked account opens again after 15 minutes',
  description: 'Waiting is part of it, so somebody does it by hand.',
  steps: [
    {
      stepNumber: 1,
      action: 'Enter a wrong password five times',
      expectedResult: 'The page says that signing in is locked',
    },
    {
      stepNumber: 2,
      action: 'Wait for 15 minutes and enter the right password',
      expectedResult: 'The page shows the orders',
    },
  ],
  priority: 'medium',
  type: 'security',
  basis: 'outline',
}

/** Makes the project of the demo with all that happened in it, and tells of it as of three weeks. Returns `{ projectId }`. */
export async function makeProject(client, { organizationId, say, note }) {
  const past = newPast()
  const { projectId } = await past.at(22, () =>
    client.post('/api/projects', { name: names.project, organizationId, description, templateType: 'qa' }),
  )
  note({ projectId })
  const of = { projectId, organizationId }
  const ids = await past.at(21.5, () => makeStories(client, of))
  const sprintIds = await past.at(21, () => makeSprints(client, of, ids))
  say('The stories of the demo stand.')
  const cases = await past.at(14, () => makeCases(client, of, ids))
  await past.at(7.9, () => completeFirst(client, { ids, sprintIds }))
  say(`${cases.length} cases are designed. They run now.`)
  await runCases(client, { of, storyId: ids.get('account'), cases, past })
  await past.at(1.4, async () => {
    await reportByHand(client, of, ids.get('newsletter'))
    await finish(client, ids, 'second')
  })
  await tellOfThePast(client, projectId, past.periods)
  return { projectId }
}

async function makeStories(client, of) {
  const ids = new Map()
  for (const { key, sprint: _sprint, generates: _generates, blockedBy = [], status, ...story } of stories) {
    const dependsOn = blockedBy.map((name) => ids.get(name))
    // What is done was ready before: it becomes so with its sprint.
    const early = status === 'done' ? 'ready' : status
    const made = await client.post('/api/pm/stories', {
      ...of,
      ...story,
      type: 'feature',
      status: early,
      dependsOn,
    })
    ids.set(key, made.story.storyId)
  }
  return ids
}

async function makeSprints(client, of, ids) {
  const sprintIds = new Map()
  for (const { key, name, goal, from, to } of sprints) {
    const storyIds = stories.filter(({ sprint }) => sprint === key).map((story) => ids.get(story.key))
    const dates = { startDate: dateIn(from), endDate: dateIn(to) }
    const sprint = { name, goal, ...dates, durationWeeks: 2, velocity: 16, status: 'planning', storyIds }
    sprintIds.set(key, (await client.post('/api/pm/sprints', { ...of, ...sprint })).sprintId)
  }
  await client.put(`/api/pm/sprints/${sprintIds.get('first')}`, { status: 'active' })
  return sprintIds
}

async function makeCases(client, of, ids) {
  const all = []
  for (const { key } of stories.filter(({ generates }) => generates)) {
    const { testCases } = await client.post(`/api/pm/stories/${ids.get(key)}/generate-tests`)
    all.push(...testCases)
  }
  all.push(await client.post('/api/qa/test-cases', { ...of, ...manualCase, storyId: ids.get('signIn') }))
  return all
}

async function completeFirst(client, { ids, sprintIds }) {
  await finish(client, ids, 'first')
  await client.put(`/api/pm/sprints/${sprintIds.get('first')}`, { status: 'completed' })
  await client.put(`/api/pm/sprints/${sprintIds.get('second')}`, { status: 'active' })
}

async function finish(client, ids, sprint) {
  for (const story of stories.filter((each) => each.sprint === sprint && each.status === 'done'))
    await client.put(`/api/pm/stories/${ids.get(story.key)}`, { status: 'done' })
}

/** A defect that no run can see. */
const reportByHand = (client, of, storyId) =>
  client.post('/api/qa/defects', {
    ...of,
    storyId,
    title: 'The mail that confirms a subscription comes twice',
    description: 'Two readers told us of it. Both mails have the same link.',
    stepsToReproduce: '1. Subscribe with an address.\n2. Look into its inbox.',
    severity: 'minor',
    priority: 'medium',
  })

/** Only a local process can be told of a past that was not: elsewhere everything happened today. */
async function tellOfThePast(client, projectId, periods) {
  await client.post(`/api/projects/${projectId}/age`, { periods }).catch((error) => {
    if (error.status !== 404) throw error
  })
}
