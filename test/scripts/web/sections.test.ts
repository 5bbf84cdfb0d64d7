import { expect, test } from 'vitest'
import { sections } from '../../../web/pages/assets/settings/sections.js'
import { allows, explained, roles } from '../../../web/pages/assets/settings/roles.js'
import { roleAllows, roles as ours } from '../../../shared/kernel/roles.ts'

test.each(sections)('the part $id of the settings says what it is and can be loaded', async (section) => {
  expect(section.title).toMatch(/^[A-Z][a-z ]+$/)
  expect(section.lead).toMatch(/\.$/)
  expect(await section.load()).toBeTypeOf('function')
})

test('no two parts of the settings have one address, and none has that of the link past the header', () => {
  const ids = ['main', ...sections.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
})

test('the pages know the roles as the service does', () => {
  expect(roles).toEqual(ours)
  expect(Object.keys(explained).toSorted()).toEqual(ours.toSorted())
  for (const role of ours)
    for (const needed of ours) expect(allows(role, needed)).toBe(roleAllows(role, needed))
})
