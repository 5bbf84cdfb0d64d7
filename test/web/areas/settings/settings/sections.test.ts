import { expect, test } from 'vitest'
import { sections } from '../../../../../web/areas/settings/settings/sections.ts'
import { may, roles } from '../../../../../web/client/may.ts'
import { texts } from '../../../../../web/texts/en/settings.ts'
import { roleAllows, roles as ours } from '../../../../../shared/kernel/roles.ts'

test.each(sections)('the part $id of the settings says what it is', (section) => {
  expect(section.title).toMatch(/^[A-Z][a-z ]+$/)
  expect(section.lead).toMatch(/\.$/)
})

test('no two parts of the settings have one address, and none has that of the link past the header', () => {
  const ids = ['main', ...sections.map(({ id }) => id)]
  expect(new Set(ids).size).toBe(ids.length)
})

test('the pages know the roles as the service does', () => {
  expect(roles).toEqual(ours)
  expect(Object.keys(texts.roles).toSorted()).toEqual(ours.toSorted())
  for (const role of ours) for (const needed of ours) expect(may(role, needed)).toBe(roleAllows(role, needed))
  expect(may(undefined, 'viewer')).toBe(false)
})
