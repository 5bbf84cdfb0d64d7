import { expect, test } from 'vitest'
import { setupSteps } from '../../../../../web/areas/projects/project/setup.ts'
import { projectOf } from '../project-of.ts'

const doneOf = (project: ReturnType<typeof projectOf>) =>
  setupSteps(project)
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)
const agent = { agentId: 'a', agentType: 'qa', enabled: true, order: 1, config: {} }

test('blanks are no description, and agents that are off do not count', () => {
  expect(doneOf(projectOf({ description: ' \n', agentConfigs: [{ ...agent, enabled: false }] }))).toEqual([])
})
