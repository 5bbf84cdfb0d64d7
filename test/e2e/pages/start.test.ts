import { expect, test } from 'vitest'
import { names } from '../../../scripts/demo/names.mjs'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { startLead } from '../../support/browser/pages.ts'

const { lead, newProject, newBase, newWebsite } = startLead()

const links = () =>
  lead.page.$$eval('.walk a', (all) => all.map(({ textContent, pathname }) => [textContent, pathname]))

test('without a demo the page says what to begin with instead, and how to get one', async () => {
  await newProject('Something else')
  await lead.open('/start', 'There is no demo in this organization', 'npm run demo')
  expect(await barriersInBoth(lead)).toEqual([])
  await lead.follow('Try a text of your own')
  await lead.isHeaded('Test cases from your requirements')
})

test('the walk leads into what stands of the demo, the projects lead to it, and one click removes it and nothing else', async () => {
  const [projectId, kbId, websiteId] = [
    await newProject(names.project),
    await newBase(names.base),
    await newWebsite(names.website),
  ]
  await lead.open('/projects', 'A demo bookshop is in this organization')
  await lead.follow('Start here', 'A text becomes test cases', 'A website is measured')
  expect(await links()).toEqual([
    ['Its test cases', `/projects/${projectId}/cases`],
    ['Try a text of your own', '/'],
    ['All runs', `/projects/${projectId}/runs`],
    ['Traceability', `/projects/${projectId}/traceability`],
    ['Ask the handbook', `/knowledge/${kbId}/ask`],
    ['How well it answers', `/knowledge/${kbId}/exams`],
    ['The dashboard', `/websites/${websiteId}`],
    ['Recordings', `/websites/${websiteId}/replays`],
    ['Heatmap', `/websites/${websiteId}/heatmaps`],
  ])
  expect(await barriersInBoth(lead)).toEqual([])
  expect(await lead.sidewaysOnPhone()).toEqual([])
  await lead.press('Remove the demo', 'Remove the demo?')
  await lead.confirm('There is no demo in this organization')
  await lead.open('/projects', 'Something else')
  expect(await lead.shows(names.project)).toBe(false)
})
