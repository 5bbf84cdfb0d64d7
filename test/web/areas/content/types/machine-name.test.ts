import { expect, test } from 'vitest'
import { machineNameOf } from '../../../../../web/areas/content/types/machine-name.ts'

test.each([
  ['Opening hours', 'opening_hours'],
  ['Größe (m²)', 'gro_e_m2'],
  ['2nd title', 'nd_title'],
  ['🚀', 'field'],
  ['X'.repeat(200), 'x'.repeat(50)],
])('%s is called %s', (name, machineName) => {
  expect(machineNameOf(name, [])).toBe(machineName)
})

test('no two are called the same', () => {
  expect(machineNameOf('Title', ['title', 'title_2'])).toBe('title_3')
})
