import { expect, test } from 'vitest'
import { downloadsOf } from '../../support/browser/downloads.ts'
import { barriersInBoth } from '../../support/browser/look-over.ts'
import { eventually, startLead } from '../../support/browser/pages.ts'

const { pages, lead } = startLead('/settings#readings')

const stay = 'A <b>stay</b> lasts at least 2 and at most 21 nights.'
const gallery = 'Parents are welcome to watch from the gallery.'
const focused = () => lead.page.evaluate(() => document.activeElement?.textContent)

const look = async () => {
  expect(await barriersInBoth(lead)).toEqual([])
  expect(await lead.sidewaysOnPhone()).toEqual([])
}

async function choose(label: string, value: string) {
  const list = await lead.page.locator(`::-p-aria([name="${label}"][role="combobox"])`).waitHandle()
  await (list as unknown as { select: (value: string) => Promise<unknown> }).select(value)
}

test('an organization reads a text, corrects a sentence, keeps it, exports it and withdraws it', async () => {
  await lead.sees('No sentence has been corrected yet.')
  await look()
  await lead.fill('Text', `${stay}\n${gallery}`)
  await lead.press('Read it', '2 sentences read', 'Names in this text')
  await lead.sees('At least', 'nights')
  await look()
  await lead.press(`Correct how this is read: ${gallery}`, 'How this sentence was read')
  await lead.press(`Select the clause: Context, ${gallery.slice(0, -1)}`)
  await choose('As a clause', 'eff')
  await choose('Another kind', 'permission')
  await lead.press('Add')
  await lead.press('Save', 'Saved. Equal sentences of this organization are read so from now on.')
  await lead.sees('A person corrected this sentence.')
  await look()
  await lead.page.keyboard.press('Escape')
  await eventually(focused).toBe('Correct')
  await lead.sees('corrected by a person', 'by Demo')
  await look()

  const saved = await downloadsOf(lead, pages.folder())
  const { name, content } = await saved(() => lead.press('Export as marked lines'))
  expect(name).toBe('marked-lines.txt')
  expect(String(content)).toBe(`{eff ${gallery.slice(0, -1)}}. ## permission\n`)

  await lead.page.reload()
  await lead.press(`Withdraw the correction of: ${gallery}`, 'Withdraw this correction?')
  await lead.press('Withdraw the correction', 'No sentence has been corrected yet.')
})
