import type { HTTPRequest } from '@cloudflare/puppeteer'
import { expect, test } from 'vitest'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { lead, newProject, heading, focused, choose, answering } = startLead()
const names = () => lead.page.$$eval('.agents li label', (rows) => rows.map((row) => row.textContent))

test('a lead gets over a template and the setup steps to figures', async () => {
  await lead.sees('No projects yet')
  await lead.press('Create the first project')
  await lead.press('Create the project', 'Fill this in.')
  await lead.fill('Name', 'Shop <b>relaunch</b> 🚀')
  await lead.page.locator('::-p-aria([name="Quality assurance"][role="radio"])').click()
  await lead.press('Create the project', '1 of 4 done')
  expect(await heading()).toBe('Shop <b>relaunch</b> 🚀')
  expect(await lead.page.title()).toBe('Shop <b>relaunch</b> 🚀 · Tracewright')

  await lead.press('Describe it')
  await lead.fill('Description', 'متجر\nThe shop moves.')
  await lead.press('Save', '2 of 4 done')
  await lead.press('Link one')
  await lead.fill('Name of the new knowledge base', 'Handbook')
  await lead.press('Create and link', '3 of 4 done')
  await lead.press('Try it')
  // An agent has the name of the field, too, and can be reached until the dialog is open.
  await lead.sees('Try it on a text')
  await lead.fill('Requirements', 'It should be fast and modern.')
  await lead.press('Design tests', '0 tests designed, 1 open question.', 'What the text leaves open')
  await lead.press('Use a sample')
  await lead.press('Design tests again', '10 tests designed, 0 open questions.')
  await lead.press('Close')
  await lead.misses('Set up this project')
  // The figures are read once more when a run has ended.
  await lead.page.waitForFunction(() =>
    /Agent runs\s+2\s+Agents on\s+4\s+Knowledge bases\s+1/.test(
      document.querySelector<HTMLElement>('.totals')?.innerText ?? '',
    ),
  )
  const runs = await lead.page.waitForSelector('.runs')
  expect(await runs?.evaluate((list) => (list as HTMLElement).innerText)).toContain('Test design')
})

test('agents are ordered by keyboard and menu, switched off, removed and brought back', async () => {
  await choose('the agent Test execution', 'Move up')
  await lead.sees('Test execution')
  await lead.page.focus('.agents li:first-child input')
  await lead.page.keyboard.down('Alt')
  await lead.page.keyboard.press('ArrowDown')
  await lead.page.keyboard.up('Alt')
  const ordered = ['Test design', 'Requirements', 'Test execution', 'Test scripts']
  await eventually(names).toEqual(ordered)
  expect(await lead.page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain('Req')
  await lead.page.keyboard.press('Space')
  await lead.sees('3 of 4')
  await choose('the agent Test scripts', 'Remove')
  await lead.press('Undo')
  await lead.page.waitForNetworkIdle({ idleTime: 200 })
  await lead.page.reload()
  await lead.sees('3 of 4')
  expect(await names()).toEqual(ordered)
})

test('projects are found, ordered, duplicated, archived and brought back', async () => {
  await newProject('Alpha', { description: 'Zürich' })
  await lead.open('/projects?sort=name', '2 projects')
  await choose('Alpha', 'Duplicate')
  await lead.sees('3 projects')
  await choose('Alpha', 'Archive')
  await lead.sees('2 projects')
  expect(await focused()).toContain('Alpha (copy)')
  await lead.press('Undo', '3 projects')
  await lead.fill('Find a project', 'zurich copy')
  await lead.sees('1 of 3 projects')
  await lead.page.reload()
  await lead.sees('1 of 3 projects')
  await lead.fill('Find a project', 'nowhere')
  await lead.sees('No project has the words “nowhere”')
  await lead.press('Show all projects')
  await choose('Alpha (copy)', 'Archive')
  await lead.press('Archived', '1 project')
  await lead.follow('Alpha (copy)', 'This project is archived')
  await lead.press('Take back')
  await lead.misses('This project is archived')
})

test('a project is deleted by who types its name', async () => {
  await choose('Alpha (copy)', 'Delete…')
  await lead.fill('Type the name of the project to confirm', 'Alpha')
  await lead.press('Delete for good', 'This is not the name of the project.')
  await lead.fill('Type the name of the project to confirm', 'Alpha (copy)')
  await lead.press('Delete for good', '2 projects')
  expect(new URL(lead.page.url()).pathname).toBe('/projects')
})

test('no page stays white where its file or the first answer does not come', async () => {
  const { page } = lead
  const failing = { status: 503, body: { error: 'unavailable', message: 'The service is being renewed.' } }
  let isDown = true
  const down = (request: HTTPRequest) =>
    isDown && request.url().endsWith('/api/auth/session') ? failing : undefined
  await answering(down, async () => {
    await lead.open('/projects', 'The service is being renewed.')
    isDown = false
    await lead.press('Try again', '2 projects')
  })
  const gone = (request: HTTPRequest) =>
    /\/assets\/project-[^/]*\.js$/.test(request.url()) ? { status: 404, body: {} } : undefined
  await page.setCacheEnabled(false)
  await answering(gone, async () => {
    await lead.open('/projects')
    await lead.follow('Alpha', 'This page could not be shown')
  })
  await lead.press('Reload the page', 'Set up this project')
  lead.complaints.splice(0)
})
